// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

namespace intray {

/// By what values that were changed are told from right ones: what all of them have and no right
/// one has, and the other way round. A plain value; any thread.
class FaultyLooks
{
public:
    FaultyLooks() = default; ///< None: they are told by nothing.
    FaultyLooks(const QStringList &changed, const QStringList &right);

    bool isEmpty() const;
    /// Whether the value has all of them.
    bool areAllIn(const QString &value) const;
    /// The same, where more than the number of its blocks or a zero tells it.
    bool tellByLooks(const QString &value) const;

private:
    QSet<QString> m_has;   ///< What a right value has not.
    QSet<QString> m_lacks; ///< What a right value has.
    qsizetype m_more = -1; ///< More blocks than this; -1: that tells nothing.
    qsizetype m_fewer = -1;
};

} // namespace intray
