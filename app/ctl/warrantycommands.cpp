// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/interruption.h"
#include "ctl/json.h"
#include "ctl/progress.h"
#include "ctl/text.h"
#include "session/verifying/warrantytext.h"
#include "store/importing/deliverystore.h"
#include "store/reading/figurestore.h"
#include "store/rules/queuestore.h"
#include "store/verifying/orderstore.h"

#include <algorithm>

namespace intray::ctl {

using namespace Qt::StringLiterals;

namespace {

struct Asked
{
    QString queue;
    ImportId delivery; ///< Invalid: all of the queue.
};

/// What can be done about it here.
QString wayOutOf(WarrantyReason::Kind kind)
{
    if (kind == WarrantyReason::Kind::FewSlips)
        return Ctl::tr("\"queue set --plant-every\" plants some.");
    if (kind == WarrantyReason::Kind::NoneAgain)
        return Ctl::tr("\"queue set --next\" sends a share of them to another person.");
    return {};
}

QStringList linesOn(const QList<WarrantyReason> &reasons)
{
    QStringList lines;
    for (const WarrantyReason &one : reasons)
        lines << QString(one.sentence + u' ' + wayOutOf(one.kind)).trimmed();
    return lines;
}

QJsonValue numberOrNull(const std::optional<qint64> &number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

Reply replyWith(const Asked &asked, const QueueWarranty &known, const HandlingTimes &times)
{
    const WarrantySaid said = saidOf(known, times);
    const QStringList reasons = linesOn(said.reasons);
    QStringList further = reasons;
    if (const QString ahead = aheadSentenceOn(said); !ahead.isEmpty())
        further.prepend(ahead);
    if (said.onRecord)
        further.prepend(sentenceOn(*said.onRecord));
    const auto &bound = said.statement;
    return {{{u"queue"_s, asked.queue},
             {u"delivery"_s,
              asked.delivery.isValid() ? QJsonValue(asked.delivery.value()) : QJsonValue()},
             {u"records"_s, said.sums.records},
             {u"opened"_s, said.sums.opened},
             {u"left"_s, said.sums.left},
             {u"passed"_s, said.sums.passed},
             {u"sampled"_s, said.sums.drawn},
             {u"found"_s, said.sums.found},
             {u"planted"_s, known.experience.planted},
             {u"caught"_s, known.experience.caught},
             {u"bound"_s, bound ? QJsonValue(bound->wrongFields) : QJsonValue()},
             {u"confidence"_s, known.confidence()},
             {u"wished"_s, said.isWished ? QJsonValue(said.wish()) : QJsonValue()},
             {u"more"_s, numberOrNull(said.more)},
             {u"on_record"_s,
              said.onRecord ? QJsonDocument::fromJson(textOf(*said.onRecord).toUtf8()).object()
                            : QJsonValue()},
             {u"reasons"_s, QJsonArray::fromStringList(reasons)}},
            sentenceOn(said),
            further.join(u'\n')};
}

/// A queue of that name, else the delivery of that number.
Checked<Asked> askedFor(Connection &connection, const Call &call)
{
    bool isNumber = false;
    const ImportId id(call.argument(0).toLongLong(&isNumber));
    const auto queue = QueueStore(connection, call.identity()).queue(call.argument(0));
    if (queue || !isNumber)
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
    if (!known)
        return failed(known);
    const auto times = FigureStore(**open, call.identity()).handlingTimes(asked->queue);
    return times ? Answer(replyWith(*asked, *known, *times)) : failed(times);
}

QJsonObject jsonOf(const PassedDelivery &delivery)
{
    const auto &[plan, done] = delivery;
    return {{u"delivery"_s, plan.delivery.value()},
            {u"records"_s, plan.records},
            {u"would_open"_s, plan.opened},
            {u"may_pass"_s, plan.plan.mayPass},
            {u"sample"_s, plan.plan.sample},
            {u"second_looks"_s, plan.plan.again},
            {u"open_first"_s, plan.openFirst},
            {u"passed"_s, done.passed},
            {u"drawn"_s, done.drawn}};
}

QString lineOn(const PlannedPass &plan)
{
    if (plan.needsSecondLook)
        return Ctl::tr("Delivery %1: every one of %2 records has to be opened, because nobody "
                       "looks at any of them again. %3")
            .arg(plan.delivery.value())
            .arg(plan.records)
            .arg(wayOutOf(WarrantyReason::Kind::NoneAgain));
    if (!plan.pass && plan.openFirst == 0)
        return Ctl::tr("Delivery %1: every one of %2 records has to be opened.")
            .arg(plan.delivery.value())
            .arg(plan.records);
    const QString opened =
        Ctl::tr("Delivery %1: of %2 records %3 are opened, and of these %4 looked at again.")
            .arg(plan.delivery.value())
            .arg(plan.records)
            .arg(plan.opened)
            .arg(percentOf(plan.plan.again));
    return plan.openFirst == 0
               ? opened
               : Ctl::tr("%1 Before any passes, %n more doubtful record(s) have to be opened.",
                         nullptr, int(plan.openFirst))
                     .arg(opened);
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
    OrderStore store(**open, call.identity());
    const auto deliveries =
        call.has(u"dry-run"_s)
            ? store.tryPass(call.argument(0), progress, interruption.cancellation())
            : store.letPass(call.argument(0), progress, interruption.cancellation());
    if (!deliveries)
        return failed(deliveries);
    QStringList lines;
    for (const PassedDelivery &one : *deliveries)
        lines << lineOn(one.plan);
    return Reply{{{u"deliveries"_s, jsonList(*deliveries, jsonOf)}},
                 lines.join(u'\n'),
                 deliveries->isEmpty() ? Ctl::tr("No delivery waits of which records could pass.")
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
