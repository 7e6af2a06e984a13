"""What a table says, as HTML: the same for the page that is built and for the page in use.

The build puts these fragments into its pages; the reader's browser asks the very same functions,
through Python, for every table that no page holds. They know words, not files: links and drawings
come from outside. Standard library only.
"""
