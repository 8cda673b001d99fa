// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/queuerules.h"

#include "ctl/eyerules.h"
#include "queue/times.h"
#include "schema/keptwords.h"
#include "schema/plainsearch.h"
#include "schema/recordfields.h"
#include "schema/recordschema.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

QList<Option> ruleOptions()
{
    return {
        {u"title"_s, u"TITLE"_s, Ctl::tr("The title that people see; by default the name.")},
        {u"hold"_s, u"SPAN"_s, Ctl::tr("How long a lock lasts, such as 30m.")},
        {u"longest-hold"_s, u"SPAN"_s, Ctl::tr("No extension goes beyond this, such as 8h.")},
        {u"warn"_s,
         u"SPAN[,SPAN]"_s,
         Ctl::tr("How long before the end of a lock its holder is warned, first and last, such as "
                 "5m,1m; \"usual\" for the usual times."),
         {u"usual"_s}},
        {u"locks-per-user"_s,
         u"N"_s,
         Ctl::tr("How many items one user may hold; \"none\" for no limit."),
         {u"none"_s}},
        {u"attempts"_s,
         u"N"_s,
         Ctl::tr(
             "An item that was taken this often fails when its lock expires; \"none\" for never."),
         {u"none"_s}},
        {u"dispositions"_s, u"D[,D]"_s,
         Ctl::tr("What may be done, such as complete,return,dismiss,fail,send_back."),
         dispositionNames()},
        {u"reason-required"_s,
         u"D[,D]"_s,
         Ctl::tr("For which endings a reason must be given besides fail and send_back, such as "
                 "return,dismiss; \"\" for none."),
         {u"return"_s, u"dismiss"_s}},
        {u"return-reasons"_s, u"R[;R]"_s,
         Ctl::tr("Reasons to choose from when an item is returned; \"\" for none.")},
        {u"dismiss-reasons"_s, u"R[;R]"_s,
         Ctl::tr("Reasons to choose from when an item is dismissed; \"\" for none.")},
        {u"fail-reasons"_s, u"R[;R]"_s,
         Ctl::tr("Reasons to choose from when an item fails; \"\" for none.")},
        {u"send-back-reasons"_s, u"R[;R]"_s,
         Ctl::tr("Reasons to choose from when an item is sent back; \"\" for none.")},
        {u"usual-questions"_s, u"Q[;Q]"_s,
         Ctl::tr("Questions to choose from when somebody asks about an item, before those that "
                 "every queue has; \"\" for none.")},
        {u"not-again"_s,
         u"SPAN"_s,
         Ctl::tr("How long what somebody returned is not offered to them again, such as 4h; "
                 "\"others\": until somebody else had it; \"none\": it comes when nothing else is "
                 "left."),
         {u"others"_s, u"none"_s}},
        {u"reopen-own"_s,
         u"SPAN"_s,
         Ctl::tr("How long people may reopen what they finished themselves, such as 30m; \"none\" "
                 "for not at all."),
         {u"none"_s}},
        {u"schema"_s, u"FILE"_s, Ctl::tr("JSON Schema of the records.")},
        {u"add-field"_s, u"NAME"_s,
         Ctl::tr("Another field that records may have; may be given several times.")},
        {u"plain-search"_s,
         u"yes|no"_s,
         Ctl::tr("Whether a search finds letters with accents by the plain ones, as \"Café\" by "
                 "\"cafe\"."),
         {u"yes"_s, u"no"_s}},
        {u"largest-record"_s, u"SIZE"_s,
         Ctl::tr("How large a record may be, such as 1M, 64k or a number of bytes.")},
        {u"largest-field"_s, u"SIZE"_s, Ctl::tr("How large each value in it may be.")},
        {u"source"_s, u"FILE"_s,
         Ctl::tr("Query that fills the queue: one SELECT with a column \"key\"; \"\" for none.")},
        {u"fresh"_s, u"SPAN"_s, Ctl::tr("How long the query's result is good.")},
        {u"next"_s, u"QUEUE"_s, Ctl::tr("Where completed items go on; \"\" for nowhere.")},
        {u"other-hands"_s,
         u"yes|no"_s,
         Ctl::tr("Whether an item must go to a different person than the one who completed the "
                 "previous step."),
         {u"yes"_s, u"no"_s}},
        {u"blind"_s, u"FIELD[,FIELD]"_s,
         Ctl::tr("Fields that are keyed a second time without sight of the first; \"\" for none.")},
        {u"decide"_s, u"QUEUE"_s,
         Ctl::tr("Where a third person decides if the two keyings differ.")},
        {u"share"_s, u"PERCENT"_s,
         Ctl::tr("Share of what the previous step completes that comes here, such as 10%; the rest "
                 "skips this queue.")},
        {u"doubtful-first"_s,
         u"yes|no"_s,
         Ctl::tr("Whether the most doubtful item of a priority is given out first."),
         {u"yes"_s, u"no"_s}},
        {u"let-pass"_s,
         u"PERCENT[,PERCENT]"_s,
         Ctl::tr(
             "How many fields of a delivery may still be wrong, and how sure that is, such as "
             "0.5%,95%: the least doubtful records then end without being opened; \"none\": all "
             "are opened."),
         {u"none"_s}},
        {u"plant-every"_s,
         u"N"_s,
         Ctl::tr("One record in N shows a planted slip, which tells how much people miss; "
                 "\"none\" for no slips."),
         {u"none"_s}},
    };
}

