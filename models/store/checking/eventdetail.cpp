// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/checking/eventdetail.h"

#include "store/refusals/refusals.h"

namespace intray {

bool needsOperation(EventKind kind)
{
    return kind == EventKind::Noted || kind == EventKind::Merged;
}

bool isNoteToRead(const QString &note)
{
    return !note.trimmed().isEmpty() && note.size() <= 2 * refusals::longestNote;
}

QString digestIn(const Event &event)
{
    return event.detail.value(QStringLiteral("digest")).toString();
}

bool saysWhatIsProposed(const Event &event)
{
    return !event.detail.value(QStringLiteral("correction")).toString().isEmpty() &&
           !event.detail.value(QStringLiteral("field")).toString().isEmpty();
}

bool saysWhatWasCorrected(const Event &event)
{
    return saysWhatIsProposed(event) &&
           digestIn(event).section(u':', 0, 0) != digestIn(event).section(u':', 1);
}

bool saysWhichDelivery(const Event &event)
{
    return event.detail.value(QStringLiteral("import")).toInteger() > 0 &&
           (rulesOf(event.kind).effect == Effect::Recalls ||
            digestIn(event).section(u':', 0, 0) != digestIn(event).section(u':', 1));
}

} // namespace intray
