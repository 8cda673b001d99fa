// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <QMap>

#include <optional>

namespace intray {

/// What two people keyed into the same field, neither seeing the other's.
struct KeyedTwice
{
    QString first;
    QString second;

    bool operator==(const KeyedTwice &) const = default;
};

/// What a third person is shown to decide: by field, as the item's context carries it. Empty for an
/// item that has nothing to decide.
QMap<QString, KeyedTwice> keyedTwiceIn(const QJsonObject &context);
/// The context that carries it.
QJsonObject contextWith(const QMap<QString, KeyedTwice> &keyed, QJsonObject context);

/// What is compared and kept of a field: its text without white space around it; missing is empty.
QString keyedText(const Record &record, const QString &field);

/// How often a field was keyed wrong in one queue of second keying.
struct FieldErrors
{
    QString field;
    qint64 keyedTwice = 0;
    qint64 differing = 0;
    qint64 undecided = 0; ///< Of these: the third person has not decided yet.
    qint64 firstWrong = 0;
    qint64 secondWrong = 0;

    /// Of all keyings of the field that are decided, how many were found wrong; 0 to 1. None: none
    /// is decided yet.
    std::optional<double> errorRate() const;
};

} // namespace intray
