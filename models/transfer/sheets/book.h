// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/sheets/sheetrows.h"

namespace intray {

/// Which kind of spreadsheet a file is, by its content, whatever it is called.
enum class BookKind { None, Xlsx, Ods };

/// None is anything else, and a file that is not there. Invalid, each with a sentence of its own:
/// an old kind (.xls), a binary kind (.xlsb), a file locked with a password, or a damaged one; and
/// as ZipFile::open().
Outcome<BookKind> bookKindOf(const QString &path);
/// Quickly, for a window: whether it begins as spreadsheets and other packed files do.
bool mayBeSpreadsheet(const QString &path);

/// All sheets of a spreadsheet in their order. Errors as bookKindOf() and the sheets'; Invalid: it
/// is no spreadsheet.
Outcome<QList<SheetName>> sheetsIn(const QString &path);

/// A sheet of a spreadsheet; without a name the only one that has rows. Invalid: there is none, or
/// there are several, with their names.
struct OpenedSheet
{
    BookKind kind = BookKind::None;
    QString name;
    std::unique_ptr<SheetRows> rows;
};
Outcome<OpenedSheet> openSheet(const QString &path, const QString &name);

} // namespace intray
