// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/recordtable.h"
#include "transfer/textfile.h"

#include <QJsonObject>
#include <QSet>

struct QJsonParseError;

namespace intray {

/// Whether the file is JSON lines: its first line with anything on it is one object, or would be if
/// it were JSON (NaN is none). In an encoding that is found out, or in the given one.
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
    QStringList notes() const override; ///< An uncertain encoding.
    bool isJson() const override { return true; }
    Outcome<bool> next(TableRow &row) override;
    qint64 bytesRead() const override { return m_lines->bytesRead(); }
    qint64 totalBytes() const override { return m_lines->totalBytes(); }

private:
    JsonTable(std::unique_ptr<TextLines> lines, const QString &path);
    Outcome<Done> readColumns();
    void learnFrom(const QByteArray &line, QSet<QString> &known);
    tl::unexpected<Error> noRecords() const;
    Outcome<bool> nextLine(QByteArray &line);
    void fill(TableRow &row, const QJsonObject &object) const;
    QString noObject(const QByteArray &line, const QJsonParseError &problem) const;
    QString faultOf(const QJsonObject &object, const QByteArray &text) const;

    const QString m_path;
    std::unique_ptr<TextLines> m_lines;
    CsvFormat m_format;
    QStringList m_columns;
    QString m_firstFault; ///< Of the first line that is no object, with its number.
    bool m_hasObjects = false;
    bool m_isExport = false; ///< The record is one field of several.
};

} // namespace intray
