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

} // namespace

qint64 WarrantyPlan::toDraw() const
{
    return std::min(mayPass, sample + qint64(std::ceil(std::sqrt(double(sample)))));
}

std::optional<WarrantyPlan> planFor(const DeliveryToPlan &delivery, const WarrantyWish &wish,
                                    const WarrantyExperience &before, std::optional<double> again)
{
    const QList<double> chances =
        again ? QList<double>{*again}
              : QList<double>(chancesOfSecondLook.begin(), chancesOfSecondLook.end());
    std::optional<WarrantyPlan> best;
    double least = 0;
    for (const qint64 limit : limitsOf(delivery.doubts)) {
        const Way way = wayWith(limit, delivery);
        const WarrantyGround ground = groundOf(foreseen(way, delivery, before), wish.confidence);
        for (const double chance : chances) {
            const auto sample = sampleFor(way, chance, wish.wrongFields, ground);
            if (!sample || (limit > 0 && WarrantyPlan{limit, *sample, chance}.toDraw() == limit))
                continue;
            const auto opened = double(way.records - way.mayPass + *sample);
            const double cost = opened * (1 + chance * costOfSecondLook);
            if (!best || cost < least) {
                best = WarrantyPlan{way.mayPass, *sample, chance};
                least = cost;
            }
        }
    }
    return best;
}

} // namespace intray
