// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/proposal/companions.h"
#include "verify/proposal/fieldproposals.h"
#include "verify/proposal/mailnames.h"

#include <QSet>

#include <vector>

namespace intray {

/// Looks at one record once: which of its cells need another value, and which value makes them keep
/// the rules. Borrows what is known of the queue. One thread.
class RecordProposals
{
public:
    RecordProposals(const RecordSchema &schema, const std::vector<FieldProposals> &fields,
                    const Companions &companions, const MailNames &mails, const Record &record);

    QList<OfferedValue> all();

private:
    using Cell = qsizetype; ///< The number of a field.

    QString text(Cell cell) const { return m_cells.at(cell); }
    void put(Cell cell, const QString &value);
    void check();
    bool isFaulty(Cell cell) const { return m_faulty.contains(name(cell)); }
    bool isStrange(Cell cell) const;
    bool isCrossed(Cell cell) const; ///< Only a rule across fields is broken.
    QString name(Cell cell) const { return m_fields.at(size_t(cell)).field().name; }
    bool isAllowed(Cell cell, const QString &value) const;
    QSet<QString> faultyWith(const QList<std::pair<Cell, QString>> &values) const;

    void lookAt(Cell cell);
    QList<MeantValue> allowed(Cell cell, const QList<MeantValue> &candidates) const;
    QList<MeantValue> found(Cell cell) const;
    QList<MeantValue> byOthers(Cell cell) const;
    QList<MeantValue> onlyChoice(Cell cell) const;
    QList<MeantValue> inTable(Cell cell) const;
    QList<MeantValue> toldByTables(Cell cell) const;
    LookupTable::TextOf texts() const;
    void lookAtContradictions();
    void lookForExchanges();
    void lookForSwapped();
    void lookForMoved(Cell from);
    void lookForMerged();
    void lookForLine();
    void offer(Cell cell, const QList<MeantValue> &candidates);
    /// What leaves one of them comes into another, so none is right without the others.
    void offerTogether(const QList<std::pair<Cell, MeantValue>> &parts);

    const RecordSchema &m_schema;
    const std::vector<FieldProposals> &m_fields;
    const Companions &m_companions;
    const MailNames &m_mails;
    Record m_record; ///< With the surest proposals in it.
    QStringList m_cells;
    mutable QHash<Cell, bool> m_strange; ///< Those that were looked at.
    QSet<QString> m_faulty;
    QSet<QString> m_faultyAtFirst;
    QHash<Cell, QList<MeantValue>> m_offered;
    QHash<Cell, QStringList> m_together;
    Record m_first;
};

} // namespace intray
