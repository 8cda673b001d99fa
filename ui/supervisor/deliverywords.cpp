// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/deliverywords.h"

#include "store/importing/deliverystore.h"
#include "store/importing/keptout.h"

#include <QCoreApplication>
#include <QLocale>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(intray::DeliveriesDialog)
};

constexpr int shownKeys = 8;

QString countWords(qint64 count)
{
    return QLocale().toString(count);
}

QString keysIn(const QStringList &keys)
{
    const QString some = keys.mid(0, shownKeys).join(QStringLiteral(", "));
    return keys.size() > shownKeys ? Words::tr("%1 and others").arg(some) : some;
}

/// What became of a delivery's own records.
QString ownWords(const DeliveryState &state)
{
    QStringList parts;
    if (state.waiting > 0)
        parts << Words::tr("%1 still waiting").arg(countWords(state.waiting));
    if (state.workedOn > 0)
        parts << Words::tr("%1 worked on").arg(countWords(state.workedOn));
    if (state.recalled > 0)
        parts << Words::tr("%1 taken back").arg(countWords(state.recalled));
    if (parts.isEmpty())
        return Words::tr("It added no records.");
    return Words::tr("Its records: %1.").arg(parts.join(QStringLiteral(", ")));
}

/// What it did to records that were there before.
QStringList otherWords(const DeliveryState &state)
{
    QStringList words;
    if (state.updated > 0)
        words << Words::tr("It updated %n record(s).", nullptr, int(state.updated));
    if (state.again > 0)
        words << Words::tr("It brought back %n record(s) that had been dismissed.", nullptr,
                           int(state.again));
    if (state.proposed > 0)
        words << Words::tr("Its values are proposed for %n record(s): %1.", nullptr,
                           int(state.proposed))
                     .arg(keysIn(state.proposedKeys));
    if (state.refused > 0)
        words << Words::tr("%n record(s) could not be updated.", nullptr, int(state.refused));
    if (state.missing > 0)
        words << Words::tr("%n waiting record(s) are missing in its file: %1.", nullptr,
                           int(state.missing))
                     .arg(keysIn(state.missingKeys));
    return words;
}

/// What stayed out, and where it is to be seen.
QStringList outsideWords(const DeliveryCounts &counts)
{
    QStringList words;
    if (counts.rejected > 0)
        words << Words::tr("%n row(s) were rejected.", nullptr, int(counts.rejected));
    if (counts.changed > 0)
        words << Words::tr("%n row(s) were there already with other values.", nullptr,
                           int(counts.changed));
    if (const QString where = keptOutWords(counts); !where.isEmpty())
        words << where;
    return words;
}

} // namespace

QString wordsOn(const DeliveryState &state)
{
    return (QStringList{ownWords(state)} + otherWords(state) + outsideWords(state.delivery.counts))
        .join(u' ');
}

QString takenBackWords(const Delivery &delivery)
{
    if (!delivery.recalledAt.isValid())
        return {};
    return Words::tr("%1 by %2")
        .arg(QLocale().toString(delivery.recalledAt.toLocalTime().date(), QLocale::ShortFormat),
             delivery.recalledBy);
}

QString notAddedWords(const DeliveryCounts &counts)
{
    return Words::tr("Rejected: %1; there already with other values: %2.")
        .arg(countWords(counts.rejected), countWords(counts.changed));
}

QString dismissedWords(const Recalled &recalled)
{
    if (recalled.isCancelled && recalled.count == 0)
        return Words::tr("This was cancelled. No record was dismissed.");
    if (recalled.isCancelled)
        return Words::tr("This was cancelled: %n record(s) were dismissed, the others "
                         "are still waiting. Do it again to continue.",
                         nullptr, int(recalled.count));
    if (recalled.count == 0)
        return Words::tr("No record was dismissed: somebody has worked on them, or a "
                         "later delivery has changed them.");
    return Words::tr("%n record(s) were dismissed. They come back when their keys do.", nullptr,
                     int(recalled.count));
}

} // namespace intray
