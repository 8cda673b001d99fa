// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/recordversion.h"

#include <QHash>
#include <QJsonArray>
#include <QSet>

#include <algorithm>

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

bool isMadeBy(const RecordVersion &version, const Event &event)
{
    return version.madeBy != 0 ? version.madeBy == event.id : version.finishedAt == event.at;
}

bool areSomeOfOneMoment(const QList<RecordVersion> &versions)
{
    QSet<QDateTime> moments;
    return std::ranges::any_of(versions, [&](const RecordVersion &version) {
        const auto before = moments.size();
        moments << version.finishedAt;
        return version.finishedAt.isValid() && moments.size() == before;
    });
}

void nameMakers(QList<RecordVersion> &versions, const QList<Event> &history)
{
    QHash<QDateTime, QList<qint64>> makers;
    for (const Event &event : history)
        if (mayTellOfAChange(event))
            makers[event.at] << event.id;
    for (RecordVersion &version : versions)
        if (QList<qint64> &ofMoment = makers[version.finishedAt]; !ofMoment.isEmpty())
            version.madeBy = ofMoment.takeFirst();
}

std::optional<RecordChange> changeBy(const Event &event, const QList<RecordVersion> &versions)
{
    if (!mayTellOfAChange(event))
        return std::nullopt;
    for (qsizetype at = 1; at < versions.size(); ++at)
        if (isMadeBy(versions.at(at), event))
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
