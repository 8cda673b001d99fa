// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/importedfiles.h"

#include "transfer/deliveredfiles.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Importer)
};

} // namespace

ImportedFiles::ImportedFiles(const ImportOptions &options)
    : m_files(filesOf(options))
    , m_begin(states())
{
}

QList<ImportedFiles::State> ImportedFiles::states() const
{
    QList<State> states;
    for (const QString &file : m_files) {
        const QFileInfo now(file);
        states << State{now.size(), now.lastModified()};
    }
    return states;
}

/// They are read more than once, and who still writes one may be in the middle of a row.
Outcome<Done> ImportedFiles::checkStayed() const
{
    const QList<State> now = states();
    for (qsizetype i = 0; i < m_files.size(); ++i)
        if (now.at(i) != m_begin.at(i))
            return failure(
                Error::Kind::Unreadable,
                Words::tr("The file “%1” was changed or removed while it was read. Nothing was "
                          "imported. Import it again when nobody is writing to it.")
                    .arg(m_files.at(i)));
    return Done();
}

void ImportedFiles::readDigest()
{
    const QByteArrayList digests = digestsOf(m_files);
    m_copies = copiesAmong(m_files, digests);
    m_digest = digestOfAll(digests);
}

Outcome<QString> ImportedFiles::earlierDelivery(DeliveryStore &deliveries,
                                                const QString &queue) const
{
    if (m_digest.isEmpty())
        return QString();
    return deliveries.deliveries(queue).map([this](const QList<Delivery> &all) {
        const auto same = std::ranges::find_if(
            all, [this](const Delivery &delivery) { return delivery.counts.digest == m_digest; });
        if (same == all.end())
            return QString();
        const QString day = QLocale().toString(same->at.toLocalTime().date(), QLocale::ShortFormat);
        return (m_files.size() == 1
                    ? Words::tr("The same file was imported on %1, as delivery %2.")
                    : Words::tr("The same files were imported on %1, as delivery %2."))
            .arg(day)
            .arg(same->id.value());
    });
}

} // namespace intray
