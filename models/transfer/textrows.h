// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/csvwriter.h"
#include "transfer/rowwriter.h"

#include <QSaveFile>

namespace intray {

/// A table as CSV. The header is not guarded: it names fields, and an import finds them by it.
class CsvRows final : public RowWriter
{
public:
    CsvRows(QSaveFile &file, const QString &path, bool guardFormulas, const QString &missing);

    void begin(const QList<Field> &columns) override;
    void write(const QList<Cell> &cells) override { m_csv.writeCells(cells); }
    Outcome<Done> flush() override;
    qint64 bytesWritten() const override { return m_csv.bytesWritten(); }

private:
    QSaveFile &m_file;
    const QString m_path;
    CsvWriter m_csv;
};

/// A table as JSON lines: an object for each row, null for what is missing.
class JsonRows final : public RowWriter
{
public:
    JsonRows(QSaveFile &file, const QString &path);

    void begin(const QList<Field> &columns) override;
    void write(const QList<Cell> &cells) override;
    Outcome<Done> flush() override;
    qint64 bytesWritten() const override { return m_file.pos() + m_lines.size(); }

private:
    QSaveFile &m_file;
    const QString m_path;
    QList<QByteArray> m_names;
    QByteArray m_lines;
};

} // namespace intray
