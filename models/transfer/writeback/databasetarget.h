// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/writeback/correctionscript.h"
#include "transfer/writeback/correctiontarget.h"

namespace intray {

/// Corrections of a table in a database that can be reached. Each row is read as an import reads
/// it, compared with what came in, changed only if it still is as it was read, and read again.
class DatabaseTarget : public CorrectionTarget
{
public:
    /// Reading: as for a script, or where it is not sure that a database takes back what it is told
    /// to. Trying: each piece is written and taken back, so that it shows what the database
    /// refuses.
    enum class How { Reading, Trying, Writing };

    /// As OtherTable::open(). Borrows the script, which is open if it is wanted.
    static Outcome<std::unique_ptr<DatabaseTarget>> open(const DatabaseLogin &login,
                                                         const QString &table, How how,
                                                         CorrectionScript &script,
                                                         const Cancellation &cancellation);

    const QStringList &columns() const override { return m_names; }
    Outcome<Done> carryOut(QList<CorrectedRow> &piece) override;
    /// The file that the table is in; empty: a server has it.
    const QString &file() const { return m_table->file(); }

private:
    DatabaseTarget(std::unique_ptr<OtherTable> table, How how, CorrectionScript &script);
    Outcome<Done> end();
    Outcome<Done> correctAll(QList<CorrectedRow> &piece);
    Outcome<Done> correctAlone(CorrectedRow &row);
    Outcome<Done> correctFieldByField(CorrectedRow &row);
    Outcome<Done> correct(CorrectedRow &row);
    Outcome<std::optional<OtherTableRow>> rowOf(CorrectedRow &row);
    bool hasKey(const OtherTableRow &found, const CorrectedRow &row) const;
    QList<qsizetype> columnsOf(const CorrectedRow &row) const;
    std::optional<RowChange> changeFor(CorrectedRow &row, const OtherTableRow &found) const;
    bool canTake(CorrectedRow &row, const CorrectedField &field) const;
    QString valueOf(const CorrectedField &field) const;
    Outcome<Done> form(CorrectedRow &row, const OtherTableRow &found);
    ColumnKind kindOf(qsizetype column) const { return m_table->columns().at(column).kind; }
    void addToScript(CorrectedRow &row, const RowChange &change);
    Outcome<Done> write(CorrectedRow &row, const RowChange &change);
    Outcome<Done> lookAgain(CorrectedRow &row);

    std::unique_ptr<OtherTable> m_table;
    QStringList m_names;
    How m_how;
    CorrectionScript &m_script;
    bool m_hasBegun = false; ///< The piece has a statement in the script.
};

} // namespace intray
