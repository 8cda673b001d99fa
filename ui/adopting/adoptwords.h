// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/adopted/adopting.h"

namespace intray {

/// What came of trying a plan: nothing has been written.
struct AdoptionTrial
{
    AdoptionPlan plan;
    QList<Item> rows; ///< The first that the queue would give.
};

/// What is done, what this table cannot give and which rows come first, as plain text.
QString wordsAbout(const AdoptionTrial &trial);
/// The statements as text, one after the other; empty: none.
QString sqlOf(const QStringList &statements);

} // namespace intray
