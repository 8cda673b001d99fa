// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/duplicates/duplicatesearch.h"
#include "verify/duplicates/keykinds.h"

namespace intray {

/// What is learned from the records of a queue about its duplicates, so that those of one record
/// are found without a look at the others: which keys are worth looking under, and what tells. Has
/// none of the records. A plain value; any thread.
struct DuplicateModel
{
    std::vector<FieldKnowledge> fields;
    DuplicateWeights weights;
    double equalByTruth = 0;
    int records = 0; ///< From how many it was learned.
    std::vector<KeyKind> kinds;
    std::vector<qint64> tooCommon; ///< Keys that too many share; ascending.

    bool isEmpty() const { return fields.empty(); }
    QStringList names() const;
    /// Under which keys a record is kept: a value for each of the names.
    QList<qint64> keysOf(const QStringList &values) const;
    /// How likely each of the others is the same thing as the record.
    std::vector<double> scores(const QStringList &record, const QList<QStringList> &others) const;
};

/// Learns it. The names are those of the fields in which the records were added, without what was
/// left out; the records may be some of so many. Blocks as long as a search for all pairs; empty
/// where keepGoing ended it, or where nothing can be learned.
DuplicateModel learnedModel(ComparedRecords &records, const QStringList &names, qint64 ofRecords,
                            const KeepGoing &keepGoing);

/// The model as text, and back; empty if the text is none.
QByteArray textOf(const DuplicateModel &model);
DuplicateModel modelIn(const QByteArray &text);

} // namespace intray
