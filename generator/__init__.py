"""The Emperor rules site: a rules core, its words, its pictures, and the pipeline for its pages.

Imports point one way only: site -> diagram -> emperor, and site -> wording -> emperor, language.
"""
