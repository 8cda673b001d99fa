// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"
#include "store/importing/deliverystore.h"

namespace intray {

/// What became of one row.
enum class Staged {
    Added,
    AlreadyThere,    ///< The queue had this key before this import, with the same record.
    Changed,         ///< The queue had this key before this import, with another record.
    Updates,         ///< So it did; or what had the key was taken out of the queue, and is back.
    RepeatedInImport ///< An earlier row of this import has the key.
};

/// What becomes of rows whose keys the queue has.
struct Redelivery
{
    bool updates = false; ///< Their items are updated, where that may be, instead of left alone.
    bool isWhole = false; ///< The file has everything, so that what it lacks can be told.
    bool operator==(const Redelivery &) const = default;
};

/// Whether a record that is there already has all that the item brings: its fields, and none of
/// those that it lacks. What the source does not know is not compared.
bool isSame(const Record &there, const NewItem &item);

/// A row that was added to an adopted table.
struct AddedRow
{
    ItemId item;
    QString key; ///< That the table made.
};

/// Brings items into a queue: one at once, or many so that all of them appear or none
/// (docs/internals/importing.md). Rows are staged in short transactions, which nobody sees;
/// acceptImport() decides; openStagedItems() then makes them visible piece by piece and is taken up
/// again by the next program that opens the database if this one dies.
class ImportStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    /// Invalid: its items are the rows of an adopted table, so none are brought in here.
    Outcome<Done> takesItems(const QString &queue);
    Outcome<ItemId> addItem(const QString &queue,
                            const NewItem &item); ///< Invalid: the key is there already.
    /// Where the queue's table makes the keys and adding was allowed when it was adopted: adds a
    /// row, with the record's fields that it has; the item has no key yet. Sent again under its
    /// operation it adds nothing. Invalid, RecordRefused: what the table does not take.
    Outcome<AddedRow> addRow(const QString &queue, const NewItem &item,
                             const OperationId &operation = newId());

    /// Busy if another import into the same queue is running.
    Outcome<ImportId> beginImport(const QString &queue, const QString &source);
    Outcome<QList<Staged>> stageItems(ImportId import, const QList<NewItem> &items,
                                      const Redelivery &redelivery = {});
    /// From here on the import happened, whatever dies.
    Outcome<Done> acceptImport(ImportId import, const DeliveryCounts &counts = {});
    /// Makes a piece visible and says how many; 0: all are.
    Outcome<int> openStagedItems(ImportId import);
    /// Takes everything staged out again. Not after acceptImport().
    Outcome<Done> discardImport(ImportId import);
    /// Goes on with accepted imports and discards abandoned ones: those whose importer died on this
    /// machine or has been silent for a minute.
    Outcome<Done> recoverImports();
};

} // namespace intray
