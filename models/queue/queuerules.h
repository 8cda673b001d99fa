// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/disposition.h"
#include "queue/id.h"

#include <QJsonObject>
#include <QMap>
#include <QSet>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

namespace intray {

/// Which records may end without eyes: those with the least doubt, as long as the statement holds.
struct PassRule
{
    int mostWrong = 5000; ///< Of a million fields of a delivery so many may still be wrong,
    int surePercent = 95; ///< with this probability.

    bool isPossible() const
    {
        return mostWrong >= 1 && mostWrong <= 500'000 && surePercent >= 50 && surePercent <= 99;
    }
    bool operator==(const PassRule &) const = default;
};

constexpr int leastPlantEvery = 2;
constexpr int mostPlantEvery = 10'000;

/// A named stream of items with its rules.
struct Queue
{
    /// In its record schema: the table that it was adopted with.
    static constexpr QLatin1StringView tableKeyword{"x-intray-table"};
    /// The state that rows of the table have which failed.
    static constexpr QLatin1StringView failedKeyword{"x-intray-failed"};

    QueueId id;
    QString name;                            ///< Unique; what the command line uses.
    QString title;                           ///< What people see; empty: the name.
    QJsonObject recordSchema;                ///< JSON Schema of its records.
    std::chrono::seconds lockDuration{1800}; ///< How long a lock holds unless it is extended.
    std::chrono::seconds longestHold{
        28800};                      ///< No extension goes beyond this, counted from the claim.
    std::optional<int> locksPerUser; ///< None: as many as one likes.
    std::optional<int> attempts;     ///< Claimed so often, an item fails as its lock expires.
    QSet<Disposition::Kind> dispositions = allDispositions();
    QString nextQueue;              ///< Where completed items go on; empty: nowhere.
    QString source;                 ///< A criteria query that fills the queue; empty: none.
    std::chrono::seconds fresh{60}; ///< How long the source's result is good.
    bool paused = false;
    QString pauseMessage; ///< What people read while it is paused; empty: only that it is.
    /// How long before the end of a lock its holder is warned. None: as usual, five minutes and one
    /// minute before, sooner for short locks.
    std::optional<std::chrono::seconds> firstWarning;
    std::optional<std::chrono::seconds> lastWarning;
    /// What people may choose from where a disposition asks for a reason; they may write others.
    QMap<Disposition::Kind, QStringList> reasons;
    QSet<Disposition::Kind>
        reasonRequired; ///< Beside the endings that need a reason in every queue.
    QStringList usualQuestions; ///< Offered before those that everybody has; others may be written.
    /// How long what somebody returned is not offered to them again; none: it comes when nothing
    /// else is left; zero: once somebody else had it.
    std::optional<std::chrono::seconds> notAgain;
    /// How long after finishing an item people may open it again themselves; none: they may not.
    std::optional<std::chrono::seconds> reopenOwn;
    bool otherHands = false; ///< Nobody gets what he completed himself in the step before.
    QStringList
        blindFields;     ///< Keyed a second time without sight of the first; empty: no such step.
    QString decideQueue; ///< Where the two differ, a third person decides there.
    int share = 100;     ///< Percent of what comes from the step before; the rest goes past it.
    bool doubtfulFirst = false; ///< Within a priority the most doubtful item is given out first.
    std::optional<PassRule> letPass; ///< None: somebody opens every record.
    std::optional<int> plantEvery;   ///< One record in so many shows a planted slip; none: none.
    /// The fields of its records, in the order of the schema, else of the file or first record that
    /// made them; empty: nothing has come in yet. They change with the schema, and are widened by
    /// QueueStore::widenFields() only.
    QStringList fields;
    qint64 largestRecord = 1024 * 1024; ///< Bytes that a record may have as JSON,
    qint64 largestField = 1024 * 1024;  ///< and each value in it.

    bool asksWhy(Disposition::Kind kind) const
    {
        return rulesOf(kind).needsReason || reasonRequired.contains(kind);
    }
    bool isOrderedByDoubt() const { return doubtfulFirst || letPass; }
    bool isFilledBySource() const { return !source.isEmpty(); }
    /// Empty: its items are Intray's own.
    QString adoptedTable() const { return recordSchema.value(tableKeyword).toString(); }
    bool isBlind() const { return !blindFields.isEmpty(); }
    QString displayTitle() const { return title.isEmpty() ? name : title; }
    bool operator==(const Queue &) const = default;
};

/// Whether the text can be a queue's name: letters, digits, '-', '_', '.'; 1 to 64; begins with a
/// letter or digit.
bool isQueueName(const QString &text);
/// A name that is allowed, made from any text, such as a file's name.
QString queueNameFrom(const QString &text);

} // namespace intray
