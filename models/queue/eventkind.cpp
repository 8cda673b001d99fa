// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/eventkind.h"

#include <QStringList>

namespace intray {

QString nameOf(EventKind kind)
{
    return QString::fromLatin1(rulesOf(kind).word);
}

EventKind eventKindNamed(const QString &name)
{
    for (const EventRules &rules : allEventRules)
        if (name == QLatin1StringView(rules.word))
            return rules.kind;
    return EventKind::Unknown;
}

QList<EventKind> searchableKinds()
{
    QList<EventKind> kinds;
    for (const EventRules &rules : allEventRules)
        if (rules.kind != EventKind::Tombstone)
            kinds << rules.kind;
    return kinds;
}

QStringList namesOf(const QList<EventKind> &kinds)
{
    QStringList names;
    for (const EventKind kind : kinds)
        names << nameOf(kind);
    return names;
}

} // namespace intray
