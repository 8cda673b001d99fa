// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/answering.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Answering)
};

/// A question about the whole record has no field for a value, so all is words.
Answer answerOf(const ReadAnswer &row, const Question &question)
{
    if (!question.field.isEmpty())
        return {row.remark, row.value.isEmpty() ? std::nullopt : std::optional(row.value)};
    const QStringList words{row.value, row.remark};
    return {words.join(u'\n').trimmed(), {}};
}

bool isSame(const Answer &answer, const Question &question)
{
    return answer.text == question.answer && answer.value == question.value;
}

/// In another language, too, because usual questions are written in that of the file.
bool isItsText(const ReadAnswer &row, const Question &question)
{
    return isSameQuestion(row.text, question.text);
}

/// Why the row answers nothing; empty: it may.
QString whyNot(const ReadAnswer &row, const Outcome<Question> &question)
{
    if (!question)
        return question.error().sentence;
    if (row.token != tokenOf(*question))
        return Words::tr("%1 is not the number of a question in this database. It was changed, or "
                         "the file belongs to another one.")
            .arg(row.token);
    if (!isItsText(row, *question))
        return Words::tr("The text beside %1 is not what was asked, so the answer may belong to "
                         "another question.")
            .arg(row.token);
    return {};
}

QString closedSentence(const Question &question)
{
    return question.state == Question::State::Answered
               ? Words::tr("%1 answered this question differently before.").arg(question.answeredBy)
               : Words::tr("The question is closed: it was withdrawn, or the work on its record "
                           "has ended.");
}

Outcome<Done> take(QuestionStore &store, const ReadAnswer &row, bool dryRun, AnsweredFile &result)
{
    ++result.read;
    if (row.isEmpty()) {
        ++result.empty;
        return Done{};
    }
    const auto question = store.question(row.question);
    const bool isTrouble = !question && question.error().kind != Error::Kind::NotFound;
    if (isTrouble)
        return tl::unexpected<Error>(question.error());
    if (const QString why = whyNot(row, question); !why.isEmpty()) {
        result.rejected << Reject{row.line, why, {}, {}};
        return Done{};
    }
    const Answer answer = answerOf(row, *question);
    if (question->state == Question::State::Answered && isSame(answer, *question)) {
        ++result.unchanged;
    } else if (question->state != Question::State::Open) {
        result.rejected << Reject{row.line, closedSentence(*question), {}, {}};
    } else {
        const auto answered = dryRun ? Outcome<Done>(Done{}) : store.answer(question->id, answer);
        if (!answered && answered.error().kind != Error::Kind::Invalid)
            return answered;
        if (answered)
            ++result.answered;
        else
            result.rejected << Reject{row.line, answered.error().sentence, {}, {}};
    }
    return Done{};
}

} // namespace

Outcome<AnsweredFile> answerFrom(QuestionStore &store, const QString &file, const QString &sheet,
                                 bool dryRun)
{
    const auto read = readAnswers(file, sheet);
    if (!read)
        return tl::unexpected<Error>(read.error());
    AnsweredFile result;
    result.rejected = read->rejected;
    result.read = read->rejected.size();
    for (const ReadAnswer &row : read->answers)
        if (const auto taken = take(store, row, dryRun, result); !taken)
            return tl::unexpected<Error>(taken.error());
    return result;
}

} // namespace intray
