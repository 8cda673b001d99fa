// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/seal.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace intray {

class Connection;

/// The newest seal of each database that this user's programs sealed or saw sealed, kept outside of
/// it: nothing else tells that the end of a history was cut off with its seals, as when the
/// write-ahead log of a file is deleted after a crash. A seal that has gone from the database is
/// kept, whatever comes after it. Blocks; in the connection's thread. Where nothing can be written,
/// nothing is kept.
class KeptSeals
{
public:
    /// In the folder $INTRAY_SEALS, or else in the user's folder of data.
    KeptSeals();
    explicit KeptSeals(const QString &folder);

    /// Keeps the newest seal, if the login may see it. Answers whether all that were kept before
    /// are in the database still.
    bool keepNewest(Connection &connection) const;
    /// What to say where they are not.
    static QString sentenceOfLoss();
    /// The digests that the audit of this database is to expect.
    QStringList digests(Connection &connection) const;
    /// After a backup was brought back, on purpose.
    void forget(Connection &connection) const;
    /// The file with the seals of this database.
    QString path(Connection &connection) const;

private:
    QString m_folder;
};

} // namespace intray
