// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/accesstable.h"

#include "queue/utf8text.h"
#include "transfer/columnnames.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(AccessTable)
};

QByteArray beginningOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(32) : QByteArray();
}

bool beginsAsAccess(const QString &path)
{
    const QByteArray beginning = beginningOf(path);
    return beginning.contains("Standard Jet DB") || beginning.contains("Standard ACE DB");
}

Outcome<Done> checkFile(const QString &path)
{
    if (!QFileInfo(path).isFile() || !QFileInfo(path).isReadable())
        return failure(Error::Kind::Unreadable,
                       Words::tr("The file “%1” cannot be read. Please check its name and whether "
                                 "you are allowed to read it.")
                           .arg(path));
    if (!beginsAsAccess(path))
        return failure(Error::Kind::Invalid, Words::tr("The file “%1” is not an Access file; only "
                                                       "Access files have tables to choose from.")
                                                 .arg(path));
    return Done();
}

tl::unexpected<Error> noSuchTable(const QString &table, const QStringList &tables)
{
    if (tables.isEmpty())
        return failure(Error::Kind::Invalid, Words::tr("The Access file has no tables."));
    const QString there = tables.join(QStringLiteral(", "));
    if (table.isEmpty())
        return failure(
            Error::Kind::Invalid,
            Words::tr("Choose the table of the Access file to import. It has: %1.").arg(there));
    return failure(Error::Kind::Invalid,
                   Words::tr("The Access file has no table “%1”. It has: %2.").arg(table, there));
}

} // namespace

bool isAccessFile(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    return suffix == u"mdb" || suffix == u"accdb" ||
           (QFileInfo(path).isFile() && beginsAsAccess(path));
}

Outcome<QStringList> tablesIn(const QString &path)
{
    AccessProgram program;
    return checkFile(path)
        .and_then([&](Done) {
            return program.start(QStringLiteral("mdb-tables"),
                                 {QStringLiteral("-1"), QStringLiteral("--"), path});
        })
        .and_then([&](Done) { return program.allLines(); })
        .map([](const QList<QByteArray> &lines) {
            QStringList tables;
            for (const QByteArray &line : lines)
                if (!line.isEmpty())
                    tables << QString::fromUtf8(line);
            return tables;
        });
}

AccessTable::AccessTable(const QString &path, const QString &table)
    : m_path(path)
    , m_table(table)
    , m_size(QFileInfo(path).size())
{
    m_format.encoding.name = QStringLiteral("UTF-8");
}

Outcome<std::unique_ptr<AccessTable>> AccessTable::open(const QString &path, const QString &table)
{
    const auto tables = tablesIn(path);
    if (!tables)
        return tl::unexpected<Error>(tables.error());
    if (!tables->contains(table))
        return noSuchTable(table, *tables);
    std::unique_ptr<AccessTable> opened(new AccessTable(path, table));
    const auto begun = opened->readColumns().and_then([&](Done) { return opened->begin(); });
    if (!begun)
        return tl::unexpected<Error>(begun.error());
    return opened;
}

// The rows themselves leave out what is empty, so they do not tell.
Outcome<Done> AccessTable::readColumns()
{
    AccessProgram program;
    const auto lines = program
                           .start(QStringLiteral("mdb-schema"),
                                  {QStringLiteral("-T"), m_table, QStringLiteral("--"), m_path})
                           .and_then([&](Done) { return program.allLines(); });
    if (!lines)
        return tl::unexpected<Error>(lines.error());
    m_own = accessColumnsIn(*lines);
    QStringList names;
    for (const AccessColumn &column : std::as_const(m_own))
        names << column.name;
    const ColumnNames named = columnNamesFrom(names);
    m_columns = named.names;
    m_notes = named.notes;
    return readProperties();
}

/// Without them nothing is known of calculated columns, and all else goes on.
Outcome<Done> AccessTable::readProperties()
{
    AccessProgram program;
    const auto lines =
        program.start(QStringLiteral("mdb-prop"), {QStringLiteral("--"), m_path, m_table})
            .and_then([&](Done) { return program.allLines(); });
    if (lines)
        addProperties(m_own, *lines);
    for (qsizetype i = 0; i < m_own.size(); ++i) {
        const AccessColumn &column = m_own.at(i);
        if (column.isCalculated)
            m_notes << Words::tr(
                           "The column “%1” is calculated by Access and cannot be read; it is "
                           "left out.")
                           .arg(m_columns.at(i));
        else if (!column.isReadable())
            m_notes << Words::tr("The column “%1” is of the type %2, which cannot be read; it is "
                                 "left out.")
                           .arg(m_columns.at(i), column.type);
    }
    return Done();
}

Outcome<Done> AccessTable::begin()
{
    const auto started =
        m_rows.start(QStringLiteral("mdb-json"),
                     {QStringLiteral("-D"), QStringLiteral("%Y-%m-%d"), QStringLiteral("-T"),
                      QStringLiteral("%Y-%m-%dT%H:%M:%S"), QStringLiteral("--"), m_path, m_table});
    if (!started)
        return started;
    const auto first = m_rows.nextLine(m_ahead);
    if (!first)
        return tl::unexpected<Error>(first.error());
    m_hasMore = *first;
    if (m_hasMore)
        return Done();
    return failure(
        Error::Kind::Invalid,
        Words::tr("The table “%1” has no rows: there is nothing to import.").arg(m_table));
}

Outcome<bool> AccessTable::next(TableRow &row)
{
    if (!m_hasMore)
        return false;
    fill(row, m_ahead);
    row.row.line = ++m_row;
    m_bytes += m_ahead.size();
    const auto more = m_rows.nextLine(m_ahead);
    if (!more)
        return more;
    m_hasMore = *more;
    return true;
}

void AccessTable::fill(TableRow &row, const QByteArray &line)
{
    row.row.clear();
    QJsonParseError problem;
    const QJsonObject values = jsonOfUtf8(line, &problem).object();
    row.reason =
        problem.error == QJsonParseError::NoError
            ? QString()
            : Words::tr("The output of mdbtools cannot be read: %1").arg(problem.errorString());
    for (qsizetype i = 0; i < m_own.size(); ++i) {
        take(row, i, values.value(m_own.at(i).name));
        row.row.ends << row.row.text.size();
    }
}

void AccessTable::take(TableRow &row, qsizetype index, const QJsonValue &value)
{
    const AccessColumn &column = m_own.at(index);
    if (value.isUndefined() || value.isNull() || !column.isReadable()) {
        row.row.missing << index;
        return;
    }
    const auto text = textOf(column, value);
    if (!text && row.reason.isEmpty())
        row.reason = Words::tr("mdbtools cannot read the date in the table “%1”, row %2, column "
                               "“%3”.")
                         .arg(m_table, QString::number(m_row + 1), m_columns.at(index));
    row.row.text += text.value_or(value.toString());
    if (text && mayLackCharacters(column, *text) && m_doubtful++ == 0)
        m_firstDoubtful =
            Words::tr("row %1, column “%2”").arg(QString::number(m_row + 1), m_columns.at(index));
}

QStringList AccessTable::notes() const
{
    QStringList notes = m_notes;
    if (m_doubtful > 0)
        notes << Words::tr("%n text(s) have “??”, where mdbtools may have lost characters such as "
                           "emoji; the first in the table “%1”, %2. Compare them with Access.",
                           nullptr, int(m_doubtful))
                     .arg(m_table, m_firstDoubtful);
    const QString said = m_rows.errors();
    if (!said.isEmpty())
        notes << Words::tr("mdbtools said: %1").arg(said);
    return notes;
}

} // namespace intray
