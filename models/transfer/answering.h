// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/questionfile.h"

namespace intray {

/// What became of a file with answers. read = answered + unchanged + empty + rejected.
struct AnsweredFile
{
    qint64 read = 0;
    qint64 answered = 0;  ///< Or would be, where nothing was to be done.
    qint64 unchanged = 0; ///< Answered just so before.
    qint64 empty = 0;     ///< Without an answer.
    QList<Reject> rejected;
};

/// Answers the questions of a file that writeQuestions() made and somebody filled in. A row whose
/// question does not fit its number, or is closed, is told and changes nothing. Values are offered
/// to whoever has the record next, and overwrite nothing. Blocking; thread as for Store.
Outcome<AnsweredFile> answerFrom(QuestionStore &store, const QString &file, const QString &sheet,
                                 bool dryRun);

} // namespace intray
