// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/bulkcorrection.h"
#include "queue/identity.h"
#include "store/importing/importstore.h"
#include "transfer/importoptions.h"
#include "transfer/tablesample.h"
#include "verify/decided/decidedvalues.h"

namespace intray {

/// What the template has decided about the values of new records: they are corrected at once, as
/// a bulk correction, if the template says so, and are proposed at the desk otherwise, and as long
/// as that has not happened. For one import; one thread.
class ImportDecisions
{
public:
    ImportDecisions() = default; ///< Nothing is decided.
    ImportDecisions(const ImportOptions &options, const RecordSchema &schema,
                    const TableSample &sample);

    void note(const NewItem &added);
    /// Once the records are in the queue. What could not be corrected is told.
    void carryOut(Connection &connection, const Identity &identity, ImportId delivery,
                  ImportResult &result);

private:
    struct Corrected;
    Corrected correctAll(Connection &connection, const Identity &identity, ImportId delivery) const;

    QString m_queue;
    QString m_template;
    ApplyDecisions m_apply = ApplyDecisions::Propose;
    DecidedValues m_decided;
    QHash<QString, CorrectionPlan> m_plans; ///< By field.
    qint64 m_records = 0;                   ///< That something is decided about.
};

} // namespace intray
