// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/questions.h"
#include "ctl/shortage.h"
#include "ctl/text.h"
#include "schema/recordschema.h"
#include "store/rules/queuestore.h"
#include "store/work/workstore.h"

#include <algorithm>

namespace intray::ctl {

using namespace Qt::StringLiterals;

static Checked<qint64> questionFrom(const QString &text)
{
    bool isNumber = false;
    const qint64 number = text.toLongLong(&isNumber);
    if (!isNumber || number <= 0)
        return wrongUsage(Ctl::tr("\"%1\" is not the number of a question.").arg(text));
    return number;
}

/// The source has no name of its own.
static QString whomIn(const QString &text)
{
    return text == u"source"_s ? QString() : text;
}

static Checked<NewQuestion> questionIn(const Call &call)
{
    NewQuestion question;
    const auto after = call.span(u"within"_s, question.after);
    if (!after)
        return failed(after);
    question.field = call.text(u"field"_s);
    question.whom = whomIn(call.text(u"to"_s));
    question.text = call.argument(1);
    question.after = *after;
    question.stays = call.has(u"stay"_s);
    return question;
}

static bool hasField(QueueStore &queues, const ItemDetail &detail, const QString &field)
{
    if (field.isEmpty() || detail.item.record.contains(field) || detail.imported.contains(field))
        return true;
    const auto schema = queues.queue(detail.item.queue).and_then(RecordSchema::of);
    const QList<Field> fields = schema ? schema->fields() : QList<Field>();
    return std::any_of(fields.begin(), fields.end(),
                       [&](const Field &known) { return known.name == field; });
}

/// An item under a lock of this user's.
struct Held
{
    LockId lock;
    bool isTakenHere = false; ///< For this question.
    std::optional<Failure> why = {};
};

static Held heldOf(WorkStore &work, const QString &user, const Item &known)
{
    const ItemId item = known.id;
    if (known.state == State::Locked && known.lock.user == user)
        return {known.lock.id, false};
    const auto claim = work.claimItems({item});
    if (!claim)
        return {{}, false, Failure(claim.error())};
    if (claim->items.isEmpty())
        return {{},
                false,
                Failure({Error::Kind::Invalid, sentenceFor(*claim), {}}, exitFor(claim->shortage))};
    return {claim->lock, true};
}

static Reply askedReply(QuestionStore &questions, ItemId item, bool stays)
{
    const auto all = questions.ofItem(item).value_or(QList<Question>());
    const qint64 number = all.isEmpty() ? 0 : all.last().id;
    const QString sentence =
        stays ? Ctl::tr("Question %1 was asked; item %2 stays with you.")
              : Ctl::tr("Question %1 was asked; item %2 waits for the answer, and then comes first "
                        "to you.");
    return {{{u"item"_s, item.value()},
             {u"question"_s, number},
             {u"state"_s, stays ? u"locked"_s : u"open"_s}},
            sentence.arg(number).arg(item.value()),
            {}};
}

static Answer ask(Call &call)
{
    if (call.has(u"export"_s))
        return exportQuestions(call);
    if (call.arguments().size() != 2)
        return wrongUsage(Ctl::tr("Name the item, and write the question behind it."));
    const auto item = itemFrom(call.argument(0));
    const auto question = questionIn(call);
    if (!item || !question)
        return item ? failed(question) : failed(item);
    const auto given = call.has(u"lock"_s) ? call.lock() : Checked<LockId>(LockId());
    if (!given)
        return failed(given);
    return call.with([&](WorkStore &work, QuestionStore &questions, QueueStore &queues) -> Answer {
        const auto detail = work.detail(*item);
        if (!detail)
            return failed(detail);
        if (!hasField(queues, *detail, question->field))
            return wrongUsage(Ctl::tr("The queue “%1” has no field “%2”.")
                                  .arg(detail->item.queue, question->field));
        const Held held = given->isEmpty() ? heldOf(work, call.identity().user, detail->item)
                                           : Held{*given, false};
        if (held.why)
            return tl::unexpected(*held.why);
        const auto asked = questions.ask(*item, held.lock, *question);
        if (!asked && held.isTakenHere)
            work.finish(*item, held.lock, Disposition::returnLater());
        if (!asked)
            return failed(asked);
        return askedReply(questions, *item, question->stays);
    });
}

static Reply replyAbout(qint64 question, const QString &sentence)
{
    return {{{u"question"_s, question}}, sentence.arg(question), {}};
}

static Answer answerOne(Call &call)
{
    const auto question = questionFrom(call.argument(0));
    if (!question)
        return failed(question);
    intray::Answer answer{call.argument(1), {}};
    if (call.has(u"field-value"_s))
        answer.value = call.text(u"field-value"_s);
    return call.with([&](QuestionStore &store) -> Answer {
        return store.answer(*question, answer).map([&](Done) {
            return replyAbout(*question, Ctl::tr("Question %1 is answered."));
        });
    });
}

static Answer withdraw(Call &call)
{
    const auto question = questionFrom(call.argument(0));
    if (!question)
        return failed(question);
    return call.with([&](QuestionStore &store) -> Answer {
        return store.withdraw(*question).map(
            [&](Done) { return replyAbout(*question, Ctl::tr("Question %1 is withdrawn.")); });
    });
}

/// Whom it is put to stays as it is unless --to names somebody else.
static Answer askAgain(Call &call)
{
    const auto question = questionFrom(call.argument(0));
    const auto after = call.span(u"within"_s, NewQuestion().after);
    if (!question || !after)
        return question ? failed(after) : failed(question);
    return call.with([&](QuestionStore &store) -> Answer {
        const auto known = store.question(*question);
        if (!known)
            return failed(known);
        const QString whom = call.has(u"to"_s) ? whomIn(call.text(u"to"_s)) : known->whom;
        return store.give(*question, whom, *after).map([&](Done) {
            return replyAbout(*question, Ctl::tr("Question %1 was asked again."));
        });
    });
}

static Option forOption()
{
    return {u"within"_s, u"SPAN"_s,
            Ctl::tr("How long the item waits for the answer, such as 3d, which is the default; at "
                    "most 90d. Then it comes back by itself.")};
}

QList<Command> questionCommands()
{
    const Option to{u"to"_s, u"USER"_s,
                    Ctl::tr("A user, @ and a tag, or source, which is the default: whoever the "
                            "record came from.")};
    return {
        {u"ask"_s,
         u"ITEM TEXT"_s,
         0,
         2,
         Ctl::tr("Ask the source or a colleague about an item. It waits for the answer without a "
                 "lock, and then comes first to whoever asked.\nWith --export, write the open "
                 "questions into a file for those who can answer them."),
         {{u"field"_s, u"NAME"_s, Ctl::tr("The field that is asked about.")},
          to,
          forOption(),
          {u"stay"_s, {}, Ctl::tr("Keep the item, and go on with its other fields.")},
          {u"lock"_s, u"UUID"_s,
           Ctl::tr("The lock that holds the item; by default your own, and if nobody holds the "
                   "item it is taken for the question.")},
          {u"export"_s, u"FILE"_s,
           Ctl::tr("Write the open questions into FILE (.xlsx or .csv) with room for the answers, "
                   "instead of asking. \"intrayctl answers\" reads it again.")},
          {u"queue"_s, u"QUEUE"_s, Ctl::tr("With --export: only questions of this queue.")},
          {u"only"_s, u"FIELD=VALUE"_s,
           Ctl::tr("With --export: only of records with this value, such as one supplier's.")},
          {u"language"_s, u"CODE"_s,
           Ctl::tr("With --export: the language of the file, such as de, if not that of the "
                   "program.")},
          forceOption()},
         ask},
        {u"answer"_s,
         u"QUESTION [TEXT]"_s,
         1,
         2,
         Ctl::tr("Answer a question, in words, with a value for its field, or both."),
         {{u"field-value"_s, u"VALUE"_s,
           Ctl::tr("What is to stand in the field. It is offered to whoever has the record "
                   "next.")}},
         answerOne},
        {u"withdraw-question"_s,
         u"QUESTION"_s,
         1,
         1,
         Ctl::tr("Withdraw a question of your own; supervisors also withdraw those of others."),
         {},
         withdraw},
        {u"ask-again"_s,
         u"QUESTION"_s,
         1,
         1,
         Ctl::tr("Ask an open question again, or put it to somebody else."),
         {to, forOption()},
         askAgain},
        {u"answers"_s,
         u"FILE"_s,
         1,
         1,
         Ctl::tr("Read the answers in a file that \"intrayctl ask --export\" wrote. What cannot "
                 "be matched is told with its row; the same file twice changes nothing."),
         {{u"dry-run"_s, {}, Ctl::tr("Only tell what would be answered.")},
          {u"sheet"_s, u"SHEET"_s, Ctl::tr("The sheet of a workbook; the first by default.")}},
         readAnswers},
        {u"questions"_s,
         u"[QUEUE]"_s,
         0,
         1,
         Ctl::tr("List the open questions, those that are late soonest first."),
         {{u"item"_s, u"ID"_s, Ctl::tr("All questions about this item.")},
          {u"closed"_s, {}, Ctl::tr("Those that are answered, withdrawn or closed instead.")},
          {u"limit"_s, u"N"_s, Ctl::tr("At most this many; 200 by default.")}},
         listQuestions}};
}

} // namespace intray::ctl
