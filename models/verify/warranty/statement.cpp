// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/warranty/statement.h"

#include "verify/warranty/surebounds.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <ranges>

namespace intray {

namespace {

// What each of the four bounds may be wrong with, of the whole: so all of them hold at once
// (Bonferroni). The sample has the most, because each record of it costs a look.
constexpr double riskOfCaught = 0.1;
constexpr double riskOfFields = 0.1;
constexpr double riskOfPassed = 0.7;
constexpr double riskOfOpened = 0.1;

} // namespace

WarrantyGround groundOf(const WarrantyExperience &experience, double confidence)
{
    QList<double> wrong;
    for (const qint64 fields : experience.wrongFields)
        wrong << double(fields);
    const double risk = 1 - confidence;
    return {experience.fields, meanAtMost(wrong, 1, double(experience.fields), risk * riskOfFields),
            1 - chanceAtMost(experience.planted - experience.caught, experience.planted,
                             risk * riskOfCaught),
            double(experience.planted - experience.caught + 1) / double(experience.planted + 2),
            confidence};
}

WarrantyGround likelyGroundOf(const WarrantyExperience &experience, double confidence)
{
    WarrantyGround ground = groundOf(experience, confidence);
    const QList<qint64> &wrong = experience.wrongFields;
    if (wrong.isEmpty() || ground.caught <= 0)
        return ground;
    ground.fieldsPerWrong =
        double(std::accumulate(wrong.begin(), wrong.end(), qint64(0))) / double(wrong.size());
    ground.caught = 1 - ground.missed;
    return ground;
}

std::optional<Statement> statementOn(const WarrantyFigures &figures, const WarrantyGround &ground)
{
    const qint64 unopened = figures.mayPass - figures.sampled - figures.returned;
    const qint64 records = figures.opened + unopened;
    if (ground.caught <= 0 || ground.fields <= 0 || records <= 0)
        return {};
    const double risk = 1 - ground.confidence;
    // Who could choose what is looked at first would otherwise leave what is wrong for the end.
    const qint64 passedWrong =
        mostInPopulation(figures.mayPass, figures.sampled + figures.sampleWaits,
                         figures.found + figures.sampleWaits, ground.caught, risk * riskOfPassed);
    const qint64 openedWrong = mostWithChance(figures.foundAgain + figures.againWaits,
                                              figures.again * ground.caught, risk * riskOfOpened);
    Statement statement;
    statement.confidence = ground.confidence;
    statement.passedWrong = std::clamp<qint64>(passedWrong - figures.found, 0, unopened);
    statement.openedWrong = std::min(figures.opened, openedWrong - figures.foundAgain);
    statement.wrongFields =
        std::min(1.0, double(statement.passedWrong + statement.openedWrong) *
                          ground.fieldsPerWrong / double(records * ground.fields));
    return statement;
}

std::optional<qint64> moreToLookAt(const WarrantyFigures &figures, const WarrantyGround &ground,
                                   double wrongFields)
{
    const auto isEnough = [&](qint64 more) {
        WarrantyFigures then = figures;
        then.sampled += more;
        then.opened += more;
        const auto statement = statementOn(then, ground);
        return statement && statement->wrongFields <= wrongFields;
    };
    const qint64 most = figures.mayPass - figures.sampled;
    if (!isEnough(most))
        return {};
    return *std::ranges::partition_point(std::views::iota(qint64(0), most), std::not_fn(isEnough));
}

} // namespace intray
