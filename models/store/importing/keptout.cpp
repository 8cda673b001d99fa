// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/keptout.h"

#include "store/importing/deliverystore.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(DeliveryStore)
};

} // namespace

QString keptOutWords(const DeliveryCounts &counts)
{
    if (counts.rejected == 0 && counts.changed == 0)
        return {};
    return Words::tr(
        "The database does not keep these rows. To see each with its reason, or to save them, "
        "import the same file again as far as its last question. Nothing is added twice.");
}

} // namespace intray
