// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/id.h"

#include <QString>

#include <optional>

namespace intray {

/// What was put on record of a delivery when it was over. The seals of the history of rules cover
/// it, so it can be held against what is computed from the records and their history later.
struct Stated
{
    ImportId delivery;
    qint64 records = 0;
    qint64 opened = 0;
    qint64 passed = 0;
    qint64 found = 0;         ///< Wrong fields.
    qint64 mostOfMillion = 0; ///< Of a million fields at most so many are still wrong,
    int surePercent = 0;      ///< with this certainty.

    /// What people did is the same; the bound may be another, by what other deliveries tell.
    bool hasFactsOf(const Stated &other) const;
    bool operator==(const Stated &) const = default;
};

QString textOf(const Stated &stated); ///< JSON, always in one order.
/// Nothing: it is no such text.
std::optional<Stated> statedIn(const QString &text);

} // namespace intray
