// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/assignment.h"
#include "queue/question.h"

namespace intray {

/// Whether the question is put to this user, by name or by a tag of theirs in its queue.
bool isAskedOf(const QString &user, const Question &question, const QList<UserTag> &tags);

} // namespace intray
