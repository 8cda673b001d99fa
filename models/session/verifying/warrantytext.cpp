// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/warrantytext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace intray {

namespace {

struct Warranty
{
    Q_DECLARE_TR_FUNCTIONS(Warranty)
};

using Kind = WarrantyReason::Kind;

QString amount(qint64 number)
{
    return QLocale().toString(number);
}

bool isAnyLookedAtAgain(const QueueWarranty &known)
{
    return std::ranges::any_of(known.deliveries,
                               [](const auto &one) { return one.figures.again > 0; });
}

bool isOver(const WarrantySums &sums)
{
    return sums.left == 0 && sums.lookAgain == 0;
}

/// Of several together it is not known which of them it would have to be, and as long as some wait
/// not how much.
void addWhatIsMissing(const QueueWarranty &known, WarrantySaid &said)
{
    if (!said.statement || known.deliveries.size() != 1 || !isOver(said.sums))
        return;
    said.more = moreToLookAt(known.deliveries.constFirst().figures, known.ground(), known.wish());
    if (said.more && *said.more > 0)
        said.reasons << WarrantyReason{
            Kind::MoreToOpen,
            Warranty::tr("%Ln of those that passed would have to be opened, without a fault, for "
                         "the number that is wished.",
                         nullptr, int(*said.more))};
    else if (!said.more)
        said.reasons << WarrantyReason{
            Kind::NeverEnough,
            Warranty::tr("The number that is wished cannot be stated, even if all of those that "
                         "passed are opened: too much is missed by people, or too few records "
                         "are looked at a second time.")};
}

QList<WarrantyReason> reasonsOf(const QueueWarranty &known, const WarrantySums &sums)
{
    QList<WarrantyReason> reasons;
    if (known.experience.planted < leastPlanted)
        reasons << WarrantyReason{
            Kind::FewSlips, Warranty::tr("It is not known how much people miss: %1 of %2 planted "
                                         "slips were seen by enough people.")
                                .arg(amount(known.experience.planted), amount(leastPlanted))};
    if (sums.opened > 0 && sums.lookAgain == 0 && !isAnyLookedAtAgain(known))
        reasons << WarrantyReason{Kind::NoneAgain,
                                  Warranty::tr("Nobody looks at opened records a second time.")};
    if (sums.left > 0)
        reasons << WarrantyReason{Kind::Unopened, Warranty::tr("%Ln record(s) wait to be opened.",
                                                               nullptr, int(sums.left))};
    if (sums.lookAgain > 0)
        reasons << WarrantyReason{
            Kind::AgainWaits,
            Warranty::tr("%Ln record(s) wait for a second look.", nullptr, int(sums.lookAgain))};
    return reasons;
}

/// How the bound fell, and what an hour of one person buys, or some more records where their pace
/// is not known. What waits counts as wrong, so before the end there is no line to see.
void addCourse(const QueueWarranty &known, const HandlingTimes &times, WarrantySaid &said)
{
    constexpr qint64 someRecords = 25;
    constexpr int stepsAhead = 3;
    if (!said.statement || known.deliveries.size() != 1 || !isOver(said.sums))
        return;
    const DeliveryWarranty &one = known.deliveries.constFirst();
    const WarrantyGround ground = known.ground();
    using std::chrono::seconds;
    constexpr seconds hour = std::chrono::hours(1);
    said.isStepAnHour = times.areKnown();
    const qint64 recordsInStep =
        said.isStepAnHour ? std::max<qint64>(1, hour / std::max(times.median, seconds(1)))
                          : someRecords;
    said.course = courseOf(one.steps, ground);
    said.ahead = courseAhead(one.figures, ground, recordsInStep, stepsAhead);
}

bool isAmong(const QList<DeliveryWarranty> &deliveries, const std::optional<Stated> &stated)
{
    return stated && std::ranges::any_of(deliveries, [&](const DeliveryWarranty &one) {
               return one.delivery == stated->delivery;
           });
}

} // namespace

WarrantySums sumsOf(const QList<DeliveryWarranty> &deliveries)
{
    WarrantySums sums;
    for (const DeliveryWarranty &one : deliveries) {
        sums.records += one.records;
        sums.opened += one.opened;
        sums.drawn += one.figures.sampled;
        sums.passed += one.passed;
        sums.left += one.left;
        sums.lookAgain += one.lookAgain;
        sums.found += one.found();
    }
    return sums;
}

WarrantySaid saidOf(const QueueWarranty &known, const HandlingTimes &times)
{
    WarrantySaid said;
    said.sums = sumsOf(known.deliveries);
    said.rule = known.rule;
    said.isWished = known.letsPass;
    said.statement = known.statement();
    if (isAmong(known.deliveries, known.onRecord))
        said.onRecord = known.onRecord;
    addCourse(known, times, said);
    if (said.isAsWished() || said.sums.records == 0)
        return said;
    said.reasons = reasonsOf(known, said.sums);
    addWhatIsMissing(known, said);
    return said;
}

