// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/lookuprule.h"
#include "store/verifying/lookupstore.h"

#include <functional>
#include <optional>

namespace intray {

/// What a look-up table has for a text.
struct LookedUp
{
    QString text; ///< That was asked for.
    Lookup table; ///< Without a name: there is none.
    QList<LookupLine> lines;

    bool isThere() const { return !table.name.isEmpty(); }
    /// The line's text in that column; empty: the table has no such column.
    QString in(const LookupLine &line, const QString &column) const;
    /// What the value means: the text in the column that the rule names, else in the second.
    QString meaningOf(const LookupLine &line, const LookupRule &rule) const;
    /// A field and what stands beside the value in the table.
    struct Beside
    {
        QString field;
        QString text;

        bool operator==(const Beside &) const = default;
    };
    /// What the rule fills from the line, without what the table leaves empty.
    QList<Beside> filledFrom(const LookupLine &line, const LookupRule &rule) const;
    /// The first field of the record that does not go with the value. A value may stand in several
    /// lines, such as a postcode with several towns: one that fits is enough.
    std::optional<Beside> misfit(const LookupRule &rule,
                                 const std::function<QString(const QString &field)> &textOf) const;
};

} // namespace intray
