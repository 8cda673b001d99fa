// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/verifying/warrantytext.h"
#include "store/importing/deliverystore.h"
#include "store/reading/figurestore.h"
#include "store/verifying/plantstore.h"

namespace intray {

/// What is said of one delivery.
struct DeliverySaid
{
    Delivery delivery;
    WarrantySaid said;
};

/// What is said of the newest deliveries of a queue, together and of each.
struct WarrantyRead
{
    WarrantySaid all;
    QList<DeliverySaid> deliveries; ///< The newest first; without those that were taken back.
    WarrantyExperience experience;
    QList<CalibrationGroup> calibration = {}; ///< Of all that people opened in them.
    QList<CaughtHere> caught = {};            ///< Of planted slips, by field.
};

/// Reads all records of these deliveries, and works out what follows. Blocking; in the thread of
/// the connection. NotPermitted: by supervisors and administrators. NotFound: no such queue.
Outcome<WarrantyRead> readWarranty(DeliveryStore &deliveries, WarrantyStore &warranties,
                                   PlantStore &plants, FigureStore &figures, const QString &queue);

} // namespace intray
