// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/recordschema.h"
#include "verify/example/byexample.h"
#include "verify/values/fieldvalue.h"

namespace intray {

using Complies = std::function<bool(const QString &value)>;

/// Proposes for each value what the examples make of it, and nothing else. `complies`: whether a
/// value keeps the rules of the field; null: it has none.
void proposeByExample(QList<FieldValue> &values, const QList<Example> &examples,
                      const Complies &complies);
/// Proposes for each value that has no proposal yet and needs one what the schema and the other
/// values say (ProposalsByRule).
void proposeByRule(QList<FieldValue> &values, const RecordSchema &schema, const QString &field);
/// Proposes for each value that has no proposal yet, and is written in another way than others, the
/// usual way to write it.
void proposeByCluster(QList<FieldValue> &values);

/// What becomes of which value, where something is proposed that keeps the rules of the field.
QHash<QString, QString> becomingOf(const QList<FieldValue> &values, const Complies &complies);

} // namespace intray
