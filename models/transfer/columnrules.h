// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/tablesample.h"

#include <QHash>
#include <QJsonObject>
#include <QString>

namespace intray {

/// What the sampled values of one column have in common, as a property of a record schema.
class ColumnRules
{
public:
    ColumnRules(const TableSample &sample, qsizetype column);

    const QString &name() const { return m_name; }
    bool isRequired() const { return m_rows > 0 && m_filled == m_rows; }
    /// Varied, short and nearly always filled in: worth a column in a list.
    bool isInformative() const;
    QJsonObject property() const;

private:
    void count(const TableSample &sample, qsizetype column);
    template <typename Keeps>
    bool isMostly(Keeps keeps) const;
    QStringList valuesThatOccur(qsizetype times) const;
    QStringList knownValues() const;
    bool addKnownValues(QJsonObject &property) const;
    void addForm(QJsonObject &property) const;
    bool addDigits(QJsonObject &property) const;

    QString m_name;
    qsizetype m_rows = 0;
    qsizetype m_filled = 0;
    qsizetype m_longest = 0;
    qsizetype m_characters = 0;
    bool m_hasLineBreaks = false;
    QHash<QString, qsizetype> m_values; ///< How often each value that is not empty occurs.
};

} // namespace intray
