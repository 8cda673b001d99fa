// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/recordversion.h"

#include <QJsonArray>

namespace intray {

QStringList RecordChange::fields() const
{
    QStringList names = before.keys();
    for (const QString &name : after.keys())
        if (!before.contains(name))
            names << name;
    names.sort();
    return names;
}

/// The fields of one that the other has not, or not so.
static Record differing(const Record &one, const Record &other)
{
    Record fields;
    for (auto field = one.begin(); field != one.end(); ++field)
        if (!other.contains(field.key()) || other.value(field.key()) != field.value())
            fields.insert(field.key(), field.value());
    return fields;
}

RecordChange changeBetween(const Record &before, const Record &after)
{
    return {differing(before, after), differing(after, before)};
}

RecordChange wholeChange(const QList<RecordVersion> &versions)
{
    if (versions.isEmpty())
        return {};
    return changeBetween(versions.constFirst().record, versions.constLast().record);
}

static bool changesRecord(EventKind kind)
{
    return closesItem(kind) || kind == EventKind::Absorbed ||
           rulesOf(kind).effect == Effect::Corrects;
}

bool mayTellOfAChange(const Event &event)
{
    return changesRecord(event.kind);
}

bool mayTellOfAField(EventKind kind)
{
    return changesRecord(kind) || kind == EventKind::Proposed;
}

std::optional<RecordChange> changeBy(const Event &event, const QList<RecordVersion> &versions,
                                     qsizetype earlier)
{
    if (!mayTellOfAChange(event))
        return std::nullopt;
    for (qsizetype at = 1; at < versions.size(); ++at)
        if (versions.at(at).finishedAt == event.at && earlier-- == 0)
            return changeBetween(versions.at(at - 1).record, versions.at(at).record);
    return std::nullopt;
}

/// Those that the line names itself.
static QStringList namedFields(const Event &event)
{
    QStringList fields{event.detail.value(QLatin1StringView("field")).toString()};
    for (const QJsonValue field : event.detail.value(QLatin1StringView("fields")).toArray())
        fields << field.toString();
    fields.removeAll(QString());
    return fields;
}

QStringList fieldsToldBy(const Event &event, const QList<RecordVersion> &versions)
{
    const QStringList named = namedFields(event);
    if (!named.isEmpty() || !mayTellOfAField(event.kind))
        return named;
    const auto change = changeBy(event, versions);
    return change ? change->fields() : QStringList();
}

} // namespace intray
