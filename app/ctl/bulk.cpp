// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/bulk.h"

#include "ctl/ctl.h"
#include "ctl/terminal.h"

#include <cstdio>

namespace intray::ctl {

using namespace Qt::StringLiterals;

static QJsonObject jsonOf(const NotDone &one)
{
    return {{u"item"_s, one.item.value()},
            {u"error"_s, nameOf(one.why.kind)},
            {u"sentence"_s, one.why.sentence}};
}

static QString sentencesOf(const QList<NotDone> &all)
{
    QStringList lines;
    for (const NotDone &one : all)
        lines << Ctl::tr("Item %1: %2").arg(QString::number(one.item.value()), one.why.sentence);
    return lines.join(u'\n');
}

static Exit exitFor(const BulkResult &result)
{
    if (result.isCancelled)
        return Exit::Failed;
    if (result.notDone.isEmpty())
        return Exit::Done;
    return result.done.isEmpty() ? Failure(result.notDone.constFirst().why).exit
                                 : Exit::SomeRejected;
}

Reply replyWith(const QString &verb, const QString &sentence, const BulkResult &result)
{
    QJsonArray notDone;
    for (const NotDone &one : result.notDone)
        notDone << jsonOf(one);
    const QJsonObject json{
        {verb, result.done.size()}, {u"not_done"_s, notDone}, {u"cancelled"_s, result.isCancelled}};
    return {json, sentence, sentencesOf(result.notDone), exitFor(result)};
}

Reply previewOf(const QList<HeldLock> &locks)
{
    const LockTally tally = tallyOf(locks);
    QJsonObject users;
    for (const auto &[user, count] : tally.byUser.asKeyValueRange())
        users.insert(user, count);
    return {{{u"items"_s, tally.locks}, {u"drafts"_s, tally.drafts}, {u"users"_s, users}},
            sentenceFor(tally),
            {}};
}

BulkProgress shownProgress()
{
    if (!isTerminal(Stream::Errors))
        return {};
    return [](qint64 tried, qint64 all) {
        const QString line = Ctl::tr("%1 of %n item(s)", nullptr, int(all)).arg(tried);
        std::fputs(u"\r%1\x1b[K%2"_s.arg(line, tried == all ? u"\r\x1b[K"_s : QString())
                       .toUtf8()
                       .constData(),
                   stderr);
    };
}

} // namespace intray::ctl
