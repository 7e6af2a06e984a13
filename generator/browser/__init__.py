"""The core's door in the reader's browser: a question and strings in, a JSON string out."""
