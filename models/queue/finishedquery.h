// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <QSet>

namespace intray {

/// Finished items to be opened again. All conditions must hold.
struct FinishedQuery
{
    QString queue; ///< Must be given.
    QSet<State> states{State::Done, State::Failed, State::Dismissed};
    QString finishedBy; ///< Empty: by whomever.
    QDateTime from;     ///< Finished at or after; null: ever.
    QDateTime to;       ///< Finished before; null: until now.
    QString find;       ///< Anywhere in the record or the key.

    bool operator==(const FinishedQuery &) const = default;
};

} // namespace intray
