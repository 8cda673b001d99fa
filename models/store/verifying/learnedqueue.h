// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/sql.h"
#include "verify/suspicion/countchanges.h"
#include "verify/suspicion/suspicionmodel.h"
#include "verify/suspicion/valuecounts.h"

#include <QHash>

#include <memory>

namespace intray {

/// Tells one model of a queue from the next.
struct ModelId
{
    qint64 learned = 0;
    qint64 ofRecords = 0;
    qint64 ofCorrections = 0;

    bool operator==(const ModelId &) const = default;
};

/// The most frequent values of each field, and in how many records they stand.
struct FrequentValues
{
    QHash<int, QList<ValueCount>> of;
    QHash<std::pair<int, QString>, qint64> records;
};

/// What a database keeps of what is usual in a queue, and how far its records are counted. A plain
/// value; copies share the model and the frequent values.
struct LearnedQueue
{
    qint64 id = 0;
    QStringList fields;
    QStringList labels; ///< What people call the fields now.
    QList<CountedPair> pairs;
    qint64 ofRecords = 0;     ///< How many there were when the model was learned,
    qint64 ofCorrections = 0; ///< and how many corrections.
    qint64 lastEvent = 0;     ///< Up to this one everything is counted.
    qint64 records = 0;
    qint64 corrections = 0;
    bool isWhole = false; ///< All of the queue has been counted; else it is of no use yet.
    std::shared_ptr<const SuspicionModel> model; ///< Null: not read.
    /// Null: not read, or the database tells them with each record, as servers do.
    std::shared_ptr<const FrequentValues> frequent;

    bool hasModelOf(const LearnedQueue &other) const { return modelId() == other.modelId(); }
    ModelId modelId() const { return {id, ofRecords, ofCorrections}; }
    /// Whether nothing was counted in between.
    bool hasCountsOf(const LearnedQueue &other) const
    {
        return hasModelOf(other) && lastEvent == other.lastEvent && records == other.records &&
               corrections == other.corrections;
    }
};

/// What is kept of a queue, the newest first, without models. Throws SqlFailure.
QList<LearnedQueue> learnedOf(Sql &sql, qint64 queue);
/// The model of it; null if what is kept makes no sense. Throws SqlFailure.
std::shared_ptr<const SuspicionModel> modelOf(Sql &sql, const LearnedQueue &learned);
/// The frequent values of its fields and of their words, on SQLite. Needs the model. Throws
/// SqlFailure.
std::shared_ptr<const FrequentValues> frequentOf(Sql &sql, const LearnedQueue &learned);

} // namespace intray
