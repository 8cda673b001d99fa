// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/accesscolumn.h"
#include "transfer/writeback/accesswords.h"
#include "transfer/writeback/correctionscript.h"
#include "transfer/writeback/correctiontarget.h"

namespace intray {

/// Corrections of a table in an Access file, which nothing here can write: as a script that Access
/// runs. Its conditions compare with what came in, so that a row that changed meanwhile stays as it
/// is.
class AccessTarget : public CorrectionTarget
{
public:
    /// As AccessTable::open(). Borrows the script, which is open.
    static Outcome<std::unique_ptr<AccessTarget>> open(const QString &file, const QString &table,
                                                       CorrectionScript &script);

    const QStringList &columns() const override { return m_names; }
    Outcome<Done> carryOut(QList<CorrectedRow> &piece) override;

private:
    AccessTarget(QString table, const QList<AccessColumn> &columns, QStringList names,
                 CorrectionScript &script);
    AccessWords::Said statementFor(const CorrectedRow &row) const;

    QString m_table; ///< Quoted.
    QList<AccessColumn> m_columns;
    QStringList m_names;
    CorrectionScript &m_script;
};

} // namespace intray
