// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "transfer/sheets/sheetrow.h"

#include <QPair>
#include <QStringList>

#include <memory>

namespace intray {

/// How often something was met, and where first.
struct Met
{
    qint64 times = 0;
    QString first; ///< The name of a cell or range, such as "C7".

    void at(const QString &place);
};

/// What a person should know about a sheet beside its values, as far as it has been read.
struct SheetFindings
{
    Met withoutResult;   ///< Formulas whose result is not stored: missing.
    Met impossibleDates; ///< Numbers that look like dates and are none: left as numbers.
    Met longNumbers;     ///< With more digits than spreadsheet programs keep.
    Met zeroForms;       ///< Numbers that were read as their format shows them.
    Met merged;          ///< Ranges.
    QList<QPair<int, int>> hiddenColumns; ///< From and to, from 0.
};

/// A sheet of a workbook with all its names.
struct SheetName
{
    QString name;
    bool hasRows = false;
};

/// The rows of one sheet that have a cell, from top to bottom. Lives in one thread and blocks.
class SheetRows
{
public:
    virtual ~SheetRows() = default;
    Q_DISABLE_COPY_MOVE(SheetRows)

    /// The next row; false at the end. Errors as PartReader::fault().
    virtual Outcome<bool> next(SheetRow &row) = 0;
    /// At the end: whether all that was read has proven whole. Errors as PartReader::finish().
    virtual Outcome<Done> finish() = 0;
    virtual const SheetFindings &findings() const = 0;
    virtual qint64 bytesRead() const = 0; ///< Of the packed bytes.
    virtual qint64 totalBytes() const = 0;

protected:
    SheetRows() = default;
};

} // namespace intray
