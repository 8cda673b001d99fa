// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/realdata.h"

#include <QFile>
#include <QStringList>

namespace intray {

using Rows = QList<QStringList>;

inline QStringList cellsOf(const QString &line)
{
    QStringList cells{QString()};
    bool isQuoted = false;
    for (const QChar c : line) {
        if (c == u'"')
            isQuoted = !isQuoted;
        else if (c == u',' && !isQuoted)
            cells << QString();
        else
            cells.last() += c;
    }
    return cells;
}

inline Rows table(const char *path)
{
    QFile file(dataFile(path));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", path);
    Rows rows;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts))
        rows << cellsOf(line);
    return rows.mid(1);
}

/// Records and which of them are the same: those with the same label.
struct Known
{
    Rows rows;
    QStringList labels;
};

inline Known people()
{
    Known known;
    for (QStringList &row : table("people/febrl_dataset1.csv")) {
        known.labels << row.takeFirst().section(u'-', 1, 1);
        known.rows << row;
    }
    return known;
}

inline Known restaurants()
{
    Known known;
    for (QStringList &row : table("restaurants/restaurant-nophone-training.csv")) {
        known.labels << row.takeLast().trimmed();
        known.rows << row;
    }
    return known;
}

} // namespace intray
