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

Disposition Disposition::returnLater(std::chrono::seconds after)
{
    Disposition disposition;
    disposition.kind = Kind::Return;
    disposition.after = after;
    return disposition;
}

Disposition Disposition::dismiss()
{
    Disposition disposition;
    disposition.kind = Kind::Dismiss;
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

static const QStringList &dispositionNames()
{
    static const QStringList names{QStringLiteral("complete"), QStringLiteral("return"),
                                   QStringLiteral("dismiss"), QStringLiteral("fail"),
                                   QStringLiteral("send_back")};
    return names;
}

QString nameOf(Disposition::Kind kind)
{
    return dispositionNames().at(static_cast<int>(kind));
}

std::optional<Disposition::Kind> dispositionNamed(const QString &name)
{
    const qsizetype index = dispositionNames().indexOf(name);
    if (index < 0)
        return std::nullopt;
    return static_cast<Disposition::Kind>(index);
}

QSet<Disposition::Kind> allDispositions()
{
    using Kind = Disposition::Kind;
    return {Kind::Complete, Kind::Return, Kind::Dismiss, Kind::Fail, Kind::SendBack};
}

State stateAfter(Disposition::Kind kind)
{
    switch (kind) {
    case Disposition::Kind::Complete:
    case Disposition::Kind::SendBack:
        return State::Done;
    case Disposition::Kind::Return:
        return State::Open;
    case Disposition::Kind::Dismiss:
        return State::Dismissed;
    case Disposition::Kind::Fail:
        return State::Failed;
    }
    return State::Done;
}

} // namespace intray