static Checked<Queue> withSpans(Queue rules, const Call &call)
{
    const auto lock = call.span(u"hold"_s, rules.lockDuration);
    const auto hold = call.span(u"longest-hold"_s, rules.longestHold);
    const auto fresh = call.span(u"fresh"_s, rules.fresh);
    for (const auto *span : {&lock, &hold, &fresh}) {
        if (!*span)
            return failed(*span);
    }
    rules.lockDuration = *lock;
    rules.longestHold = *hold;
    rules.fresh = *fresh;
    return rules;
}

static Checked<Queue> withWarnings(Queue rules, const Call &call)
{
    if (!call.has(u"warn"_s))
        return rules;
    const QString text = call.text(u"warn"_s);
    const QStringList parts = text == u"usual" ? QStringList() : text.split(u',');
    QList<std::optional<std::chrono::seconds>> spans;
    for (const QString &part : parts)
        spans << spanFromText(part.trimmed());
    if (spans.size() > 2 || spans.contains(std::nullopt))
        return wrongUsage(
            Ctl::tr("--warn is one or two spans of time such as 5m,1m, or \"usual\", not \"%1\".")
                .arg(text));
    rules.firstWarning = spans.value(0);
    rules.lastWarning = spans.value(1);
    return rules;
}

static Checked<Queue> withReopening(Queue rules, const Call &call)
{
    if (!call.has(u"reopen-own"_s))
        return rules;
    if (call.text(u"reopen-own"_s) == u"none") {
        rules.reopenOwn.reset();
        return rules;
    }
    const auto span = call.span(u"reopen-own"_s, {});
    if (!span)
        return failed(span);
    rules.reopenOwn = *span;
    return rules;
}

static Checked<Queue> withNotAgain(Queue rules, const Call &call)
{
    const QString text = call.text(u"not-again"_s);
    if (text == u"none")
        rules.notAgain.reset();
    else if (text == u"others")
        rules.notAgain = std::chrono::seconds(0);
    else if (const auto span = call.span(u"not-again"_s, {}); !span)
        return failed(span);
    else if (call.has(u"not-again"_s))
        rules.notAgain = *span;
    return rules;
}

static QStringList listIn(const Call &call, const QString &option)
{
    QStringList all;
    for (const QString &one : call.text(option).split(u';', Qt::SkipEmptyParts))
        all << one.trimmed();
    return all;
}

