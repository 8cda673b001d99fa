// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/warrantyreading.h"

#include <algorithm>

namespace intray {

static QueueWarranty onlyOf(const DeliveryWarranty &delivery, const QueueWarranty &known)
{
    QueueWarranty one = known;
    one.deliveries = {delivery};
    return one;
}

/// Where they notice the least first.
static QList<CaughtHere> byField(QList<CaughtHere> caught)
{
    caught.removeIf([](const CaughtHere &one) {
        return one.field.isEmpty() || !one.kind.isEmpty() || one.slips.planted == 0;
    });
    std::ranges::stable_sort(caught, {}, [](const CaughtHere &one) {
        return double(one.slips.caught) / double(one.slips.planted);
    });
    return caught;
}

Outcome<WarrantyRead> readWarranty(DeliveryStore &deliveries, WarrantyStore &warranties,
                                   PlantStore &plants, FigureStore &figures, const QString &queue)
{
    const auto all = deliveries.deliveries(queue);
    if (!all)
        return tl::unexpected<Error>(all.error());
    const auto known = warranties.warrantyOf(queue);
    if (!known)
        return tl::unexpected<Error>(known.error());
    const auto times = figures.handlingTimes(queue);
    if (!times)
        return tl::unexpected<Error>(times.error());
    const auto caught = plants.ofTeam(queue);
    if (!caught)
        return tl::unexpected<Error>(caught.error());
    WarrantyRead read{saidOf(*known, *times), {}, known->experience};
    read.caught = byField(*caught);
    QList<ProvenDoubt> judged;
    for (const DeliveryWarranty &one : known->deliveries) {
        judged += one.judged;
        const auto its = std::ranges::find(*all, one.delivery, &Delivery::id);
        if (its != all->end())
            read.deliveries << DeliverySaid{*its, saidOf(onlyOf(one, *known), *times)};
    }
    read.calibration = calibrationOf(judged);
    return read;
}

} // namespace intray
