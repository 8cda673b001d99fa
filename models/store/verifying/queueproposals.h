// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "store/verifying/learnedqueue.h"
#include "verify/decided/decidedvalues.h"
#include "verify/example/proposalsbyexample.h"
#include "verify/proposal/proposalsbyrule.h"

namespace intray {

/// What is offered in a queue by decision, by rule and by example, with what it was made of: when
/// that has changed, it is made anew. Made of nothing it offers nothing. A plain value; copies
/// share what is known.
struct QueueProposals
{
    QJsonObject madeOfSchema;
    QStringList madeOfFields;
    ModelId madeWith;
    QString madeWithTemplates; ///< Their mark.
    QString madeWithLookups;   ///< That of the look-up tables.
    QStringList fields;        ///< Those that are looked at.
    RecordSchema schema;
    DecidedValues decided; ///< For deliveries like those that came.
    ProposalsByRule byRule;
    ProposalsByExample byExample;
    /// What the examples are taken from, by field; none where the records may be sealed.
    QList<SeenColumn> columns;
    QList<RefusedExchange> refused;
    bool isMade = false;

    void learnExamples() { byExample = ProposalsByExample(schema, fields, columns, refused); }
    /// `templates`: by which the record came.
    QList<OfferedValue> of(const Record &record, const QStringList &templates) const
    {
        return decided.of(record, templates) + inOrder(byExample.of(record), byRule.of(record));
    }
    bool isOf(const Queue &queue, const ModelId &model, const QString &templates,
              const QString &lookups) const
    {
        return isMade && madeOfSchema == queue.recordSchema && madeOfFields == queue.fields &&
               madeWith == model && madeWithTemplates == templates && madeWithLookups == lookups;
    }
};

} // namespace intray