static Checked<Queue> withUsualQuestions(Queue rules, const Call &call)
{
    if (call.has(u"usual-questions"_s))
        rules.usualQuestions = listIn(call, u"usual-questions"_s);
    return rules;
}

static void setReasons(Queue &rules, Disposition::Kind kind, const QString &option,
                       const Call &call)
{
    if (!call.has(option))
        return;
    const QStringList reasons = listIn(call, option);
    rules.reasons.remove(kind);
    if (!reasons.isEmpty())
        rules.reasons.insert(kind, reasons);
}

static bool mayAskWhy(Disposition::Kind kind)
{
    return kind == Disposition::Kind::Return || kind == Disposition::Kind::Dismiss;
}

static Checked<Queue> withReasons(Queue rules, const Call &call)
{
    if (call.has(u"reason-required"_s))
        rules.reasonRequired.clear();
    for (const QString &name : call.text(u"reason-required"_s).split(u',', Qt::SkipEmptyParts)) {
        const auto kind = dispositionNamed(name.trimmed());
        if (!kind || !(mayAskWhy(*kind) || rulesOf(*kind).needsReason))
            return wrongUsage(
                Ctl::tr("--reason-required must be one of return and dismiss, or both, not \"%1\".")
                    .arg(name));
        if (mayAskWhy(*kind))
            rules.reasonRequired.insert(*kind);
    }
    setReasons(rules, Disposition::Kind::Return, u"return-reasons"_s, call);
    setReasons(rules, Disposition::Kind::Dismiss, u"dismiss-reasons"_s, call);
    setReasons(rules, Disposition::Kind::Fail, u"fail-reasons"_s, call);
    setReasons(rules, Disposition::Kind::SendBack, u"send-back-reasons"_s, call);
    return rules;
}

static Checked<std::optional<int>> limit(const Call &call, const QString &option,
                                         std::optional<int> now)
{
    if (!call.has(option))
        return now;
    if (call.text(option) == u"none")
        return std::optional<int>();
    return call.number(option, 1, 1, 1'000'000).map([](int number) {
        return std::optional<int>(number);
    });
}

static Checked<Queue> withLimits(Queue rules, const Call &call)
{
    const auto locks = limit(call, u"locks-per-user"_s, rules.locksPerUser);
    if (!locks)
        return failed(locks);
    const auto attempts = limit(call, u"attempts"_s, rules.attempts);
    if (!attempts)
        return failed(attempts);
    rules.locksPerUser = *locks;
    rules.attempts = *attempts;
    return rules;
}

static Checked<qint64> size(const Call &call, const QString &option, qint64 now)
{
    if (!call.has(option))
        return now;
    QString text = call.text(option).trimmed().toLower();
    qint64 unit = 1;
    for (const auto &[suffix, bytes] : {std::pair(u'k', 1024), std::pair(u'm', 1024 * 1024)})
        if (text.endsWith(suffix))
            unit = bytes;
    if (unit > 1)
        text.chop(1);
    bool isNumber = false;
    const qint64 count = text.toLongLong(&isNumber);
    constexpr qint64 most = 1024 * 1024 * 1024;
    if (!isNumber || count < 1 || count > most / unit)
        return wrongUsage(Ctl::tr("--%1 is a size such as 1M, 64k or 5000, not \"%2\".")
                              .arg(option, call.text(option)));
    return count * unit;
}

static Checked<Queue> withSizes(Queue rules, const Call &call)
{
    const auto record = size(call, u"largest-record"_s, rules.largestRecord);
    if (!record)
        return failed(record);
    const auto field = size(call, u"largest-field"_s, rules.largestField);
    if (!field)
        return failed(field);
    rules.largestRecord = *record;
    rules.largestField = *field;
    return rules;
}

