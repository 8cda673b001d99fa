// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/historypage.h"

namespace intray {

using namespace Qt::StringLiterals;

ItemId otherItemOf(const Event &event)
{
    const bool isInto = event.detail.contains(u"into"_s);
    switch (event.kind) {
    case EventKind::Merged:
    case EventKind::Absorbed:
    case EventKind::Reopened:
    case EventKind::ToldApart:
        return ItemId(event.detail.value(isInto ? u"into"_s : u"from"_s).toInteger());
    default:
        return {};
    }
}

QString writtenIn(EventKind kind)
{
    return kind == EventKind::Noted      ? u"note"_s
           : kind == EventKind::Asked    ? u"question"_s
           : kind == EventKind::Answered ? u"answer"_s
                                         : u"reason"_s;
}

} // namespace intray
