// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "transfer/mapping/mapping.h"

#include <QHash>
#include <QStringList>

namespace intray {

/// Into which column of a table each field of the records goes back. A template's fields go back
/// under the column's own name where it only renamed them.
class FieldColumns
{
public:
    /// `columns` as an import names them.
    FieldColumns(const QStringList &columns, const Mapping &mapping);

    /// The column's place, or why there is none, translated.
    tl::expected<qsizetype, QString> placeOf(const QString &field) const;

private:
    tl::expected<qsizetype, QString> placeOfMade(const FieldMapping &made) const;

    QStringList m_columns;
    Mapping m_mapping;
    QStringList m_used; ///< Columns that the template names.
};

} // namespace intray
