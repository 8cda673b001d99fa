// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/wordfault.h"

#include <QMap>
#include <QString>

#include <optional>

class QJsonObject;

namespace intray {

/// Where a field's values come from: a look-up table, which of its columns says what a value means,
/// and which other fields are filled from it. A value; any thread.
struct LookupRule
{
    QString table;                ///< Empty: the field has none.
    QString says;                 ///< A column; empty: the second.
    QMap<QString, QString> fills; ///< By field, the column.

    /// From the word "lookup" of a property.
    static LookupRule of(const QJsonObject &words);
    /// The place and a sentence; none: the word is fine. It fills only fields that there are.
    static WordFault faultIn(const QJsonObject &words, const QJsonObject &fields);

    bool operator==(const LookupRule &) const = default;
    bool isEmpty() const { return table.isEmpty(); }
};

} // namespace intray
