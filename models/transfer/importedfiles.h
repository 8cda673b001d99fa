// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "store/importing/deliverystore.h"
#include "transfer/importoptions.h"

#include <QDateTime>

namespace intray {

/// The files of an import: whether they stay as they are while they are read, and whether they have
/// been brought in before. Made before the first byte is read; one thread, which it blocks.
class ImportedFiles
{
public:
    explicit ImportedFiles(const ImportOptions &options);

    /// Unreadable, by name: somebody has changed or removed one.
    Outcome<Done> checkStayed() const;
    void readDigest();
    const QString &digest() const { return m_digest; } ///< Of all of them together.
    QStringList copies() const { return m_copies; }    ///< A sentence for each that is there twice.
    /// Says when the same files were imported into this queue; empty: they were not.
    Outcome<QString> earlierDelivery(DeliveryStore &deliveries, const QString &queue) const;

private:
    /// By which a file is known to have changed.
    struct State
    {
        qint64 size;
        QDateTime writtenAt;
        bool operator==(const State &) const = default;
    };
    QList<State> states() const;

    const QStringList m_files;
    const QList<State> m_begin;
    QString m_digest;
    QStringList m_copies;
};

} // namespace intray
