// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonValue>
#include <QList>
#include <QString>

#include <optional>

namespace intray {

/// A column of an Access table, and how far mdbtools can be trusted with its values.
struct AccessColumn
{
    QString name; ///< As the file has it.
    QString type; ///< As mdbtools calls it, such as "Long Integer".
    bool isCalculated = false;

    /// Whether its values can be read at all; else they are left out.
    bool isReadable() const;
};

/// The columns that mdb-schema tells of.
QList<AccessColumn> accessColumnsIn(const QList<QByteArray> &schema);
/// Adds what mdb-prop tells of them.
void addProperties(QList<AccessColumn> &columns, const QList<QByteArray> &properties);

/// The text of a value that mdb-json wrote: dates as ISO 8601, numbers in as many digits as the
/// type has. Nothing: it cannot be right.
std::optional<QString> textOf(const AccessColumn &column, const QJsonValue &value);
/// Whether mdbtools may have left out characters, such as emoji, which it writes as "??".
bool mayLackCharacters(const AccessColumn &column, const QString &text);

} // namespace intray
