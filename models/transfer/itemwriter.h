// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/reading/storeditem.h"
#include "transfer/exporter.h"
#include "transfer/exportfields.h"
#include "transfer/rowwriter.h"

#include <QSaveFile>

namespace intray {

/// Writes one item after another into an export's file.
class ItemWriter
{
public:
    virtual ~ItemWriter() = default;

    virtual void begin() = 0;
    virtual void write(const StoredItem &item) = 0;
    virtual Outcome<Done> flush() = 0; ///< As RowWriter.
    virtual Outcome<Done> finish() = 0;
    /// False: a record had a field that the header lacks, so everything must be written again.
    virtual bool isComplete() const { return true; }
    virtual qint64 bytesWritten() const = 0;
    virtual int sheets() const { return 0; }
    qint64 written() const { return m_written; } ///< Items, or lines of changes.

protected:
    ItemWriter() = default;
    Q_DISABLE_COPY_MOVE(ItemWriter)

    qint64 m_written = 0;
};

/// Items as the rows of a table: one for each, or one for each field that was changed. Borrows the
/// fields.
class ItemTable final : public ItemWriter
{
public:
    ItemTable(const ExportOptions &options, ExportFields &fields, std::unique_ptr<RowWriter> rows);

    void begin() override;
    void write(const StoredItem &item) override;
    Outcome<Done> flush() override { return m_rows->flush(); }
    Outcome<Done> finish() override { return m_rows->finish(); }
    bool isComplete() const override;
    qint64 bytesWritten() const override { return m_rows->bytesWritten(); }
    int sheets() const override { return m_rows->sheets(); }

private:
    QList<Field> columns() const;
    void writeRow(const StoredItem &item);
    bool hasReasons(const Field &field) const; ///< A column of their own.
    void readReasons(const StoredItem &item);
    void addFields(const QList<Cell> &values);
    void addField(qsizetype place, const Cell &value);
    void addBoth(const StoredItem &item);
    void writeChanges(const StoredItem &item);

    const ExportOptions m_options;
    ExportFields &m_fields;
    std::unique_ptr<RowWriter> m_rows;
    RecordCells m_record;
    RecordCells m_original;
    QList<Cell> m_row;
    QHash<QString, QByteArray> m_reasons; ///< Of the item that is being written: what is put out.
    qsizetype m_fieldsInHeader = 0;
    bool m_namesReasons = false; ///< A rule of one of the fields.
};

/// Items as JSON lines, each with its record as an object, or with both.
class ItemLines final : public ItemWriter
{
public:
    /// Records have their fields in this order.
    ItemLines(const ExportOptions &options, const ExportFields &fields, QSaveFile &file);

    void begin() override {}
    void write(const StoredItem &item) override;
    Outcome<Done> flush() override;
    Outcome<Done> finish() override { return flush(); }
    qint64 bytesWritten() const override { return m_file.pos() + m_lines.size(); }

private:
    void addName(const char *name);
    void addRecord(const char *name, QByteArrayView json);
    void addReasons(QJsonObject reasons);
    QList<NamedCell> wanted(const QList<NamedCell> &fields) const;

    const ExportOptions m_options;
    QSaveFile &m_file;
    QHash<QByteArray, qsizetype> m_places; ///< Of the queue's fields, or those that were chosen.
    RecordText m_text;
    QByteArray m_lines;
};

} // namespace intray
