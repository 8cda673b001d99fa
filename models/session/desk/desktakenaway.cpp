// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Which items were taken away, by whom and why, in the desk's words.
#include "schema/examplewords.h"
#include "session/desk/deskanswers.h"

#include <QLocale>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

/// What was taken away in one go.
struct Away
{
    bool isReleased = false;
    QString user;
    QString to;
    QString reason;
    QStringList keys;

    bool isAlike(const Away &other) const
    {
        return isReleased == other.isReleased && user == other.user && to == other.to &&
               reason == other.reason;
    }
};

Away awayOf(const LockFacts &facts)
{
    Away away;
    away.keys << facts.detail.item.key;
    const bool isReleased = facts.ending && facts.ending->kind == EventKind::Released;
    if (!isReleased || facts.ending->isElsewhere())
        return away;
    away.isReleased = true;
    away.user = facts.ending->user;
    away.to = facts.ending->detail.value(u"to"_s).toString();
    away.reason = facts.ending->detail.value(u"reason"_s).toString().simplified();
    return away;
}

QList<Away> together(const QList<LockFacts> &items)
{
    QList<Away> all;
    for (const LockFacts &facts : items) {
        const Away one = awayOf(facts);
        const auto known = std::find_if(all.begin(), all.end(),
                                        [&](const Away &other) { return other.isAlike(one); });
        if (known != all.end())
            known->keys += one.keys;
        else
            all << one;
    }
    return all;
}

QString listed(QStringList keys)
{
    static constexpr qsizetype named = 5;
    if (keys.size() > named)
        keys = keys.first(named) << QString(QChar(0x2026));
    return QLocale().createSeparatedList(keys);
}

QString sentenceOf(const Away &away)
{
    const int count = int(away.keys.size());
    const QString which = listed(away.keys);
    if (!away.isReleased)
        return DeskAnswers::tr("%n item(s) are no longer locked for you: %1.", nullptr, count)
            .arg(which);
    if (away.to.isEmpty())
        return DeskAnswers::tr("%1 released %n item(s) that you held: %2.", nullptr, count)
            .arg(away.user, which);
    return DeskAnswers::tr("%1 gave %n item(s) that you held to %2: %3.", nullptr, count)
        .arg(away.user, away.to, which);
}

} // namespace

// Details has a line for each item.
Message DeskAnswers::takenAway(const QList<LockFacts> &items, bool hasText) const
{
    QStringList each;
    for (const LockFacts &facts : items)
        each << tr("%1 is no longer locked for you.").arg(facts.detail.item.key) + u' ' +
                    whatHappened(facts);
    QStringList sentences;
    for (const Away &away : together(items)) {
        sentences << sentenceOf(away);
        if (!away.reason.isEmpty())
            sentences << withOneDot(tr("The reason: “%1”.").arg(away.reason));
    }
    if (items.size() == 1)
        sentences = each;
    if (hasText)
        sentences << keptInMyItems();
    return {Message::Kind::Warning, sentences.join(u' '),
            items.size() == 1 ? QString() : each.join(u'\n')};
}

} // namespace intray
