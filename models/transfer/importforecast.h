// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/state.h"
#include "store/cancellation.h"
#include "store/importing/importstore.h"
#include "store/reading/liststore.h"
#include "store/work/workstore.h"

#include <QHash>
#include <QSet>

namespace intray {

/// What would become of each row of an import, found out without writing anything. Used by one
/// import; errors as the stores.
class ImportForecast
{
public:
    ImportForecast(Connection &connection, const Identity &identity, Cancellation cancellation);

    /// Learns what the queue has already.
    Outcome<Done> readQueue(const QString &queue);
    /// Of the next row of the file.
    Outcome<Staged> of(NewItem item);

private:
    struct There
    {
        ItemId item;
        size_t record; ///< The hash of the record as it is now.
    };

    Outcome<Done> readState(const QString &queue, State state);
    Outcome<Staged> ofKnown(const There &there, const NewItem &item);
    Outcome<QString> keyOf(const NewItem &item);

    ListStore m_lists;
    WorkStore m_work;
    const Cancellation m_cancellation;
    QHash<size_t, There> m_there; ///< By the hash of the key.
    QSet<size_t> m_seen;          ///< Hashes of the keys of the file so far.
};

} // namespace intray
