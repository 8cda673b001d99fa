// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/disposition.h"

#include <QStringList>
#include <QUuid>

namespace intray {

QString newId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

Disposition Disposition::complete(std::optional<Record> record)
{
    Disposition disposition;
    disposition.record = std::move(record);
    return disposition;
}

Disposition Disposition::returnLater(std::chrono::seconds after, const QString &reason)
{
    Disposition disposition;
    disposition.kind = Kind::Return;
    disposition.after = after;
    disposition.reason = reason;
    return disposition;
}

Disposition Disposition::dismiss(const QString &reason)
{
    Disposition disposition;
    disposition.kind = Kind::Dismiss;
    disposition.reason = reason;
    return disposition;
}

Disposition Disposition::fail(const QString &reason)
{
    Disposition disposition;
    disposition.kind = Kind::Fail;
    disposition.reason = reason;
    return disposition;
}

Disposition Disposition::sendBack(const QString &reason)
{
    Disposition disposition;
    disposition.kind = Kind::SendBack;
    disposition.reason = reason;
    return disposition;
}

std::optional<Disposition::Kind> dispositionTold(EventKind event)
{
    for (const DispositionRules &rules : dispositionRules)
        if (rules.event == event)
            return rules.kind;
    return std::nullopt;
}

QString nameOf(Disposition::Kind kind)
{
    return QString::fromLatin1(rulesOf(kind).word);
}

std::optional<Disposition::Kind> dispositionNamed(const QString &name)
{
    for (const DispositionRules &rules : dispositionRules)
        if (name == QLatin1StringView(rules.word))
            return rules.kind;
    return std::nullopt;
}

QStringList dispositionNames()
{
    QStringList names;
    for (const DispositionRules &rules : dispositionRules)
        names << nameOf(rules.kind);
    return names;
}

QSet<Disposition::Kind> allDispositions()
{
    QSet<Disposition::Kind> kinds;
    for (const DispositionRules &rules : dispositionRules)
        kinds << rules.kind;
    return kinds;
}

State stateAfter(Disposition::Kind kind)
{
    return rulesOf(rulesOf(kind).event).state.value_or(State::Done);
}

} // namespace intray
