// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/check.h"

#include "store/adopted/faults.h"
#include "store/adopted/locktable.h"
#include "store/adopted/outcomecheck.h"
#include "store/adopted/writer.h"
#include "store/line/sql.h"

#include <QCoreApplication>

namespace intray {

using namespace Qt::StringLiterals;
using Kind = CatalogueColumn::Kind;

namespace {

QString say(const char *text)
{
    return QCoreApplication::translate("Store", text);
}

Error invalid(const QString &sentence)
{
    return {Error::Kind::Invalid, sentence, {}};
}

/// Goes through a wish step by step; the first step that fails ends it.
class Check
{
public:
    Check(Connection &connection, const AdoptionWish &wish)
        : m_connection(connection)
        , m_wish(wish)
    {
    }

    Outcome<CheckedLayout> run();

private:
    using Step = std::optional<Error> (Check::*)();

    std::optional<Error> readCatalogue();
    std::optional<Error> findTable();
    std::optional<Error> findKey();
    std::optional<Error> findLockTable();
    std::optional<Error> useLockTable(const QString &written);
    std::optional<Error> findLock();
    std::optional<Error> findLockId();
    std::optional<Error> findState();
    std::optional<Error> findOutcome() { return useOutcome(m_wish.layout, m_result); }
    std::optional<Error> findOrder();
    std::optional<Error> findFields();
    std::optional<Error> findParts();
    std::optional<Error> findAge();
    std::optional<Error> findAdding() { return useAdding(m_wish.layout, m_result); }
    std::optional<Error> checkCriteria();
    std::optional<Error> readZone();

    std::optional<Error> useTable(const QString &written, TableName &name,
                                  CatalogueColumns &columns);
    std::optional<Error> useColumn(const CatalogueColumns &columns, const TableName &table,
                                   const QString &written, QString &name);
    std::optional<Error> useKey(const CatalogueColumns &columns, const TableName &table,
                                const QString &written, QString &name);
    std::optional<Error> faultOfNames(const Layout::Part &part) const;
    std::optional<Error> useFields(const CatalogueColumns &columns, const TableName &table,
                                   const QStringList &written, const QStringList &without,
                                   QStringList &names);
    const CatalogueColumns &lockColumns() const
    {
        return m_result.layout.hasLockTable() ? m_result.columns.lock : m_result.columns.main;
    }
    const TableName &lockPlace() const
    {
        return m_result.layout.hasLockTable() ? m_result.layout.lockTable
                                              : m_result.layout.main.name;
    }

