// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

namespace intray {

/// What a companion process does for everybody.
enum class Duty { Sweep, Figures, Seals, Counts, DuplicateKeys, Doubts, Sources, Folders };

QList<Duty> allDuties();
/// The duty's word in JSON and in the database, such as "duplicate_keys".
QString nameOf(Duty duty);
std::optional<Duty> dutyNamed(const QString &name);

/// How a duty stands.
struct DutyReport
{
    Duty duty = Duty::Sweep;
    QDateTime lastRound = {}; ///< Invalid: there was none yet.
    qint64 rounds = 0;
    qint64 done = 0; ///< Of what the duty counts, in all rounds: locks, seals, files and the like.
    QString error = {}; ///< Why the last round failed; empty: it did not.
};

/// The companion process of a database: intrayctl serve.
struct Companion
{
    QString user;
    QString workstation;
    QDateTime beganAt;
    QDateTime endsAt;    ///< Unless it says before that it goes on.
    bool isLive = false; ///< By the database's clock.
    QList<DutyReport> duties;

    bool keeps(Duty duty) const;
};

/// The reports as the database keeps them, by the duties' names.
QJsonObject jsonOfDuties(const QList<DutyReport> &reports);
/// What is none of it is left out.
QList<DutyReport> dutyReportsIn(const QJsonObject &json);

} // namespace intray
