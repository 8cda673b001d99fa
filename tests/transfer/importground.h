// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fixturedata.h"
#include "support/testdatabase.h"
#include "transfer/exporter.h"
#include "transfer/importer.h"

#include <memory>

namespace intray {

/// A database into whose queue "q" files are brought.
class ImportGround
{
public:
    ImportGround()
        : m_connection(m_database.connect())
        , store(*m_connection, m_identity)
    {
    }

private:
    TestDatabase m_database;
    const Identity m_identity{QStringLiteral("importer"), QStringLiteral("desk")};
    std::unique_ptr<Connection> m_connection;

public:
    /// With this key; none: what the import makes of it.
    Outcome<ImportResult> bringIn(const QByteArray &text, const QStringList &key = {})
    {
        ImportOptions options;
        options.keyColumns = key;
        return bringIn(text, options);
    }
    Outcome<ImportResult> bringInRows(const QByteArray &text)
    {
        ImportOptions options;
        options.keyIsRow = true;
        return bringIn(text, options);
    }
    Outcome<ImportResult> bringIn(const QByteArray &text, ImportOptions options)
    {
        const WrittenFile file(text);
        options.file = file.path();
        return bringInFile(options);
    }
    Outcome<ImportResult> bringInFile(ImportOptions options, const ProgressReport &report = {})
    {
        options.queue = QStringLiteral("q");
        return Importer(*m_connection, m_identity).bringIn(options, report);
    }
    void writeOut(const ExportOptions &options)
    {
        valueOf(Exporter(*m_connection, m_identity).writeOut(options));
    }
    /// What an export of this queue has.
    Outcome<ImportResult> bringInAgain(const QString &queue, ExportFormat format)
    {
        const QTemporaryDir folder;
        ExportOptions options;
        options.queue = queue;
        options.file = folder.filePath(QStringLiteral("out"));
        options.format = format;
        valueOf(Exporter(*m_connection, m_identity).writeOut(options));
        ImportOptions again;
        again.file = options.file;
        return bringInFile(again);
    }
    QList<Item> items(const QString &queue = QStringLiteral("q"))
    {
        ItemQuery query;
        query.queue = queue;
        PageRequest request;
        request.limit = 500;
        QList<Item> all;
        do {
            const ItemPage page = valueOf(store.page(query, request));
            all << page.items;
            request = {PageRequest::From::After, page.next, 500};
        } while (!request.cursor.isEmpty());
        return all;
    }

    Store store;
};

} // namespace intray
