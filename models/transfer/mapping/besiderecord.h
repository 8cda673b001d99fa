// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "transfer/mapping/mapping.h"
#include "transfer/recordtable.h"

#include <QList>

namespace intray {

/// Invalid: the key is made of a column that only priority or context is taken from.
Outcome<Done> checkKeyIsOfFields(const Mapping &mapping, const QStringList &keyColumns);
/// Why fields of a queue are not there: only priority or context is taken from the columns of these
/// names. Translated; empty: that is not why.
QString whyNoFields(const Mapping &mapping, const QStringList &missing);

/// Takes an item's priority and context out of the columns of its row. A value; any thread.
class BesideRecord
{
public:
    /// Invalid with the column: it is not there, or its name is one that contexts have already.
    static Outcome<BesideRecord> from(const Mapping &mapping, const QStringList &columns);

    /// Fills in what the row says. The reason, translated, why it may not come in; empty: none.
    QString fill(TableRow &row) const;

private:
    QJsonObject contextOf(const TableRow &row) const;

    QString m_priorityFrom;
    qsizetype m_priority = -1; ///< Where its column stands; -1: there is none.
    QStringList m_contextFrom;
    QList<qsizetype> m_context;
};

} // namespace intray
