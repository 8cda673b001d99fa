// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/databasetable.h"

#include "transfer/columnnames.h"
#include "transfer/importoptions.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(DatabaseTable)
};

} // namespace

QString nameOf(const OtherSource &source)
{
    const QString database = source.login.url.displayName();
    return source.table.isEmpty() ? Words::tr("a query of %1").arg(database)
                                  : Words::tr("%1 of %2").arg(source.table, database);
}

Outcome<std::unique_ptr<DatabaseTable>> DatabaseTable::open(const OtherSource &source)
{
    if (source.query.isEmpty() == source.table.isEmpty())
        return failure(Error::Kind::Invalid,
                       Words::tr("Choose the table of the database to read, or give a query."));
    auto database = OtherDatabase::open(source.login, source.cancellation);
    if (!database)
        return tl::unexpected<Error>(database.error());
    const auto begun = source.query.isEmpty() ? (*database)->readTable(source.table)
                                              : (*database)->read(source.query);
    if (!begun)
        return tl::unexpected<Error>(begun.error());
    return std::unique_ptr<DatabaseTable>(new DatabaseTable(std::move(*database)));
}

DatabaseTable::DatabaseTable(std::unique_ptr<OtherDatabase> database)
    : m_database(std::move(database))
{
    m_format.encoding.name = QStringLiteral("UTF-8");
    const ColumnNames named = columnNamesFrom(m_database->columns());
    m_columns = named.names;
    m_notes = named.notes;
    for (const QString &column : m_database->leftOut())
        m_notes << Words::tr("The column “%1” holds bytes, such as pictures, and no text; it is "
                             "left out.")
                       .arg(column);
}

Outcome<bool> DatabaseTable::next(TableRow &row)
{
    OtherRow other;
    const auto more = m_database->next(other);
    if (!more || !*more)
        return more;
    row = {};
    row.row.line = ++m_row;
    for (qsizetype i = 0; i < other.values.size(); ++i) {
        if (other.values.at(i).isNull())
            row.row.missing << i;
        row.row.text += other.values.at(i);
        row.row.ends << row.row.text.size();
    }
    if (other.bytesAt >= 0)
        row.reason = Words::tr("The value in the column “%1” is bytes, not text.")
                         .arg(m_columns.at(other.bytesAt));
    return true;
}

} // namespace intray
