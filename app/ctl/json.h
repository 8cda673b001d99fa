// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/auditreport.h"
#include "queue/claim.h"
#include "queue/event.h"
#include "queue/figures.h"
#include "queue/finished.h"
#include "queue/helditem.h"
#include "queue/keying.h"
#include "queue/queuerules.h"
#include "queue/role.h"
#include "queue/workrequest.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>

namespace intray::ctl {

// The shapes of intrayctl's JSON: snake_case keys, ids as numbers, times as ISO 8601 UTC, null for
// nothing.

/// The states that people see, in the order in which they are shown.
inline constexpr std::array shownStates{State::Open, State::Locked, State::Done, State::Failed,
                                        State::Dismissed};

QJsonValue jsonOf(const QString &text); ///< Null for an empty text.
QJsonValue jsonOf(const QDateTime &time);

QJsonObject listedJson(const Item &item); ///< As lists show it; without the lock's id.
QJsonObject heldJson(const Item &item);   ///< For its holder: with the lock's id.
QJsonObject jsonOf(const HeldItem &held);
QJsonObject jsonOf(const ItemDetail &detail);
QJsonObject jsonOf(const Draft &draft);
QJsonObject jsonOf(const Event &event);
QJsonObject jsonOf(const Claim &claim, const QHash<ItemId, Proposal> &proposals);
QJsonObject jsonOf(const WorkRequest &request); ///< Without its items.
QJsonObject jsonOf(const Queue &queue);
QJsonObject jsonOf(const QueueStatus &status);
QJsonObject jsonOf(const AuditReport &report);
QJsonObject jsonOf(const FieldErrors &errors);
QJsonObject jsonOf(const Finished &finished);
QJsonObject jsonOf(const User &user);

/// The word for a shortage, such as "all_held".
QString nameOf(Shortage shortage);

/// A list of values as a JSON array of what `shape` makes of each.
template <typename List, typename Shape>
QJsonArray jsonList(const List &values, Shape shape)
{
    QJsonArray array;
    for (const auto &value : values)
        array.append(shape(value));
    return array;
}

} // namespace intray::ctl
