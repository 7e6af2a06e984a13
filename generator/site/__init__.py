"""The pipeline: load -> validate -> compute -> render -> check -> write.

The only room that knows jinja2 and markdown. It asks the core for every fact, the wording for every
sentence and the diagram room for every picture, and only puts them on pages.
"""
