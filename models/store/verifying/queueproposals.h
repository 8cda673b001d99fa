// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "store/verifying/learnedqueue.h"
#include "verify/example/proposalsbyexample.h"
#include "verify/proposal/proposalsbyrule.h"

namespace intray {

/// What is offered by rule and by example in a queue, with what it was made of: when that has
/// changed, it is made anew. Made of nothing it offers nothing. A plain value; copies share what is
/// known.
struct QueueProposals
{
    QJsonObject madeOfSchema;
    QStringList madeOfFields;
    ModelId madeWith;
    QStringList fields; ///< Those that are looked at.
    RecordSchema schema;
    ProposalsByRule byRule;
    ProposalsByExample byExample;
    /// What the examples are taken from, by field; none where the records may be sealed.
    QList<SeenColumn> columns;
    QList<RefusedExchange> refused;
    bool isMade = false;

    void learnExamples() { byExample = ProposalsByExample(schema, fields, columns, refused); }
    QList<OfferedValue> of(const Record &record) const
    {
        return inOrder(byExample.of(record), byRule.of(record));
    }
    bool isOf(const Queue &queue, const ModelId &model) const
    {
        return isMade && madeOfSchema == queue.recordSchema && madeOfFields == queue.fields &&
               madeWith == model;
    }
};

} // namespace intray
