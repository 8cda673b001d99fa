# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables of made-up records, kinds of spoiling them as suppliers do, and what is measured with both.

words, checks: what values are made of. table, tables, people, things: ten tables. kinds, times, numbers, texts, layouts: the
kinds of spoiling. spoiling: a table spoiled, with the truth. tasks (and tasks_names, _numbers, _texts, _kinds): transformation
by example. heldback: which tables, kinds and tasks are not looked at. sources: several sources of one fact. sample: what is
wrong in the program's own sample. repairs: asks the program. tallies: what of its answers is right. sets: what is measured.
fresh_words, fresh_tables, fresh_kinds, fresh_tasks (and fresh_tasks_names, _numbers, _texts), fresh_rules, fresh_drawn: the same
by somebody who did not know the method; only sums of it are looked at. wider_tasks (and wider_tasks_numbers, _texts): tasks that
the method was widened with, half of them by their sums alone.
"""
