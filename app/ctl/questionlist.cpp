// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/json.h"
#include "ctl/questions.h"
#include "ctl/text.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

QJsonObject jsonOf(const Question &question)
{
    return {{u"question"_s, question.id},
            {u"item"_s, question.item.value()},
            {u"key"_s, question.key},
            {u"queue"_s, question.queue},
            {u"field"_s, jsonOf(question.field)},
            {u"to"_s, question.whom.isEmpty() ? u"source"_s : question.whom},
            {u"text"_s, question.text},
            {u"asked_by"_s, question.askedBy},
            {u"asked_at"_s, jsonOf(question.askedAt)},
            {u"due_at"_s, jsonOf(question.byWhen)},
            {u"state"_s, nameOf(question.state)},
            {u"answer"_s, jsonOf(question.answer)},
            {u"value"_s, question.value ? QJsonValue(*question.value) : QJsonValue()},
            {u"answered_by"_s, jsonOf(question.answeredBy)},
            {u"answered_at"_s, jsonOf(question.answeredAt)}};
}

static QString shownState(const Question &question, const QDateTime &now)
{
    return question.isLate(now) ? Ctl::tr("late") : nameOf(question.state);
}

static QString shownAnswer(const Question &question)
{
    if (!question.value)
        return question.answer.simplified();
    return question.answer.isEmpty()
               ? *question.value
               : Ctl::tr("%1 (%2)").arg(*question.value, question.answer.simplified());
}

static QString tableOf(const QList<Question> &all, const QDateTime &now)
{
    QList<QStringList> rows;
    for (const Question &one : all)
        rows.append({QString::number(one.id), one.queue, one.key, one.field,
                     one.whom.isEmpty() ? Ctl::tr("source") : one.whom, one.askedBy,
                     shownTime(one.byWhen), shownState(one, now), one.text.simplified(),
                     shownAnswer(one)});
    return table({Ctl::tr("question"), Ctl::tr("queue"), Ctl::tr("key"), Ctl::tr("field"),
                  Ctl::tr("whom"), Ctl::tr("asked by"), Ctl::tr("until"), Ctl::tr("state"),
                  Ctl::tr("text"), Ctl::tr("answer")},
                 rows);
}

static Outcome<QList<Question>> wanted(QuestionStore &store, const Call &call, ItemId item,
                                       int limit)
{
    return call.has(u"item"_s) ? store.ofItem(item)
                               : store.questions(call.argument(0), !call.has(u"closed"_s), limit);
}

Answer listQuestions(Call &call)
{
    const auto limit = call.number(u"limit"_s, 200, 1, 100'000);
    const auto item = call.has(u"item"_s) ? itemFrom(call.text(u"item"_s)) : Checked<ItemId>();
    if (!limit || !item)
        return limit ? failed(item) : failed(limit);
    if (call.has(u"item"_s) && (call.has(u"closed"_s) || !call.arguments().isEmpty()))
        return wrongUsage(Ctl::tr("--item tells all questions about one item; leave out the queue "
                                  "and --closed."));
    return call.with([&](QuestionStore &store) -> Answer {
        const auto all = wanted(store, call, *item, *limit);
        const auto now = store.now();
        if (!all || !now)
            return all ? failed(now) : failed(all);
        return Reply{
            {{u"questions"_s, jsonList(*all, [](const Question &one) { return jsonOf(one); })}},
            all->isEmpty() ? QString() : tableOf(*all, *now),
            all->isEmpty() ? Ctl::tr("There are no such questions.") : QString()};
    });
}

} // namespace intray::ctl
