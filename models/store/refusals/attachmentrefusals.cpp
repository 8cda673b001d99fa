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
            say(QT_TRANSLATE_NOOP("Store",
                                  "The item has no such attachment, or a part of it is missing.")),
            {}};
}

Error attachmentTooLarge(qint64 most)
{
    return invalid(
        say(QT_TRANSLATE_NOOP(
                "Store", "The file is too large to be attached: this queue accepts at most %1."))
            .arg(QLocale().formattedDataSize(most)));
}

Error attachingInterrupted()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store",
        "Attaching the file was interrupted, so the item does not have it. Attach it again.")));
}

Error attachmentDamaged(const QString &name)
{
    return {Error::Kind::Damaged,
            say(QT_TRANSLATE_NOOP(
                    "Store",
                    "The attachment “%1” is damaged: it is not what was attached. Tell an "
                    "administrator; \"intrayctl audit --attachments\" lists damaged attachments."))
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
