// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "schema/dateform.h"
#include "schema/numberform.h"
#include "transfer/csvrow.h"
#include "transfer/mapping/mapping.h"

#include <QList>

#include <optional>

namespace intray {

/// A value that was made for a field.
struct MadeValue
{
    QString text;
    bool isMissing = false;
    bool isUnfit = false; ///< It is no date or number as was said, and stands as it stood.
};

/// How numbers are written in a country, "de_DE", or in a sample, "1.234,5"; none: it is neither.
std::optional<NumberForm> numberFormNamed(const QString &name);

/// Makes the value of one field of a row, as its mapping says. A value; any thread.
class FieldMaker
{
public:
    /// Invalid with the field: a column is not there, or a form of dates or numbers is none.
    static Outcome<FieldMaker> from(const FieldMapping &mapping, const QStringList &columns,
                                    const QString &fileName);

    const FieldMapping &mapping() const { return m_mapping; }
    /// Where its columns stand in a row.
    const QList<qsizetype> &indexes() const { return m_indexes; }
    MadeValue make(const CsvRow &row) const;

private:
    Outcome<Done> findColumns(const QStringList &columns);
    Outcome<Done> readForms();
    MadeValue joined(const CsvRow &row) const;
    QString partOf(const QString &text) const;
    bool meansNothing(const QString &text) const;
    std::optional<QString> inOurForm(const QString &text) const;
    QString lettered(const QString &text) const;

    FieldMapping m_mapping;
    QString m_fileName;
    QList<qsizetype> m_indexes;
    std::optional<DateForm> m_date;
    std::optional<NumberForm> m_number;
};

} // namespace intray
