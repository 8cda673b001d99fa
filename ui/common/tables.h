// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/id.h"

class QTableView;
class QHeaderView;

namespace intray {

/// How all lists of the window look and answer keys: whole rows, no grid, rows of one fixed height,
/// Return opens.
void styleTable(QTableView *table);

/// Makes the column so many letters wide, and wider if its title is longer in the language in use.
void giveRoom(QHeaderView *header, int column, int letters);
/// All room that the other columns leave is theirs; these have as much as stands in them.
void shareRoom(QHeaderView *header, const QList<int> &columns);
/// Whether a column is given the room that is left, or what its title needs; no person did it.
bool isFittingRest(const QHeaderView *header);
/// For so many letters, and for the title.
int roomFor(QHeaderView *header, int column, int letters);
/// Makes the columns before `end` as wide as what stands in them, `most` letters at most.
void fitColumns(QTableView *table, int end, int most);
/// Makes the column that is sorted by wider if its arrow cuts off its title.
void giveRoomForArrow(QHeaderView *header);

/// The item of the row that has the cursor; the model tells it in the role.
ItemId currentItem(const QTableView *table, int role);

/// Chooses this row alone, and the cursor comes to it. Qt's own function chooses nothing in a
/// mirrored window, and takes account of the modifiers that were pressed last.
void chooseRow(QTableView *table, int row);

/// Puts the selected rows on the clipboard, a line each with the headers on top, cells separated by
/// tabs, values in whole where the list shows them shortened (Qt::AccessibleTextRole).
void copySelectedRows(const QTableView *table);

} // namespace intray
