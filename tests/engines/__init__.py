"""Real browsers for the tests, headless: each one opens pages, evaluates expressions and waits."""
