// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/correctionreplies.h"

#include "ctl/json.h"
#include "ctl/text.h"
#include "queue/shellword.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

namespace {

QJsonObject jsonOf(ItemId item, const QString &key, const Error *why)
{
    QJsonObject json{{u"item"_s, item.value()}, {u"key"_s, key}};
    if (why) {
        json.insert(u"error"_s, nameOf(why->kind));
        json.insert(u"sentence"_s, why->sentence);
    }
    return json;
}

/// Items and what became of each, for the document and for the table.
struct ItemReport
{
    QJsonArray done;
    QJsonArray proposed;
    QJsonArray notDone;
    QList<QStringList> rows;

    void add(ItemId item, const QString &key, const QString &word, const Error *why,
             const FoundToCorrect *found = nullptr)
    {
        QJsonObject json = jsonOf(item, key, why);
        if (found) {
            json.insert(u"old"_s, found->from);
            json.insert(u"new"_s, found->to);
        }
        (why ? notDone : done) << json;
        rows.append({QString::number(item.value()), key, why ? why->sentence : word});
    }
    void addProposed(ItemId item, const QString &key, const QString &word)
    {
        proposed << jsonOf(item, key, nullptr);
        rows.append({QString::number(item.value()), key, word});
    }
    QString asTable() const
    {
        return rows.isEmpty() ? QString()
                              : table({Ctl::tr("item"), Ctl::tr("key"), Ctl::tr("result")}, rows);
    }
};

Exit exitFor(const CorrectionReport &report)
{
    const BulkResult &result = report.result;
    if (result.isCancelled)
        return Exit::Failed;
    if (report.stopped)
        return Failure(*report.stopped).exit;
    if (result.notDone.isEmpty())
        return result.isAnythingChanged() ? Exit::Done : Exit::NothingAvailable;
    return !result.isAnythingChanged() ? Failure(result.notDone.constFirst().why).exit
                                       : Exit::SomeRejected;
}

QString noteOn(const CorrectionReport &report, const QString &sentence)
{
    QStringList notes{sentence};
    if (report.result.isCancelled)
        notes << Ctl::tr("The rest was left out, because this was cancelled. What was corrected "
                         "stays corrected; the same command goes on with the rest.");
    if (report.stopped)
        notes << report.stopped->sentence;
    return notes.join(u'\n');
}

Reply replyWith(const CorrectionReport &report, const QString &word, const QString &sentence)
{
    ItemReport items;
    for (const ItemId item : report.result.done)
        items.add(item, report.keys.value(item), word, nullptr);
    for (const ItemId item : report.result.proposed)
        items.addProposed(item, report.keys.value(item), Ctl::tr("proposed to whoever holds it"));
    for (const NotDone &one : report.result.notDone)
        items.add(one.item, report.keys.value(one.item), word, &one.why);
    const QJsonValue id = report.result.isAnythingChanged() ? QJsonValue(report.id) : QJsonValue();
    const QJsonValue stopped = report.stopped ? QJsonValue(report.stopped->sentence) : QJsonValue();
    return {{{u"correction"_s, id},
             {u"corrected"_s, report.result.done.size()},
             {u"proposed"_s, items.proposed},
             {u"items"_s, items.done},
             {u"not_done"_s, items.notDone},
             {u"cancelled"_s, report.result.isCancelled},
             {u"stopped"_s, stopped}},
            items.asTable(),
            noteOn(report, sentence),
            exitFor(report)};
}

} // namespace

Reply replyOfPreview(const CorrectionPreview &preview)
{
    ItemReport items;
    for (const FoundToCorrect &one : preview.first)
        if (one.isToPropose())
            items.addProposed(
                one.item, one.key,
                Ctl::tr("%1 would be proposed to %2").arg(one.to, one.why->holder.user));
        else
            items.add(one.item, one.key, Ctl::tr("%1 would become %2").arg(one.from, one.to),
                      one.why ? &*one.why : nullptr, &one);
    const bool isNothing = preview.open + preview.refused == 0;
    return Reply{{{u"correction"_s, QJsonValue()},
                  {u"would_correct"_s, preview.open},
                  {u"would_propose"_s, items.proposed},
                  {u"items"_s, items.done},
                  {u"not_done"_s, items.notDone}},
                 items.asTable(),
                 isNothing
                     ? Ctl::tr("No record that is not finished has this value.")
                     : Ctl::tr("%n record(s) would be corrected.", nullptr, int(preview.open)),
                 isNothing ? Exit::NothingAvailable : Exit::Done};
}

Reply replyOfCorrection(const CorrectionReport &report, const QString &queue)
{
    const BulkResult &result = report.result;
    if (!result.isAnythingChanged() && result.notDone.isEmpty())
        return replyWith(report, {}, Ctl::tr("No record that is not finished has this value."));
    QString sentence = Ctl::tr("%n record(s) were corrected.", nullptr, int(result.done.size()));
    if (!result.proposed.isEmpty())
        sentence +=
            u' ' + Ctl::tr("%n record(s) are locked: the value is proposed to whoever holds "
                           "them.",
                           nullptr, int(result.proposed.size()));
    const QString undo = Ctl::tr("\"intrayctl correct %1 --undo %2\" undoes it.");
    return replyWith(report, Ctl::tr("corrected"),
                     !result.isAnythingChanged()
                         ? sentence
                         : sentence + u' ' + undo.arg(shellWord(queue), report.id));
}

Reply replyOfNothing(const QString &why)
{
    return replyWith({}, {}, why);
}

Reply replyOfTakingBack(const CorrectionReport &report)
{
    if (!report.result.isAnythingChanged() && report.result.notDone.isEmpty())
        return replyWith(report, {}, Ctl::tr("All of it was already undone."));
    QString sentence = Ctl::tr("%n record(s) have their old value again.", nullptr,
                               int(report.result.done.size()));
    if (const int withdrawn = int(report.result.proposed.size()); withdrawn > 0)
        sentence += u' ' + Ctl::tr("%n proposal(s) were withdrawn.", nullptr, withdrawn);
    return replyWith(report, Ctl::tr("undone"), sentence);
}

} // namespace intray::ctl
