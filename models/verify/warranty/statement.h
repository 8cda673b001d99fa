// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <optional>

namespace intray {

/// Before so many slips nothing is said of what people notice.
inline constexpr qint64 leastPlanted = 100;

/// What a supervisor wants to be sure of: at most this share of the fields is still wrong.
struct WarrantyWish
{
    double wrongFields = 0.005;
    double confidence = 0.95;

    bool operator==(const WarrantyWish &) const = default;
};

/// What is known of a delivery whose records are all opened or passed, as far as it is known.
struct WarrantyFigures
{
    qint64 fields = 0;      ///< Of a record.
    qint64 opened = 0;      ///< Records that people worked on, those of the sample included.
    qint64 mayPass = 0;     ///< Records below the limit, those of the sample included.
    qint64 sampled = 0;     ///< Of these so many were drawn and looked at all the same,
    qint64 found = 0;       ///< and something was wrong in so many.
    qint64 sampleWaits = 0; ///< Others were drawn and not looked at: each is taken for wrong.
    qint64 returned = 0;    ///< Others that had passed came back and were looked at.
    double again = 0; ///< The chance with which an opened record is looked at once more, blind;
    qint64 foundAgain = 0; ///< in so many something was still wrong;
    qint64 againWaits = 0; ///< so many second looks are not over: each is taken to find something.
};

/// What is known of those who work, and of what goes wrong here, deliveries before this one
/// included.
struct WarrantyExperience
{
    qint64 fields = 0;         ///< Of a record.
    QList<qint64> wrongFields; ///< Of each record that was found wrong, in the order of finding.
    qint64 planted = 0;        ///< So many slips were planted,
    qint64 caught = 0;         ///< and so many of them put right.
};

/// What follows from that.
struct WarrantyGround
{
    qint64 fields = 0;
    double fieldsPerWrong =
        0;                 ///< At most so many fields of a wrong record are wrong, on the average.
    double caught = 0;     ///< At least this share of what is wrong is noticed;
    double missed = 0;     ///< this share probably is not.
    double confidence = 0; ///< Of the statement that is made on it.
};
WarrantyGround groundOf(const WarrantyExperience &experience, double confidence);
/// The same where the future is as the past, without a bound: to plan with, and not to state.
WarrantyGround likelyGroundOf(const WarrantyExperience &experience, double confidence);

/// How much may still be wrong in a delivery.
struct Statement
{
    double wrongFields = 1;    ///< At most this share of its fields,
    double confidence = 0;     ///< with this probability, whenever somebody looks.
    qint64 passedWrong = 0;    ///< At most so many of the records that nobody opened are wrong,
    qint64 openedWrong = 0;    ///< and of those that people worked on.
    double fieldsPerWrong = 0; ///< At most so many fields of a wrong record, on the average.
    double caught = 0;         ///< At least this share of what is wrong is noticed.
};

/// The statement; nothing where nothing has been planted, opened or passed. Takes it that planted
/// slips are noticed as others are, and that a wrong record which nobody found has no more wrong
/// fields than those that were found.
std::optional<Statement> statementOn(const WarrantyFigures &figures, const WarrantyGround &ground);

/// How many more of those that may pass have to be looked at, with nothing found in them, until the
/// statement is what was wished. Nothing: even all of them are not enough.
std::optional<qint64> moreToLookAt(const WarrantyFigures &figures, const WarrantyGround &ground,
                                   double wrongFields);

} // namespace intray
