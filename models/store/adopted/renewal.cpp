// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/renewal.h"

#include "store/adopted/mapping.h"
#include "store/adopted/statements.h"
#include "store/adopted/writer.h"
#include "store/line/verbs.h"
#include "store/rows/rows.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

QString say(const char *text)
{
    return QCoreApplication::translate("Store", text);
}

/// All columns of a table; those that are needed must be among them.
Outcome<CatalogueColumns> columnsOf(Connection &connection, const TableName &table,
                                    const QStringList &needed)
{
    const auto columns = cataloguedColumns(connection, table);
    if (!columns)
        return columns;
    for (const QString &name : needed)
        if (!name.isEmpty() && columnIn(*columns, name).name.isEmpty())
            return failure(
                Error::Kind::NotFound,
                say(QT_TRANSLATE_NOOP("Store", "The table \"%1\" has no column named \"%2\"."))
                    .arg(table.text(), name));
    return columns;
}

Outcome<LayoutColumns> columnsFor(Connection &connection, const Layout &layout)
{
    LayoutColumns all;
    const QStringList lock{layout.lockUser, layout.lockTime, layout.lockId};
    QStringList own = layout.main.columns + layout.outcomeColumns();
    own << layout.main.key << layout.state << layout.order;
    const auto main =
        columnsOf(connection, layout.main.name, layout.hasLockTable() ? own : own + lock);
    if (!main)
        return tl::unexpected<Error>(main.error());
    all.main = *main;
    if (layout.hasLockTable()) {
        const auto apart =
            columnsOf(connection, layout.lockTable, QStringList(lock) << layout.lockKey);
        if (!apart)
            return tl::unexpected<Error>(apart.error());
        all.lock = *apart;
    }
    for (const Layout::Part &part : layout.more) {
        const auto columns =
            columnsOf(connection, part.name, QStringList(part.columns) << part.key);
        if (!columns)
            return tl::unexpected<Error>(columns.error());
        all.more << *columns;
    }
    return serverZone(connection).map([&all](const QString &zone) {
        all.serverZone = zone;
        return all;
    });
}

QString compact(const QJsonObject &json)
{
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

Outcome<Done> renew(Connection &connection, const TableMapping &mapping)
{
    const auto columns = columnsFor(connection, mapping.layout);
    if (!columns)
        return tl::unexpected<Error>(columns.error());
    const QJsonObject statements =
        adoptedStatements(connection.d().dialect, mapping.layout, *columns);
    return carryOut(connection, connection.identityFor({}), verbs::adoptQueue, mapping.queue,
                    compact(toJson(mapping.layout)), compact(statements));
}

QString nameOf(Connection &connection, QueueId id)
{
    const auto queues = attempt(connection, [](Sql &sql) -> Outcome<QList<Queue>> {
        return sql.all("queues", {}, queueOf);
    });
    for (const Queue &queue : queues.value_or(QList<Queue>()))
        if (queue.id == id)
            return queue.name;
    return QString::number(id.value());
}

} // namespace

QStringList renewMappings(Connection &connection)
{
    const auto all = mappings(connection);
    if (!all)
        return {all.error().sentence};
    QStringList told;
    for (const TableMapping &mapping : *all)
        if (const auto renewed = renew(connection, mapping); !renewed)
            told << say(QT_TRANSLATE_NOOP(
                            "Store",
                            "The table %1 of the queue %2 still works as before this upgrade. "
                            "Adopt it again: %3"))
                        .arg(mapping.layout.main.name.text(), nameOf(connection, mapping.queue),
                             renewed.error().sentence);
    return told;
}

} // namespace intray
