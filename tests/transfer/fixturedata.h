// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/realdata.h"
#include "transfer/csvtable.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace intray {

/// A file in a folder of its own that goes with it.
class WrittenFile
{
public:
    explicit WrittenFile(const QByteArray &content, const QString &name = QStringLiteral("in.csv"))
        : m_path(m_folder.filePath(name))
    {
        QFile file(m_path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write %s", qPrintable(m_path));
    }

    QString path() const { return m_path; }
    QString beside(const QString &name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
    QString m_path;
};

/// A whole table, read.
struct ReadTable
{
    CsvFormat format;
    QStringList columns;
    QList<QStringList> rows;           ///< The good ones.
    QList<QPair<qint64, QString>> bad; ///< Line and reason.
    QStringList notes;
    Error error;
    bool failed = false;
};

inline ReadTable readTable(const QString &path, const CsvChoices &choices = {})
{
    ReadTable result;
    const auto table = CsvTable::open(path, choices);
    if (!table) {
        result.failed = true;
        result.error = table.error();
        return result;
    }
    result.format = (*table)->format();
    result.columns = (*table)->columns();
    TableRow row;
    while (true) {
        const auto more = (*table)->next(row);
        if (!more) {
            result.failed = true;
            result.error = more.error();
        }
        if (!more || !*more)
            break;
        if (row.reason.isEmpty())
            result.rows << row.row.values();
        else
            result.bad << qMakePair(row.row.line, row.reason);
    }
    result.notes = (*table)->notes();
    return result;
}

inline ReadTable readText(const QByteArray &content, const CsvChoices &choices = {})
{
    const WrittenFile file(content);
    return readTable(file.path(), choices);
}

} // namespace intray
