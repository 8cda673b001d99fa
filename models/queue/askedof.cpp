// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/askedof.h"

namespace intray {

bool isAskedOf(const QString &user, const Question &question, const QList<UserTag> &tags)
{
    const UserTag asked{user, question.queue, question.whom.mid(1)};
    return question.whom == user || (isTagged(question.whom) && tags.contains(asked));
}

} // namespace intray
