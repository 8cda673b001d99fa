// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/sheets/bookfault.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(BookFault)
};

Error invalid(const QString &sentence, const QString &detail)
{
    return {Error::Kind::Invalid, sentence, detail};
}

} // namespace

Error damagedPart(const QString &file, const QString &part, const QString &detail)
{
    return invalid(Words::tr("The spreadsheet “%1” is damaged in its part “%2”. Open it in the "
                             "program that it comes from, save it again, and import that file.")
                       .arg(file, part.left(200)),
                   detail);
}

Error damagedBook(const QString &file, const QString &detail)
{
    return invalid(Words::tr("The file “%1” looks like a spreadsheet but is damaged or incomplete. "
                             "Get it again, or open it and save it again, and import that file.")
                       .arg(file),
                   detail);
}

Error missingPart(const QString &file, const QString &part)
{
    return invalid(Words::tr("The spreadsheet “%1” lacks its part “%2”. Open it in the program "
                             "that it comes from, save it again, and import that file.")
                       .arg(file, part.left(200)),
                   {});
}

Error oversized(const QString &file, const QString &detail)
{
    return invalid(Words::tr("The spreadsheet “%1” unpacks to far more than a spreadsheet should "
                             "and is not read. If you trust it, save the sheet as CSV and import "
                             "that file.")
                       .arg(file),
                   detail);
}

Error suspicious(const QString &file, const QString &detail)
{
    return invalid(
        Words::tr("The spreadsheet “%1” contains something that no spreadsheet program writes, and "
                  "is not read. If you trust it, open it, save it again, and import that file.")
            .arg(file),
        detail);
}

Error changedBook(const QString &file)
{
    return {Error::Kind::Unreadable,
            Words::tr("The spreadsheet “%1” was changed while it was read. Nothing was imported. "
                      "Import it again when nobody is writing to it.")
                .arg(file),
            {}};
}

Error unreadableBook(const QString &file, const QString &detail)
{
    return {Error::Kind::Unreadable,
            Words::tr("The file “%1” cannot be read. Please check its name and whether you are "
                      "allowed to read it.")
                .arg(file),
            detail};
}

Error lockedBook(const QString &file)
{
    return invalid(Words::tr("The spreadsheet “%1” is protected by a password. Open it, save it "
                             "without the password, and import that file.")
                       .arg(file),
                   {});
}

} // namespace intray