QString percentOf(double share)
{
    return Warranty::tr("%1 %", "a share").arg(QLocale().toString(share * 100, 'g', 3));
}

QString boundPercent(double share)
{
    if (share <= 0)
        return percentOf(0);
    const double step = std::pow(10, std::floor(std::log10(share)) - 1); // two digits
    constexpr double noise = 1e-9; // 0.005 is a little more in binary
    return percentOf(std::ceil(share / step - noise) * step);
}

QString openedSentenceOn(const WarrantySums &sums)
{
    if (sums.passed == 0)
        return Warranty::tr("Of %1 records %2 were opened.")
            .arg(amount(sums.records), amount(sums.opened));
    return Warranty::tr("Of %1 records %2 were opened, and %3 passed.")
        .arg(amount(sums.records), amount(sums.opened), amount(sums.passed));
}

QString boundSentenceOn(const WarrantySaid &said)
{
    if (!said.statement)
        return Warranty::tr("How many of their fields are still wrong cannot be stated.");
    return Warranty::tr("At most %1 of their fields are still wrong (%2 sure).")
        .arg(boundPercent(said.statement->wrongFields), percentOf(said.statement->confidence));
}

QString sentenceOn(const WarrantySaid &said)
{
    return openedSentenceOn(said.sums) + u' ' + boundSentenceOn(said) + u' ' +
           Warranty::tr("Found: %Ln wrong field(s).", nullptr, int(said.sums.found));
}

QString sentenceOn(const Stated &stated)
{
    constexpr double million = 1e6;
    return Warranty::tr(
               "On record, for delivery %1: of %2 records %3 were opened and %4 passed; at "
               "most %5 of their fields are still wrong (%6 sure).")
        .arg(QString::number(stated.delivery.value()), amount(stated.records),
             amount(stated.opened), amount(stated.passed),
             boundPercent(double(stated.mostOfMillion) / million),
             percentOf(stated.surePercent / 100.0));
}

QString aheadSentenceOn(const WarrantySaid &said)
{
    if (said.ahead.isEmpty())
        return {};
    const QString first = boundPercent(said.ahead.constFirst().wrongFields);
    const int records = int(said.ahead.constFirst().opened - said.sums.opened);
    if (!said.isStepAnHour)
        return Warranty::tr("%Ln more of those that passed, opened without a fault, would bring it "
                            "to %1.",
                            nullptr, records)
            .arg(first);
    if (said.ahead.size() == 1)
        return Warranty::tr("An hour of one person, with %Ln more of those that passed opened "
                            "without a fault, would bring it to %1.",
                            nullptr, records)
            .arg(first);
    return Warranty::tr("An hour of one person, with %Ln more of those that passed opened without "
                        "a fault, would bring it to %1, and %2 hours to %3.",
                        nullptr, records)
        .arg(first, amount(said.ahead.size()), boundPercent(said.ahead.constLast().wrongFields));
}

QStringList groundSentencesOn(const WarrantySaid &said, const WarrantyExperience &experience)
{
    QStringList sentences;
    if (said.onRecord)
        sentences << sentenceOn(*said.onRecord);
    if (said.sums.drawn > 0)
        sentences << Warranty::tr("%Ln of the opened ones were drawn at random from those that "
                                  "would have passed; nobody chose them, and nothing told them "
                                  "apart.",
                                  nullptr, int(said.sums.drawn));
    if (experience.planted > 0)
        sentences << Warranty::tr("Of %Ln slip(s) that were planted on the screen, %1 were "
                                  "corrected.",
                                  nullptr, int(experience.planted))
                         .arg(amount(experience.caught));
    if (!said.statement)
        return sentences;
    if (const QString ahead = aheadSentenceOn(said); !ahead.isEmpty())
        sentences << ahead;
    sentences << Warranty::tr("So people notice at least %1 of what is wrong.")
                     .arg(percentOf(said.statement->caught));
    sentences << Warranty::tr("At most %1 of the records that passed are wrong, and %2 of those "
                              "that were opened; at most %3 fields of each, on the average.")
                     .arg(amount(said.statement->passedWrong), amount(said.statement->openedWrong),
                          QLocale().toString(said.statement->fieldsPerWrong, 'f', 1));
    sentences << Warranty::tr("These bounds hold together, and at every moment at which somebody "
                              "looks.");
    sentences << Warranty::tr("It is taken for granted that a planted slip is noticed as another "
                              "is, and that a wrong record which nobody found has no more wrong "
                              "fields than those that were found.");
    return sentences;
}

} // namespace intray
