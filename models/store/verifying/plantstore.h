// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"
#include "store/line/storebase.h"
#include "verify/plants/plantedslip.h"

namespace intray {

/// How many slips were planted and what became of them is known, and how many of these were put
/// right.
struct CaughtSlips
{
    qint64 planted = 0;
    qint64 caught = 0;

    bool operator==(const CaughtSlips &) const = default;
};

/// The same of a team, in one field and of one kind.
struct CaughtHere
{
    QString field; ///< Empty: in all fields.
    QString kind;  ///< As nameOf(SlipKind) says it; empty: of all kinds.
    CaughtSlips slips;
};

/// What the database knows of planted slips: that there was one, never what it showed. What one
/// person missed it tells that person alone.
class PlantStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    /// Before it is shown. The number by which its outcome is told. LockLost; NotPermitted where
    /// nothing may be planted, or something was under this lock before.
    Outcome<qint64> plant(const Item &item, const PlantedSlip &slip);
    /// What became of it, once. NotFound: it is not the user's.
    Outcome<Done> keepOutcome(qint64 plant, bool isCaught);
    Outcome<CaughtSlips> own();
    /// Of the team, the whole first; nothing before there are 100 of five people. For supervisors,
    /// administrators and auditors; others get nothing. NotFound: no such queue.
    Outcome<QList<CaughtHere>> ofTeam(const QString &queue);
};

/// What is kept of a slip: a digest that proves which it was to whoever knows it.
QString sealOf(const Item &item, const PlantedSlip &slip);

} // namespace intray
