// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/recordjudge.h"

#include <optional>

namespace intray {

/// Why a cell is asked about.
enum class SuspicionKind {
    Offered,  ///< Rules, examples or decisions tell another value.
    Meant,    ///< Other records make another value likelier.
    Unlikely, ///< They speak against it, and nobody knows what is meant.
};

/// A cell that is more likely wrong than right.
struct Suspicion
{
    int field = -1;
    QString value;
    std::optional<QString> suggestion; ///< What is likely meant, if anything is known.
    double score = 0;                  ///< How likely the cell is wrong.
    QString why;                       ///< Translated, in a few words.
    double sure = 0;                   ///< How likely the suggestion is right.
    SuspicionKind kind = SuspicionKind::Unlikely;
    QStringList together = {}; ///< Of the suggestion, see OfferedValue.

    bool isPart() const { return !together.isEmpty(); }
};

/// A suggestion that the person who had the record refused. If it is the cell's own value, the
/// person said that the cell is right.
struct Refused
{
    int field = -1;
    QString suggestion;

    bool operator==(const Refused &) const = default;
};

/// The suspicious cells of a record, the likeliest wrong first. A refused suggestion is not offered
/// again, and no longer makes the cell suspicious. `countedAs` as for CellJudge::judge(). `labels`:
/// what people call the fields; empty: their names.
QList<Suspicion> suspicionsOf(const CellJudge &judge, const QStringList &cells,
                              const QStringList &countedAs, const QList<Refused> &refused = {},
                              const QStringList &labels = {});

} // namespace intray
