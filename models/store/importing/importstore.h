// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/identity.h"
#include "queue/item.h"

#include <QList>
#include <QString>

namespace intray {

class Connection;

/// What became of one row.
enum class Staged {
    Added,
    AlreadyThere,    ///< The queue had this key before this import.
    RepeatedInImport ///< An earlier row of this import has the key.
};

/// Brings many items into a queue so that all of them appear or none (docs/internals/importing.md).
/// Rows are staged in short transactions, which nobody sees; accept() decides;
/// openNext() then makes them visible piece by piece and is taken up again by the next program that
/// opens the database if this one dies. Thread and errors as for Store.
class ImportStore
{
public:
    ImportStore(Connection &connection, Identity identity);

    /// Busy if another import into the same queue is running.
    Outcome<ImportId> begin(const QString &queue, const QString &source);
    Outcome<QList<Staged>> stage(ImportId import, const QList<NewItem> &items);
    /// From here on the import happened, whatever dies.
    Outcome<Done> accept(ImportId import);
    /// Makes a piece visible and says how many; 0: all are.
    Outcome<int> openNext(ImportId import);
    /// Takes everything staged out again. Not after accept().
    Outcome<Done> discard(ImportId import);
    /// Goes on with accepted imports and discards abandoned ones, those whose importer has been
    /// silent for a minute.
    Outcome<Done> recover();

private:
    Connection &m_connection;
    Identity m_identity;
};

} // namespace intray
