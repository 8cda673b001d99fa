// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/disposition.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QStringList>
#include <QUuid>
#include <QtEndian>

#include <array>

namespace intray {

// The first 48 bits are the time in milliseconds, the rest is random, but for version and variant.
QString newId()
{
    std::array<quint32, 4> parts = {};
    QRandomGenerator::system()->fillRange(parts.data(), qsizetype(parts.size()));
    const auto time = quint64(QDateTime::currentMSecsSinceEpoch());
    parts[0] = quint32(time >> 16);
    parts[1] = quint32(time & 0xffff) << 16 | 0x7000 | (parts[1] & 0x0fff);
    parts[2] = 0x80000000 | (parts[2] & 0x3fffffff);
    std::array<uchar, 16> bytes = {};
    for (size_t part = 0; part < parts.size(); ++part)
        qToBigEndian(parts[part], bytes.data() + part * sizeof(quint32));
    return QUuid::fromRfc4122(QByteArrayView(bytes)).toString(QUuid::WithoutBraces);
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

Disposition Disposition::ask(const NewQuestion &question)
{
    Disposition disposition = returnLater();
    disposition.question = question;
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
