// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/assignment.h"

#include <algorithm>

namespace intray {

bool isTagged(const QString &assignedTo)
{
    return assignedTo.startsWith(u'@');
}

bool isTag(const QString &tag)
{
    constexpr int longest = 50;
    return !tag.isEmpty() && tag.size() <= longest &&
           std::none_of(tag.begin(), tag.end(), [](QChar c) {
               return c.isSpace() || c == u',' || c == u'@' || !c.isPrint();
           });
}

} // namespace intray
