// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"
#include "store/rules/queuestore.h"
#include "store/work/questionstore.h"

namespace intray {

static Question::State stateOf(const Row &row)
{
    const auto state = questionStateNamed(row.text("state")).value_or(Question::State::Closed);
    const auto item = stateNamed(row.text("item_state")).value_or(State::Open);
    const bool isOver = item != State::Open && item != State::Locked;
    return state == Question::State::Open && isOver ? Question::State::Closed : state;
}

static Question questionOf(const Row &row)
{
    Question question;
    question.id = row.number("id");
    question.item = ItemId(row.number("item_id"));
    question.key = row.text("key");
    question.queue = row.text("queue");
    question.field = row.text("field");
    question.whom = row.text("whom");
    question.text = row.text("question");
    question.askedBy = row.text("asked_by");
    question.askedAt = timeFromIso(row.text("asked_at"));
    question.byWhen = timeFromIso(row.text("by_when"));
    question.state = stateOf(row);
    question.answer = row.text("answer");
    if (!row.value("value").isNull())
        question.value = row.text("value");
    question.answeredBy = row.text("answered_by");
    question.answeredAt = timeFromIso(row.text("answered_at"));
    return question;
}

Outcome<Done> QuestionStore::ask(ItemId item, const LockId &lock, const NewQuestion &question,
                                 const std::optional<Record> &typed, const OperationId &operation)
{
    return carryOut(m_connection, m_identity, verbs::ask,
                    {item.value(), uuidOrNone(lock), question.field, question.whom, question.text,
                     question.stays, question.after.count(), typed ? jsonText(*typed) : QString(),
                     typed ? searchTextOfValues(*typed) : QString(), operation});
}

Outcome<Done> QuestionStore::answer(qint64 question, const Answer &answer,
                                    const OperationId &operation)
{
    return carryOut(m_connection, m_identity, verbs::answerQuestion,
                    {question, answer.text, answer.value.has_value(),
                     answer.value.value_or(QString()), operation});
}

Outcome<Done> QuestionStore::withdraw(qint64 question, const OperationId &operation)
{
    return carryOut(m_connection, m_identity, verbs::withdrawQuestion, {question, operation});
}

Outcome<Done> QuestionStore::give(qint64 question, const QString &whom, std::chrono::seconds after,
                                  const OperationId &operation)
{
    return carryOut(m_connection, m_identity, verbs::giveQuestion,
                    {question, whom, after.count(), operation});
}

Outcome<QList<Question>> QuestionStore::ofItem(ItemId item)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<Question>> {
        return sql.all("questions_of_item", {{":item", item.value()}}, questionOf);
    });
}

Outcome<Question> QuestionStore::question(qint64 id)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<Question> {
        const auto found = sql.first("question_by_id", {{":id", id}}, questionOf);
        if (!found)
            return tl::unexpected<Error>(refused("no_such_question", {{"question", id}}));
        return *found;
    });
}

/// An empty name stands for all queues.
Outcome<Done> QuestionStore::isKnown(const QString &queue)
{
    if (queue.isEmpty())
        return Done{};
    return QueueStore(m_connection, m_identity).queue(queue).map([](const Queue &) {
        return Done{};
    });
}

Outcome<QList<Question>> QuestionStore::questions(const QString &queue, bool areOpen, int limit,
                                                  int offset)
{
    if (const auto known = isKnown(queue); !known)
        return tl::unexpected<Error>(known.error());
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<Question>> {
        return sql.all(areOpen ? "open_questions" : "closed_questions",
                       {{":queue", notNull(queue)}, {":limit", limit}, {":offset", offset}},
                       questionOf);
    });
}

Outcome<QList<RecordAskedAbout>> QuestionStore::recordsAskedAbout(const QString &queue, int limit,
                                                                  int offset)
{
    if (const auto known = isKnown(queue); !known)
        return tl::unexpected<Error>(known.error());
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<RecordAskedAbout>> {
        return sql.all("records_asked_about",
                       {{":queue", notNull(queue)}, {":limit", limit}, {":offset", offset}},
                       [](const Row &row) {
                           return RecordAskedAbout{questionOf(row), row.json("record")};
                       });
    });
}

} // namespace intray
