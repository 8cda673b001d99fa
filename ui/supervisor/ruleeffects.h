// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"

#include <QStringList>

namespace intray {

/// What saving changed rules does to work in hand, a sentence for each; none where it does nothing.
/// `held` items of the queue are held now.
QStringList effectsOf(const Queue &before, const Queue &after, qint64 held);

} // namespace intray
