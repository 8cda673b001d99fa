// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/cell.h"

#include <QByteArray>
#include <QIODevice>
#include <QList>
#include <QStringList>

namespace intray {

/// Writes CSV as RFC 4180 wants it: commas, CRLF, quotes where they are needed; UTF-8. A null value
/// is missing and written as nothing, an empty one as "". Borrows the open device. Errors stay:
/// flush() tells.
class CsvWriter
{
public:
    explicit CsvWriter(QIODevice &device);

    /// `guardFormulas`: values that a spreadsheet would run get an apostrophe in front.
    void setGuardFormulas(bool guard) { m_guardFormulas = guard; }
    /// What is written, without quotes, for a missing value; without it nothing.
    void setMissing(const QString &mark);
    void writeRow(const QStringList &values);
    /// The same row from values that need not be made texts first.
    void writeCells(const QList<Cell> &cells);
    /// Hands everything to the device; false if any of it was not taken.
    bool flush();
    qint64 bytesWritten() const { return m_bytesWritten + m_buffer.size(); }

private:
    void writeValue(const QString &value);
    void writeCell(const Cell &cell);
    void writeText(QByteArrayView text);
    void endRow();

    QIODevice &m_device;
    QByteArray m_buffer;
    qint64 m_bytesWritten = 0;
    QString m_missing;
    QByteArray m_missingUtf8;
    bool m_guardFormulas = false;
    bool m_failed = false;
};

} // namespace intray
