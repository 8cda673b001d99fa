// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/serving/keptduty.h"

#include "session/serving/duties.h"

#include <algorithm>

namespace intray {

using namespace std::chrono_literals;

namespace {

template <typename... Each>
Duties listOf(std::unique_ptr<Each>... each)
{
    Duties all;
    (all.push_back(std::move(each)), ...);
    return all;
}

} // namespace

bool KeptDuty::isFor(const ServerFacts &server) const
{
    const QList<Role> wanted = roles();
    return !server.isServer ||
           std::ranges::any_of(wanted, [&](Role role) { return server.roles.contains(role); });
}

Duties quickDuties(std::chrono::seconds every)
{
    return listOf(std::make_unique<SweepDuty>(every), std::make_unique<FigureDuty>(every),
                  std::make_unique<SealDuty>(every));
}

Duties learningDuties(std::chrono::seconds every)
{
    return listOf(std::make_unique<CountDuty>(every), std::make_unique<DuplicateKeyDuty>(every),
                  std::make_unique<DoubtDuty>(every));
}

Duties sourceDuties()
{
    return listOf(std::make_unique<SourceDuty>(10s));
}

QString titleOf(Duty duty)
{
    switch (duty) {
    case Duty::Sweep:
        return ServingWords::tr("expired locks");
    case Duty::Figures:
        return ServingWords::tr("figures");
    case Duty::Seals:
        return ServingWords::tr("seals");
    case Duty::Counts:
        return ServingWords::tr("counts for suggestions");
    case Duty::DuplicateKeys:
        return ServingWords::tr("keys of duplicates");
    case Duty::Doubts:
        return ServingWords::tr("order of doubt");
    case Duty::Sources:
        return ServingWords::tr("queries of queues");
    case Duty::Folders:
        return ServingWords::tr("watched folders");
    }
    return {};
}

} // namespace intray
