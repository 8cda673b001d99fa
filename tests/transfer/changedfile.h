// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "importground.h"

namespace intray {

constexpr int rowsOfTable = 2500;

inline QByteArray tableOfRows(bool isJson)
{
    QByteArray text = isJson ? "" : "id,town\n";
    for (int i = 0; i < rowsOfTable; ++i) {
        const QByteArray id = QByteArray::number(i);
        text += isJson ? "{\"id\":" + id + ",\"town\":\"Boaz\"}\n" : id + ",Boaz\n";
    }
    return text;
}

using Change = void (*)(const QString &);

/// The change happens when the first rows have been staged.
inline Outcome<ImportResult> bringInAmid(ImportGround &ground, const QString &path, Change change,
                                         ImportOptions options = {})
{
    if (options.file.isEmpty())
        options.file = path;
    options.keyColumns = QStringList{QStringLiteral("id")};
    return ground.bringInFile(options, [=, isDone = false](const TransferProgress &) mutable {
        if (!std::exchange(isDone, true))
            change(path);
    });
}

inline void keepsAllOut(Change change, bool isJson)
{
    ImportGround ground;
    const WrittenFile file(tableOfRows(isJson));
    const Error error = errorIn(bringInAmid(ground, file.path(), change));
    QCOMPARE(error.kind, Error::Kind::Unreadable);
    QVERIFY2(error.sentence.contains(QStringLiteral("was changed or removed while it was read")),
             qPrintable(error.sentence));
    QVERIFY(valueOf(ground.store.queues()).isEmpty());
    QCOMPARE(valueOf(ground.bringIn(tableOfRows(isJson), QStringList{QStringLiteral("id")})).added,
             rowsOfTable);
}

} // namespace intray
