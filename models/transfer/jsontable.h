// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/recordtable.h"
#include "transfer/textfile.h"

#include <QJsonObject>

namespace intray {

/// Whether the file is JSON lines: its first line with anything on it is one object, or would be if
/// it were JSON (NaN is none). In one of Unicode's encodings or the given one.
bool isJsonLines(const QString &path, const std::optional<QString> &encoding = {});

/// JSON lines as a table: an object on each line, whose fields are the record; or as an export
/// writes them, with the record as a field beside key, priority and state. Lines that are no such
/// object carry the reason. Values keep their types.
class JsonTable : public RecordTable
{
public:
    /// Reads the file once to learn its columns. Unreadable: the file. Invalid: no line can be
    /// read, or the encoding is unknown.
    static Outcome<std::unique_ptr<JsonTable>> open(const QString &path,
                                                    const std::optional<QString> &encoding = {});

    const CsvFormat &format() const override { return m_format; }
    const QStringList &columns() const override { return m_columns; }
    QStringList notes() const override { return {}; }
    bool isJson() const override { return true; }
    Outcome<bool> next(TableRow &row) override;
    qint64 bytesRead() const override { return m_lines->bytesRead(); }
    qint64 totalBytes() const override { return m_lines->totalBytes(); }

private:
    JsonTable(std::unique_ptr<TextLines> lines, const QString &path);
    Outcome<Done> readColumns();
    Outcome<bool> nextLine(QByteArray &line);
    void fill(TableRow &row, const QJsonObject &object) const;
    QString faultOf(const QJsonObject &object, const QByteArray &text) const;

    const QString m_path;
    std::unique_ptr<TextLines> m_lines;
    CsvFormat m_format;
    QStringList m_columns;
    bool m_isExport = false; ///< The record is one field of several.
};

} // namespace intray
