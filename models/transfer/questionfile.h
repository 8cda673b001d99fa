// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/question.h"
#include "store/work/questionstore.h"
#include "transfer/filelanguage.h"
#include "transfer/importoptions.h"

#include <functional>

namespace intray {

/// What a question is called in a file that goes out and comes back: its number, and letters that
/// belong to it alone, so that a slip or another database's file answers nothing.
QString tokenOf(const Question &question);

/// Writes questions for those who can answer them, into a workbook (.xlsx) in which only the cells
/// for the answers can be written, or CSV: token, key, field, what stands there, the question, room
/// for the value and for a remark. What the file says itself, usual questions too, is in the
/// language. The file appears when all is written, or not at all. Invalid, DiskFull or Unreadable. Blocking; any thread.
Outcome<Done> writeQuestions(const QList<RecordAskedAbout> &questions,
                             const std::function<QString(const Question &)> &fieldLabel,
                             const QString &file, const FileLanguage &language = {});

/// One row of what came back.
struct ReadAnswer
{
    qint64 line = 0;
    qint64 question = 0; ///< 0: the row names none.
    QString token;
    QString text; ///< The question as the row has it.
    QString value;
    QString remark;

    bool isEmpty() const { return value.isEmpty() && remark.isEmpty(); }
};

/// The rows of a file that writeQuestions() made, in whatever order they are by now; rows without a
/// token, and cells behind the last column, are told with their line and are no answers. Invalid:
/// the file has no column of tokens. Else as RecordTable::open().
struct ReadAnswers
{
    QList<ReadAnswer> answers;
    QList<Reject> rejected;
};
Outcome<ReadAnswers> readAnswers(const QString &file, const QString &sheet = {});

} // namespace intray
