"""The quiz: questions that the rules core makes and answers, told in words and pictures.

A question is a value, and its name says it whole: `attacks_2x3_a3_b1` asks whom b1 can attack once
a3 has fallen. So a link is a question, and the same link is always the same question.
"""
