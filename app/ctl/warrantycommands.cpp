// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/interruption.h"
#include "ctl/json.h"
#include "ctl/progress.h"
#include "ctl/text.h"
#include "store/importing/deliverystore.h"
#include "store/verifying/warrantystore.h"

#include <algorithm>
#include <numeric>

namespace intray::ctl {

using namespace Qt::StringLiterals;

namespace {

struct Asked
{
    QString queue;
    ImportId delivery; ///< Invalid: all of the queue.
};

/// The figures of one delivery, or of several together.
struct Sums
{
    qint64 records = 0, opened = 0, left = 0, passed = 0, lookAgain = 0, sampled = 0, found = 0;
};

Sums sumsOf(const QueueWarranty &known)
{
    Sums sums;
    for (const DeliveryWarranty &one : known.deliveries) {
        sums.records += one.records;
        sums.opened += one.opened;
        sums.left += one.left;
        sums.passed += one.passed;
        sums.lookAgain += one.lookAgain;
        sums.sampled += one.figures.sampled;
        sums.found += one.found();
    }
    return sums;
}

QString percent(double share)
{
    return QString::number(share * 100, 'g', 3) + u'%';
}

bool isAnyLookedAtAgain(const QueueWarranty &known)
{
    return std::ranges::any_of(known.deliveries,
                               [](const auto &one) { return one.figures.again > 0; });
}

/// Why it cannot be said, or not as it is wished.
QStringList reasonsOf(const QueueWarranty &known, const Sums &sums,
                      const std::optional<Statement> &statement)
{
    QStringList reasons;
    if (known.experience.planted < leastPlanted)
        reasons << Ctl::tr("It is not known how much people miss: %1 of %2 planted slips were seen "
                           "by enough people. \"queue set --plant-every\" plants some.")
                       .arg(known.experience.planted)
                       .arg(leastPlanted);
    if (sums.opened > 0 && !isAnyLookedAtAgain(known))
        reasons << Ctl::tr("Nobody looks at opened records a second time. \"queue set --next\" "
                           "sends a share of them to another person.");
    if (sums.left > 0)
        reasons << Ctl::tr("%n record(s) wait to be opened.", nullptr, int(sums.left));
    if (sums.lookAgain > 0)
        reasons << Ctl::tr("%n record(s) wait for a second look.", nullptr, int(sums.lookAgain));
    if (statement && statement->wrongFields <= known.wish())
        return {};
    return reasons;
}

/// How many more of those that passed have to be opened; nothing: that is not what is missing.
std::optional<qint64> moreOf(const QueueWarranty &known, const std::optional<Statement> &statement)
{
    if (!statement || statement->wrongFields <= known.wish() || known.deliveries.size() != 1)
        return {};
    return moreToLookAt(known.deliveries.constFirst().figures, known.ground(), known.wish());
}

QString sentenceOf(const Sums &sums, const std::optional<Statement> &statement)
{
    const QString opened =
        Ctl::tr("Of %1 records %2 were opened, and %3 passed. Found: %4 wrong fields.")
            .arg(sums.records)
            .arg(sums.opened)
            .arg(sums.passed)
            .arg(sums.found);
    const QString stated =
        statement ? Ctl::tr("At most %1 of their fields are still wrong (%2 sure).")
                        .arg(percent(statement->wrongFields), percent(statement->confidence))
                  : Ctl::tr("How many of their fields are still wrong cannot be stated.");
    return opened + u' ' + stated;
}

QJsonValue numberOrNull(const std::optional<qint64> &number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

Reply replyWith(const Asked &asked, const QueueWarranty &known)
{
    const Sums sums = sumsOf(known);
    const auto statement = known.statement();
    const auto more = moreOf(known, statement);
    QStringList reasons = reasonsOf(known, sums, statement);
    if (more)
        reasons << Ctl::tr("%n of those that passed would have to be opened, without a fault, for "
                           "the number that is wished.",
                           nullptr, int(*more));
    return {{{u"queue"_s, asked.queue},
             {u"delivery"_s,
              asked.delivery.isValid() ? QJsonValue(asked.delivery.value()) : QJsonValue()},
             {u"records"_s, sums.records},
             {u"opened"_s, sums.opened},
             {u"left"_s, sums.left},
             {u"passed"_s, sums.passed},
             {u"sampled"_s, sums.sampled},
             {u"found"_s, sums.found},
             {u"planted"_s, known.experience.planted},
             {u"caught"_s, known.experience.caught},
             {u"bound"_s, statement ? QJsonValue(statement->wrongFields) : QJsonValue()},
             {u"confidence"_s, known.confidence()},
             {u"wished"_s, known.wish()},
             {u"more"_s, numberOrNull(more)},
             {u"reasons"_s, QJsonArray::fromStringList(reasons)}},
            sentenceOf(sums, statement),
            reasons.join(u'\n')};
}

/// A number is a delivery where there is one, else a queue of that name.
Checked<Asked> askedFor(Connection &connection, const Call &call)
{
    bool isNumber = false;
    const ImportId id(call.argument(0).toLongLong(&isNumber));
    if (!isNumber)
        return Asked{call.argument(0), {}};
    const auto all = DeliveryStore(connection, call.identity()).deliveries({});
    if (!all)
        return failed(all);
    const auto found = std::ranges::find(*all, id, &Delivery::id);
    return found == all->end() ? Asked{call.argument(0), {}} : Asked{found->queue, id};
}

Answer warranty(Call &call)
{
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const auto asked = askedFor(**open, call);
    if (!asked)
        return failed(asked);
    const auto known =
        WarrantyStore(**open, call.identity()).warrantyOf(asked->queue, asked->delivery);
    return known ? Answer(replyWith(*asked, *known)) : failed(known);
}

QJsonObject jsonOf(const PlannedPass &plan, const PassedPiece &done)
{
    return {{u"delivery"_s, plan.delivery.value()},
            {u"records"_s, plan.records},
            {u"would_open"_s, plan.opened},
            {u"may_pass"_s, plan.plan.mayPass},
            {u"sample"_s, plan.plan.sample},
            {u"second_looks"_s, plan.plan.again},
            {u"passed"_s, done.passed},
            {u"drawn"_s, done.drawn}};
}

QString lineOn(const PlannedPass &plan)
{
    if (!plan.pass)
        return Ctl::tr("Delivery %1: every one of %2 records has to be opened.")
            .arg(plan.delivery.value())
            .arg(plan.records);
    return Ctl::tr("Delivery %1: of %2 records %3 are opened, and of these %4 looked at again.")
        .arg(plan.delivery.value())
        .arg(plan.records)
        .arg(plan.opened)
        .arg(percent(plan.plan.again));
}

Answer letPass(Call &call)
{
    const auto open = call.connection();
    if (!open)
        return failed(open);
    using namespace std::chrono_literals;
    const Interruption interruption(**open, 1s);
    const Progress progress;
    const ElapsedLine line(Ctl::tr("Looking for doubtful records"), progress);
    const bool isTried = call.has(u"dry-run"_s);
    DoubtStore doubtful(**open, call.identity());
    WarrantyStore store(**open, call.identity());
    const auto doubts = doubtful.doubts(call.argument(0), progress, interruption.cancellation());
    if (!doubts)
        return failed(doubts);
    const auto plans = store.plan(call.argument(0), *doubts);
    if (!plans)
        return failed(plans);
    if (!isTried)
        if (const auto kept = doubtful.keep(*doubts, {}, interruption.cancellation()); !kept)
            return failed(kept);
    QJsonArray deliveries;
    QStringList lines;
    for (const PlannedPass &plan : *plans) {
        const auto done = plan.pass && !isTried ? store.letPass(plan.delivery, *plan.pass)
                                                : Outcome<PassedPiece>(PassedPiece());
        if (!done)
            return failed(done);
        deliveries << jsonOf(plan, *done);
        lines << lineOn(plan);
    }
    return Reply{{{u"deliveries"_s, deliveries}},
                 lines.join(u'\n'),
                 plans->isEmpty() ? Ctl::tr("No delivery waits of which records could pass.")
                                  : QString()};
}

} // namespace

QList<Command> warrantyCommands()
{
    return {
        {u"warranty"_s,
         u"QUEUE|DELIVERY"_s,
         1,
         1,
         Ctl::tr("State how many fields may still be wrong, from what people found."),
         {},
         warranty},
        {u"let-pass"_s,
         u"QUEUE"_s,
         1,
         1,
         Ctl::tr("Let the least doubtful records of new deliveries end without being opened, as "
                 "the queue's rules say, and draw a sample of them."),
         {{u"dry-run"_s, {}, Ctl::tr("Only say how many would be opened.")}},
         letPass}};
}

} // namespace intray::ctl
