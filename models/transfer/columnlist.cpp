// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/columnlist.h"

#include "transfer/csvreader.h"

#include <QBuffer>

#include <algorithm>

namespace intray {

Outcome<QStringList> columnsIn(const QString &line)
{
    QByteArray text = line.toUtf8();
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    CsvFormat format;
    format.encoding.name = QStringLiteral("UTF-8");
    format.trimBlanks = true;
    CsvRow row;
    return CsvReader::open(buffer, format)
        .and_then([&](CsvReader reader) { return reader.next(row); })
        .map([&](bool) {
            QStringList columns = row.values();
            columns.removeAll(QString());
            return columns;
        });
}

QString lineOf(const QStringList &columns)
{
    QStringList names = columns;
    for (QString &name : names)
        if (name.contains(u',') || name.contains(u'"'))
            name = u'"' + name.replace(QStringLiteral("\""), QStringLiteral("\"\"")) + u'"';
    return names.join(QStringLiteral(", "));
}

} // namespace intray