    Connection &m_connection;
    const AdoptionWish &m_wish;
    QList<CatalogueTable> m_tables;
    CheckedLayout m_result;
};

std::optional<Error> Check::readCatalogue()
{
    const auto tables = cataloguedTables(m_connection);
    if (!tables)
        return tables.error();
    m_tables = *tables;
    return std::nullopt;
}

std::optional<Error> Check::useTable(const QString &written, TableName &name,
                                     CatalogueColumns &columns)
{
    const auto table = tableNamed(m_tables, written);
    if (!table)
        return table.error();
    if (const auto fault = faultOf(*table))
        return fault;
    const auto found = cataloguedColumns(m_connection, table->name);
    if (!found)
        return found.error();
    name = table->name;
    columns = *found;
    return std::nullopt;
}

std::optional<Error> Check::useColumn(const CatalogueColumns &columns, const TableName &table,
                                      const QString &written, QString &name)
{
    const auto column = columnNamed(columns, written, table);
    if (!column)
        return column.error();
    name = column->name;
    return std::nullopt;
}

std::optional<Error> Check::useKey(const CatalogueColumns &columns, const TableName &table,
                                   const QString &written, QString &name)
{
    if (const auto fault = useColumn(columns, table, written, name))
        return fault;
    const CatalogueColumn key = columnIn(columns, name);
    if (!key.isUnique)
        return invalid(
            (key.isKey ? say(QT_TRANSLATE_NOOP(
                             "Store",
                             "The key of \"%2\" has several columns; \"%1\" alone does not "
                             "identify a row. Give the table a single column with a unique index."))
                       : say(QT_TRANSLATE_NOOP(
                             "Store", "The column \"%1\" of \"%2\" is not the primary key and has "
                                      "no unique index, so it does not identify one row.")))
                .arg(key.name, table.text()));
    if (key.kind != Kind::WholeNumber && key.kind != Kind::Text)
        return invalid(say(QT_TRANSLATE_NOOP("Store", "The column \"%1\" of \"%2\" has the type "
                                                      "\"%3\"; a key is a whole number or text."))
                           .arg(key.name, table.text(), key.type));
    return std::nullopt;
}

std::optional<Error> Check::findTable()
{
    return useTable(m_wish.table, m_result.layout.main.name, m_result.columns.main);
}

std::optional<Error> Check::findKey()
{
    return useKey(m_result.columns.main, m_result.layout.main.name, m_wish.key,
                  m_result.layout.main.key);
}

std::optional<Error> Check::findLockTable()
{
    if (!m_wish.addsLockTable)
        return m_wish.layout.hasLockTable() ? useLockTable(m_wish.layout.lockTable.text())
                                            : std::nullopt;
    Layout &layout = m_result.layout;
    const TableName beside = lockTableBeside(layout.main.name);
    if (tableNamed(m_tables, beside.text())) {
        const auto fault = useLockTable(beside.text());
        layout.lockId = columnIn(m_result.columns.lock, usualLockId).name;
        return fault;
    }
    m_result.isLockTableNew = true;
    layout.lockTable = beside;
    layout.lockKey = layout.main.key;
    layout.lockId = usualLockId;
    m_result.columns.lock =
        newLockTable(m_connection.d().dialect, columnIn(m_result.columns.main, layout.main.key));
    return std::nullopt;
}

/// Its key is the one that it has, where none is named.
std::optional<Error> Check::useLockTable(const QString &written)
{
    Layout &layout = m_result.layout;
    if (const auto fault = useTable(written, layout.lockTable, m_result.columns.lock))
        return fault;
    QString key = m_wish.layout.lockKey;
    for (const CatalogueColumn &column : std::as_const(m_result.columns.lock))
        if (key.isEmpty() && column.isKey)
            key = column.name;
    return useKey(m_result.columns.lock, layout.lockTable, key.isEmpty() ? layout.main.key : key,
                  layout.lockKey);
}

std::optional<Error> Check::findLock()
{
    Layout &layout = m_result.layout;
    const auto word = [](const QString &written, const QString &usual) {
        return written.isEmpty() ? usual : written;
    };
    const Layout &wished = m_wish.layout;
    const bool isApart = layout.hasLockTable();
    if (!isApart && wished.hasLockIdOnly() && wished.lockTime.isEmpty())
        return findLockId();
    if (const auto fault = useColumn(lockColumns(), lockPlace(),
                                     word(wished.lockUser, usualLockUser), layout.lockUser))
        return fault;
    if (const auto fault = useColumn(lockColumns(), lockPlace(),
                                     word(wished.lockTime, usualLockTime), layout.lockTime))
        return fault;
    if (!wished.lockId.isEmpty())
        if (const auto fault = useColumn(lockColumns(), lockPlace(), wished.lockId, layout.lockId))
            return fault;
    if (const auto fault = faultOfUser(columnIn(lockColumns(), layout.lockUser), lockPlace()))
        return fault;
    const CatalogueColumn time = columnIn(lockColumns(), layout.lockTime);
    if (const auto fault = faultOfTime(time, lockPlace()))
        return fault;
    if (!layout.lockId.isEmpty())
        if (const auto fault =
                faultOfId(columnIn(lockColumns(), layout.lockId), lockPlace(), isApart))
            return fault;
    return isApart || time.isNullable ? std::nullopt
                                      : std::optional(faultOfEmptying(time, lockPlace()));
}

/// The only sign of a lock.
std::optional<Error> Check::findLockId()
{
    Layout &layout = m_result.layout;
    if (const auto fault =
            useColumn(lockColumns(), lockPlace(), m_wish.layout.lockId, layout.lockId))
        return fault;
    return faultOfId(columnIn(lockColumns(), layout.lockId), lockPlace());
}

std::optional<Error> Check::findState()
{
    const Layout &wished = m_wish.layout;
    Layout &layout = m_result.layout;
    if (wished.state.isEmpty())
        return std::nullopt;
    if (wished.openValue == wished.doneValue)
        return invalid(
            say(QT_TRANSLATE_NOOP("Store", "The values for open and for done must be different.")));
    layout.openValue = wished.openValue;
    layout.doneValue = wished.doneValue;
    return useColumn(m_result.columns.main, layout.main.name, wished.state, layout.state);
}

std::optional<Error> Check::findOrder()
{
    Layout &layout = m_result.layout;
    if (m_wish.layout.order.isEmpty())
        return std::nullopt;
    if (const auto fault =
            useColumn(m_result.columns.main, layout.main.name, m_wish.layout.order, layout.order))
        return fault;
    const CatalogueColumn column = columnIn(m_result.columns.main, layout.order);
    if (column.isNullable)
        return invalid(say(QT_TRANSLATE_NOOP("Store", "The column \"%1\" of \"%2\" may be empty, "
                                                      "so it gives no order. Choose one that is "
                                                      "NOT NULL."))
                           .arg(column.name, layout.main.name.text()));
    return std::nullopt;
}

bool canBeShown(const CatalogueColumn &column)
{
    return column.kind != Kind::Other && !column.isComputed;
}

std::optional<Error> Check::useFields(const CatalogueColumns &columns, const TableName &table,
                                      const QStringList &written, const QStringList &without,
                                      QStringList &names)
{
    if (written.isEmpty()) {
        for (const CatalogueColumn &column : columns)
            if (canBeShown(column) && !without.contains(column.name))
                names << column.name;
        return std::nullopt;
    }
    for (const QString &one : written) {
        const auto column = columnNamed(columns, one, table);
        if (!column)
            return column.error();
        if (!canBeShown(*column) || without.contains(column->name))
            return invalid(say(QT_TRANSLATE_NOOP("Store", "The column \"%1\" of \"%2\" (%3) cannot "
                                                          "be corrected as a field of the record."))
                               .arg(column->name, table.text(), column->type));
        names << column->name;
    }
    return std::nullopt;
}

std::optional<Error> Check::findFields()
{
    Layout &layout = m_result.layout;
    QStringList without = layout.outcomeColumns() << layout.main.key << layout.state;
    if (!layout.hasLockTable())
        without << layout.lockUser << layout.lockTime << layout.lockId;
    if (const auto fault = useFields(m_result.columns.main, layout.main.name, m_wish.columns,
                                     without, layout.main.columns))
        return fault;
    return faultOfNames(layout.main);
}

/// Where values are looked up in a record by paths, these cannot be written.
std::optional<Error> Check::faultOfNames(const Layout::Part &part) const
{
    if (!findsFieldsByPath(m_connection.d().dialect))
        return std::nullopt;
    for (const QString &name : part.columns)
        if (name.contains(u'"') || name.contains(u'\\'))
            return invalid(say(QT_TRANSLATE_NOOP("Store", "The column \"%1\" of \"%2\" has a quote "
                                                          "or backslash in its name, which "
                                                          "MariaDB cannot look up. Name the other "
                                                          "columns with --columns."))
                               .arg(name, part.name.text()));
    return std::nullopt;
}

std::optional<Error> Check::findParts()
{
    for (const Layout::Part &wished : m_wish.layout.more) {
        Layout::Part part;
        CatalogueColumns columns;
        if (const auto fault = useTable(wished.name.text(), part.name, columns))
            return fault;
        if (const auto fault = useKey(columns, part.name, wished.key, part.key))
            return fault;
        if (const auto fault =
                useFields(columns, part.name, wished.columns, {part.key}, part.columns))
            return fault;
        if (const auto fault = faultOfNames(part))
            return fault;
        const QStringList before = m_result.layout.fields();
        for (const QString &name : std::as_const(part.columns))
            if (before.contains(name))
                return invalid(say(QT_TRANSLATE_NOOP("Store", "Two of the tables have a column "
                                                              "\"%1\". Name the columns of each "
                                                              "that belong to the record."))
                                   .arg(name));
        m_result.layout.more << part;
        m_result.columns.more << columns;
    }
    return std::nullopt;
}

std::optional<Error> Check::findAge()
{
    CatalogueColumns columns;
    Layout &layout = m_result.layout;
    if (m_wish.layout.ageColumn.isEmpty())
        return std::nullopt;
    if (const auto fault = useTable(m_wish.layout.ageTable.text(), layout.ageTable, columns))
        return fault;
    return useColumn(columns, layout.ageTable, m_wish.layout.ageColumn, layout.ageColumn);
}

std::optional<Error> Check::checkCriteria()
{
    m_result.layout.criteria = m_wish.layout.criteria.trimmed();
    if (!isOneCondition(m_result.layout.criteria))
        return invalid(say(QT_TRANSLATE_NOOP("Store", "The criteria are not one condition: a "
                                                      "parenthesis, a quote or a semicolon does "
                                                      "not belong there.")));
    return std::nullopt;
}

std::optional<Error> Check::readZone()
{
    const auto zone = serverZone(m_connection);
    if (!zone)
        return zone.error();
    m_result.columns.serverZone = *zone;
    return std::nullopt;
}

Outcome<CheckedLayout> Check::run()
{
    static constexpr Step steps[] = {&Check::readCatalogue, &Check::findTable,   &Check::findKey,
                                     &Check::findLockTable, &Check::findLock,    &Check::findState,
                                     &Check::findOrder,     &Check::findOutcome, &Check::findFields,
                                     &Check::findParts,     &Check::findAge,     &Check::findAdding,
                                     &Check::checkCriteria, &Check::readZone};
    for (const Step step : steps)
        if (const auto fault = (this->*step)())
            return tl::unexpected<Error>(*fault);
    return m_result;
}

} // namespace

Outcome<CheckedLayout> checkedLayout(Connection &connection, const AdoptionWish &wish)
{
    return Check(connection, wish).run();
}

} // namespace intray
