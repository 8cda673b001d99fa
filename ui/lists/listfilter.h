// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QMap>
#include <QString>

namespace intray {

/// What somebody chose to see of a list, in which order: by the names of its parts, so that it can
/// be kept and used again. A value.
struct ListFilter
{
    QString shown; ///< Which items: as ShownItems names them.
    QString find;  ///< Anywhere in the record.
    bool onlyBroken = false;
    QMap<QString, QString> columns; ///< Column id to text.
    QString sortedBy;               ///< A column id; empty: in the order of claims.
    bool descending = false;

    bool operator==(const ListFilter &) const = default;
};

QJsonObject toJson(const ListFilter &filter);
ListFilter listFilterFrom(const QJsonObject &json); ///< What is not understood is left out.

} // namespace intray
