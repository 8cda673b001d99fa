// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QJsonObject;

namespace intray {

/// The values that a field may hold several of, and what stands between them in its text. A value;
/// any thread.
struct SeveralValues
{
    QStringList known; ///< Empty: the field holds one value.
    QString separator = QStringLiteral("; ");

    /// From the words "several" and "separator" of a property.
    static SeveralValues of(const QJsonObject &words);

    bool operator==(const SeveralValues &) const = default;
    bool isEmpty() const { return known.isEmpty(); }
    /// The values in a text, without blanks around them and without empty ones.
    QStringList in(const QString &text) const;
    QString joined(const QStringList &values) const { return values.join(separator); }
    QStringList unknownIn(const QString &text) const;
};

} // namespace intray
