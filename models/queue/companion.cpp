// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/companion.h"

#include "queue/times.h"

#include <QHash>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

static const QHash<Duty, QString> &names()
{
    static const QHash<Duty, QString> all{
        {Duty::Sweep, u"sweep"_s},     {Duty::Figures, u"figures"_s},
        {Duty::Seals, u"seals"_s},     {Duty::Counts, u"counts"_s},
        {Duty::Doubts, u"doubts"_s},   {Duty::DuplicateKeys, u"duplicate_keys"_s},
        {Duty::Sources, u"sources"_s}, {Duty::Folders, u"folders"_s}};
    return all;
}

QList<Duty> allDuties()
{
    return {Duty::Sweep,         Duty::Figures, Duty::Seals,   Duty::Counts,
            Duty::DuplicateKeys, Duty::Doubts,  Duty::Sources, Duty::Folders};
}

QString nameOf(Duty duty)
{
    return names().value(duty);
}

std::optional<Duty> dutyNamed(const QString &name)
{
    const QList<Duty> all = allDuties();
    const auto found = std::ranges::find(all, name, [](Duty duty) { return nameOf(duty); });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

bool Companion::keeps(Duty duty) const
{
    return isLive && std::ranges::any_of(
                         duties, [duty](const DutyReport &report) { return report.duty == duty; });
}

static QJsonValue orNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QJsonObject jsonOfDuties(const QList<DutyReport> &reports)
{
    QJsonObject all;
    for (const DutyReport &report : reports)
        all.insert(nameOf(report.duty),
                   QJsonObject{{u"last_round"_s, orNull(isoTime(report.lastRound))},
                               {u"rounds"_s, report.rounds},
                               {u"done"_s, report.done},
                               {u"error"_s, orNull(report.error)}});
    return all;
}

QList<DutyReport> dutyReportsIn(const QJsonObject &json)
{
    QList<DutyReport> reports;
    for (const Duty duty : allDuties()) {
        if (!json.contains(nameOf(duty)))
            continue;
        const QJsonObject one = json.value(nameOf(duty)).toObject();
        reports.append({duty, timeFromIso(one.value(u"last_round"_s).toString()),
                        one.value(u"rounds"_s).toInteger(), one.value(u"done"_s).toInteger(),
                        one.value(u"error"_s).toString()});
    }
    return reports;
}

} // namespace intray
