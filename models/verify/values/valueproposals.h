// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"
#include "verify/example/byexample.h"
#include "verify/proposal/lookuptable.h"
#include "verify/values/fieldvalue.h"

#include <QHash>
#include <QSet>
#include <QStringList>

namespace intray {

using Complies = std::function<bool(const QString &value)>;

class DecidedValues;

/// By which templates the records of a value came, each such combination once.
using CameBy = QHash<QString, QSet<QStringList>>;

/// Proposes what was decided about the values, where it was for all records that have one.
void proposeDecided(QList<FieldValue> &values, const DecidedValues &decided, const QString &field,
                    const CameBy &cameBy);
/// Proposes for each value that has no proposal yet and needs one what the schema and the other
/// values say (ProposalsByRule).
void proposeByRule(QList<FieldValue> &values, const RecordSchema &schema, const QString &field,
                   const FieldTables &tables = {});
/// Proposes for each value that has no proposal yet, and is written in another way than others, the
/// usual way to write it.
void proposeByCluster(QList<FieldValue> &values);

} // namespace intray