static Checked<Queue> withDispositions(Queue rules, const Call &call)
{
    if (!call.has(u"dispositions"_s))
        return rules;
    rules.dispositions.clear();
    for (const QString &name : call.text(u"dispositions"_s).split(u',', Qt::SkipEmptyParts)) {
        const auto kind = dispositionNamed(name.trimmed());
        if (!kind)
            return wrongUsage(
                Ctl::tr("\"%1\" is not one of %2.").arg(name, dispositionNames().join(u", "_s)));
        rules.dispositions.insert(*kind);
    }
    return rules;
}

static Checked<Queue> withSchema(Queue rules, const Call &call)
{
    if (!call.has(u"schema"_s))
        return rules;
    const auto content = contentOf(call.text(u"schema"_s));
    if (!content)
        return failed(content);
    const auto schema = RecordSchema::fromText(*content);
    if (!schema)
        return failed(schema);
    rules.recordSchema = withKeptWords(schema->toJson(), rules.recordSchema);
    return rules;
}

static Checked<Queue> withSource(Queue rules, const Call &call)
{
    if (!call.has(u"source"_s))
        return rules;
    rules.source.clear();
    if (call.text(u"source"_s).isEmpty())
        return rules;
    const auto content = contentOf(call.text(u"source"_s));
    if (!content)
        return failed(content);
    rules.source = QString::fromUtf8(*content);
    return rules;
}

static Checked<Queue> withOtherHands(Queue rules, const Call &call)
{
    return call.yesOrNo(u"other-hands"_s, rules.otherHands).map([&rules](bool answer) {
        rules.otherHands = answer;
        return rules;
    });
}

static Checked<Queue> withSearch(Queue rules, const Call &call)
{
    return call.yesOrNo(u"plain-search"_s, isSearchedPlainly(rules)).map([&rules](bool answer) {
        rules.recordSchema = withPlainSearch(rules.recordSchema, answer);
        return rules;
    });
}

static Checked<Queue> withShare(Queue rules, const Call &call)
{
    if (!call.has(u"share"_s))
        return rules;
    QString text = call.text(u"share"_s).trimmed();
    if (text.endsWith(u'%'))
        text.chop(1);
    bool isNumber = false;
    const int percent = text.toInt(&isNumber);
    if (!isNumber || percent < 1 || percent > 100)
        return wrongUsage(Ctl::tr("--share is 1% to 100%, not \"%1\".").arg(call.text(u"share"_s)));
    rules.share = percent;
    return rules;
}

static Checked<Queue> withSecondKeying(Queue rules, const Call &call)
{
    if (call.has(u"blind"_s)) {
        rules.blindFields.clear();
        for (const QString &field : call.text(u"blind"_s).split(u',', Qt::SkipEmptyParts))
            rules.blindFields.append(field.trimmed());
        rules.blindFields.removeDuplicates();
    }
    if (call.has(u"decide"_s))
        rules.decideQueue = call.text(u"decide"_s);
    return rules;
}

Checked<Queue> withOptions(const Queue &now, const Call &call)
{
    Queue rules = now;
    rules.fields = widenedBy(now.fields, call.texts(u"add-field"_s));
    if (call.has(u"title"_s))
        rules.title = call.text(u"title"_s);
    if (call.has(u"next"_s))
        rules.nextQueue = call.text(u"next"_s);
    const auto with = [&call](auto step) {
        return [&call, step](const Queue &q) { return step(q, call); };
    };
    return withSpans(rules, call)
        .and_then(with(withWarnings))
        .and_then(with(withReasons))
        .and_then(with(withUsualQuestions))
        .and_then(with(withNotAgain))
        .and_then(with(withReopening))
        .and_then(with(withLimits))
        .and_then(with(withSizes))
        .and_then(with(withDispositions))
        .and_then(with(withSchema))
        .and_then(with(withSearch))
        .and_then(with(withSource))
        .and_then(with(withOtherHands))
        .and_then(with(withShare))
        .and_then(with(withSecondKeying))
        .and_then(with(withEyes));
}

} // namespace intray::ctl
