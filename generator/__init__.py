"""The Emperor rules site: a rules core, its words, its pictures, and the pipeline that makes pages of them.

Imports point one way only: site -> diagram -> emperor, and site -> wording -> emperor, language.
"""
