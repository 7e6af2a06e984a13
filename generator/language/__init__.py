"""Texts and their translations: one formatter, typography, catalogues and their checks.

This room knows nothing of the game and imports the standard library alone, so that the
browser can run the very same files.
"""
