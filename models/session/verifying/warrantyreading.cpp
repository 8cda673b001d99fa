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

Outcome<WarrantyRead> readWarranty(DeliveryStore &deliveries, WarrantyStore &warranties,
                                   const QString &queue)
{
    const auto all = deliveries.deliveries(queue);
    if (!all)
        return tl::unexpected<Error>(all.error());
    const auto known = warranties.warrantyOf(queue);
    if (!known)
        return tl::unexpected<Error>(known.error());
    WarrantyRead read{saidOf(*known), {}, known->experience};
    QList<ProvenDoubt> judged;
    for (const DeliveryWarranty &one : known->deliveries) {
        judged += one.judged;
        const auto its = std::ranges::find(*all, one.delivery, &Delivery::id);
        if (its != all->end())
            read.deliveries << DeliverySaid{*its, saidOf(onlyOf(one, *known))};
    }
    read.calibration = calibrationOf(judged);
    return read;
}

} // namespace intray
