# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables of made-up records, kinds of spoiling them as suppliers do, and what is measured with both.

words, checks: what values are made of. tables, schemas: ten tables. kinds, times, numbers, texts, layouts: the kinds of
spoiling. spoiling: a table spoiled, with the truth. heldback: which tables, kinds and tasks are not looked at. tasks:
transformation by example. sources: several sources of one fact. sample: what is wrong in the program's own sample.
repairs: asks the program and counts.
"""
