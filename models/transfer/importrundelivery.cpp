// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/deliveredfiles.h"
#include "transfer/importrun.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Importer)
};

} // namespace

/// Only told: the import has happened, whatever fails here.
Outcome<Done> ImportRun::tellDelivery(ImportId import)
{
    if (const auto state = DeliveryStore(m_connection, m_identity).state(import))
        m_result.delivery = *state;
    return Done();
}

DeliveryCounts ImportRun::counts() const
{
    return {m_digest,
            m_result.read,
            m_result.added,
            m_result.duplicate,
            m_result.updates,
            m_result.changed,
            m_result.rejected,
            m_options.redelivery.isWhole,
            m_options.moreFiles.isEmpty() ? QStringList() : namesOf(filesOf(m_options)),
            m_options.fromTemplate};
}

/// Whoever brings the same file in once more hears of it.
Outcome<Done> ImportRun::readDigest()
{
    const QByteArrayList digests = digestsOf(filesOf(m_options));
    m_result.notes << copiesAmong(filesOf(m_options), digests);
    m_digest = digestOfAll(digests);
    if (m_digest.isEmpty() || !m_queue)
        return Done();
    return DeliveryStore(m_connection, m_identity)
        .deliveries(m_options.queue)
        .map(
            [this](const QList<Delivery> &deliveries) {
                const auto same =
                    std::ranges::find_if(deliveries, [this](const Delivery &delivery) {
                        return delivery.counts.digest == m_digest;
                    });
                if (same != deliveries.end())
                    m_result.notes
                        << (m_options.moreFiles.isEmpty()
                                ? Words::tr("The same file was imported on %1, as delivery %2.")
                                : Words::tr("The same files were imported on %1, as delivery %2."))
                               .arg(QLocale().toString(same->at.toLocalTime().date(),
                                                       QLocale::ShortFormat))
                               .arg(same->id.value());
                return Done();
            });
}

} // namespace intray
