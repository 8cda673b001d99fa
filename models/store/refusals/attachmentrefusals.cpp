// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/refusals.h"
#include "store/refusals/refusals_p.h"

#include <QCoreApplication>
#include <QLocale>

namespace intray::refusals {

Error noSuchAttachment()
{
    return {Error::Kind::NotFound,
            say(QT_TRANSLATE_NOOP("Store", "The item has no such attachment, or a part of it is "
                                           "not there.")),
            {}};
}

Error attachmentTooLarge(qint64 most)
{
    return invalid(say(QT_TRANSLATE_NOOP("Store", "The file is too large to be attached: this "
                                                  "queue takes %1 at most."))
                       .arg(QLocale().formattedDataSize(most)));
}

Error attachingInterrupted()
{
    return invalid(
        say(QT_TRANSLATE_NOOP("Store", "The attaching of the file was interrupted, so the item is "
                                       "without it. Attach it again.")));
}

Error attachmentDamaged(const QString &name)
{
    return {Error::Kind::Damaged,
            say(QT_TRANSLATE_NOOP("Store", "The attachment “%1” is damaged: it is not what was "
                                           "attached. Tell an administrator; \"intrayctl audit "
                                           "--attachments\" says which ones are."))
                .arg(name),
            {}};
}

Error attachmentNotKept(const QString &why)
{
    return {Error::Kind::DiskFull,
            say(QT_TRANSLATE_NOOP("Store", "The attachment cannot be written: %1.")).arg(why),
            {}};
}

} // namespace intray::refusals
