// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"
#include "transfer/cell.h"

#include <QList>

namespace intray {

/// Writes a table into an open file of some format, which it borrows. A failure stays: flush() and
/// finish() tell it.
class RowWriter
{
public:
    virtual ~RowWriter() = default;

    /// Once, before the rows: the columns, with what the schema says of them.
    virtual void begin(const QList<Field> &columns) = 0;
    virtual void write(const QList<Cell> &cells) = 0;
    /// Hands over what is held back. Invalid, DiskFull or Unreadable, with a sentence.
    virtual Outcome<Done> flush() = 0;
    virtual Outcome<Done> finish() { return flush(); }
    virtual qint64 bytesWritten() const = 0;
    virtual int sheets() const { return 0; } ///< Where the format has any.

protected:
    RowWriter() = default;
    Q_DISABLE_COPY_MOVE(RowWriter)
};

} // namespace intray
