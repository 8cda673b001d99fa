// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/rows/row.h"

#include <QDateTime>
#include <QStringList>

namespace intray {

/// What a seal keeps of an item besides its history, fact by fact, in the order of allFacts.
struct SealedFacts
{
    qint64 seal = 0;     ///< Which one says so; 0: none.
    qint64 event = 0;    ///< The newest of the item's events then.
    QStringList digests; ///< Empty where there was nothing.

    /// From "seal|event|digests".
    static SealedFacts fromText(const QString &text);
};

/// The digests of what an item holds, separated by commas, from the columns of item_facts. Servers
/// compute theirs themselves, because nobody may read all of it.
QString digestsOfFacts(const Row &row);

/// Which facts are not as they were sealed, as a sentence names them: of the first seal over the
/// item what came in, which never changes, and of the newest one the rest, if nothing changed
/// the item since (newest is the last of its events that changes anything of it).
QStringList changedFacts(const SealedFacts &first, const SealedFacts &last, qint64 newest,
                         const QStringList &now, const QDateTime &at);

} // namespace intray
