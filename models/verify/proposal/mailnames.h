// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/proposal/offeredvalue.h"
#include "verify/suspicion/countedrecords.h"

#include <QHash>
#include <QStringList>

#include <optional>

namespace intray {

/// How a queue's mail addresses are made of its fields: "first.last@...". Nothing is known where
/// hardly all are made in one way. Immutable; any thread.
class MailNames
{
public:
    MailNames() = default;
    MailNames(const QStringList &labels, const CountedRecords &records);

    /// The address whose name is missing ("@example.org"), or the name that an address tells where
    /// its field is empty. None: nothing tells it.
    std::optional<MeantValue> candidate(int field, const QStringList &cells) const;

private:
    struct Way
    {
        int mail = -1;
        int first = -1;
        int second = -1; ///< Below 0: one name alone.
        QString between;
        bool hasInitial = false; ///< Of the first name its first letter alone.
        bool hasPairs = false;   ///< ae for ä.

        QString name(const QStringList &cells) const;
        bool operator==(const Way &) const = default;
    };

    void learn(int mail, const QList<QStringList> &rows);
    static QList<int> namedIn(int mail, const QList<QStringList> &rows);
    std::optional<MeantValue> nameIn(const Way &way, int field, const QStringList &cells) const;

    QStringList m_labels;
    QList<Way> m_ways;
    QHash<int, QList<ValueCount>> m_names; ///< By field, what stands in it.
};

} // namespace intray
