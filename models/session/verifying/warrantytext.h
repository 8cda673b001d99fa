// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/figures.h"
#include "store/verifying/warrantystore.h"

namespace intray {

// What is known of a queue's deliveries, in words that window and command line share. Values and
// functions, for any thread.

/// The figures of one delivery, or of several together.
struct WarrantySums
{
    qint64 records = 0;
    qint64 opened = 0;
    qint64 drawn = 0; ///< Of these so many could have passed.
    qint64 passed = 0;
    qint64 left = 0;
    qint64 lookAgain = 0;
    qint64 found = 0; ///< Fields.
};
WarrantySums sumsOf(const QList<DeliveryWarranty> &deliveries);

/// Why nothing is stated, or more than was wished.
struct WarrantyReason
{
    enum class Kind {
        FewSlips,   ///< It is not known what people miss.
        NoneAgain,  ///< Nobody looks at opened records a second time.
        Unopened,   ///< Some wait.
        AgainWaits, ///< Some wait for their second look.
        MoreToOpen, ///< So many of those that passed would be enough.
        NeverEnough ///< Even all of them would not.
    };
    Kind kind;
    QString sentence;
};

/// What is said of one delivery, or of several together.
struct WarrantySaid
{
    WarrantySums sums;
    PassRule rule;
    std::optional<Statement> statement;
    std::optional<qint64> more; ///< So many of those that passed have to be opened.
    QList<WarrantyReason> reasons;
    std::optional<Stated> onRecord; ///< Of this delivery, or of the newest that was over.
    QList<CoursePoint> course =
        {};                        ///< How the bound fell, up to now; of one delivery that is over.
    QList<CoursePoint> ahead = {}; ///< How it would fall if so many more were looked at each time.
    bool isStepAnHour = false;
    bool isWished = true; ///< False: somebody opens every record, so there is no such number.

    double wish() const { return rule.mostWrong / 1e6; }
    bool isAsWished() const { return statement && statement->wrongFields <= wish(); }
};
WarrantySaid saidOf(const QueueWarranty &known, const HandlingTimes &times = {});

QString sentenceOn(const WarrantySaid &said);       ///< All of it.
QString boundSentenceOn(const WarrantySaid &said);  ///< How much may still be wrong.
QString openedSentenceOn(const WarrantySums &sums); ///< How much of it was opened.
QString sentenceOn(const Stated &stated);           ///< What was put on record.
QString aheadSentenceOn(const WarrantySaid &said);  ///< What more work would buy; empty: nothing.
/// What else it rests on, a sentence each.
QStringList groundSentencesOn(const WarrantySaid &said, const WarrantyExperience &experience);

/// A share, such as 0.2 %. A bound is rounded up, so that it is never told smaller than it is.
QString percentOf(double share);
QString boundPercent(double share);

} // namespace intray
