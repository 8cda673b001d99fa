// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/warranty/warrantyplan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <ranges>

namespace intray {

namespace {

// A second look at a record that was put right is over sooner than the first.
constexpr double costOfSecondLook = 0.15;
constexpr std::array chancesOfSecondLook{0.1, 0.2, 0.3, 0.5, 0.75, 1.0};
// Of the records that they work on, people spoil this share themselves.
constexpr double ownSlips = 0.01;
// Where a greater part of what might pass has to be looked at, nothing passes: what is known then
// says little of the rest, and more will be known when some more of the others have been opened.
constexpr double mostDrawn = 0.9;

struct Way
{
    qint64 mayPass = 0;
    double passing = 0; ///< So many of these are wrong, as far as doubts tell,
    double opened = 0;  ///< and so many of the others.
    qint64 records = 0;
};

Way wayWith(qint64 mayPass, const DeliveryToPlan &delivery)
{
    const auto seen = delivery.broken + delivery.opened;
    Way way{mayPass, 0, double(seen), qint64(delivery.doubts.size()) + seen};
    for (qsizetype i = 0; i < delivery.doubts.size(); ++i)
        (i < mayPass ? way.passing : way.opened) += std::min(1.0, delivery.doubts.at(i));
    return way;
}

/// What will have been found by then is as what was found before.
WarrantyExperience foreseen(const Way &way, const DeliveryToPlan &delivery,
                            WarrantyExperience experience)
{
    const QList<qint64> before = experience.wrongFields;
    const auto more = qsizetype((way.opened - double(delivery.opened)) *
                                (1 - double(experience.planted - experience.caught) /
                                         double(std::max<qint64>(1, experience.planted))));
    for (qsizetype i = 0; i < more && !before.isEmpty(); ++i)
        experience.wrongFields << before.at(i % before.size());
    return experience;
}

/// How many may pass at most: what is equal is not parted.
QList<qint64> limitsOf(const QList<double> &doubts)
{
    QList<qint64> limits{0};
    for (qsizetype i = 1; i <= doubts.size(); ++i)
        if (i == doubts.size() || doubts.at(i) > doubts.at(i - 1))
            limits << i;
    return limits;
}

/// In a record of the sample something is wrong as often as the doubts tell.
WarrantyFigures foreseen(const Way &way, qint64 sample, double again, const WarrantyGround &ground)
{
    WarrantyFigures then;
    then.mayPass = way.mayPass;
    then.sampled = sample;
    then.opened = way.records - way.mayPass + sample;
    then.found = qint64(way.passing * double(sample) / double(std::max<qint64>(1, way.mayPass)));
    then.again = again;
    then.foundAgain = qint64(again * (way.opened * ground.missed + ownSlips * double(then.opened)));
    return then;
}

/// The smallest sample with which this way is expected to do; nothing: none does.
std::optional<qint64> sampleFor(const Way &way, double again, double wrongFields,
                                const WarrantyGround &ground)
{
    const auto does = [&](qint64 sample) {
        const auto statement = statementOn(foreseen(way, sample, again, ground), ground);
        return statement && statement->wrongFields <= wrongFields;
    };
    if (!does(way.mayPass))
        return {};
    return *std::ranges::partition_point(std::views::iota(qint64(0), way.mayPass),
                                         std::not_fn(does));
}

struct Costs
{
    WarrantyPlan plan;
    double looks = 0;
};

/// Each is drawn by itself. More can be drawn later and not fewer, so a deviation fewer are drawn.
qint64 atFirst(qint64 needed)
{
    return std::max(std::min<qint64>(1, needed), needed - qint64(std::sqrt(double(needed))));
}

/// What is needed to be certain lies between what is likely and what the bounds say now, because
/// more will be known then. At first only so many are drawn as do if nothing is found in them.
std::optional<Costs> costsOf(Way way, double again, const WarrantyExperience &then,
                             const WarrantyWish &wish)
{
    const auto needed = [&](const WarrantyGround &ground) {
        return sampleFor(way, again, wish.wrongFields, ground);
    };
    const WarrantyGround likely = likelyGroundOf(then, wish.confidence);
    const auto least = needed(likely);
    if (!least || (way.mayPass > 0 && double(*least) > mostDrawn * double(way.mayPass)))
        return {};
    const qint64 most = needed(groundOf(then, wish.confidence)).value_or(way.mayPass);
    const double sample = double(*least + most) / 2;
    const double opened = double(way.records - way.mayPass) + sample;
    way.passing = 0;
    return Costs{
        {way.mayPass, qint64(std::ceil(sample)), again, atFirst(needed(likely).value_or(*least))},
        opened * (1 + again * costOfSecondLook)};
}

} // namespace

std::optional<WarrantyPlan> planFor(const DeliveryToPlan &delivery, const WarrantyWish &wish,
                                    const WarrantyExperience &before, std::optional<double> again)
{
    const QList<double> chances =
        again ? QList<double>{*again}
              : QList<double>(chancesOfSecondLook.begin(), chancesOfSecondLook.end());
    std::optional<Costs> best;
    for (const qint64 limit : limitsOf(delivery.doubts)) {
        const Way way = wayWith(limit, delivery);
        const WarrantyExperience then = foreseen(way, delivery, before);
        for (const double chance : chances)
            if (const auto one = costsOf(way, chance, then, wish);
                one && (!best || one->looks < best->looks))
                best = one;
    }
    return best ? std::optional(best->plan) : std::nullopt;
}

} // namespace intray
