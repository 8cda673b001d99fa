// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/other/otherdatabase.h"

#include "store/adopted/catalogue.h"
#include "store/adopted/statements.h"
#include "store/line/mariadblogin.h"
#include "store/other/otherfile.h"
#include "store/other/otherline.h"
#include "store/other/querytext.h"
#include "store/other/tablewords.h"
#include "store/other/valuetexts.h"

#include <sqlite3.h>

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSqlDriver>
#include <QSqlField>
#include <QSqlRecord>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(OtherDatabase)
};

/// What the database said to the table or query, in a sentence; what is not about it as it is.
Error said(const Error &error, const QString &table)
{
    if (error.detail.contains(QStringLiteral("unsafe use of ")))
        return {Error::Kind::Invalid,
                Words::tr("A definition in the file calls a function that may do harm, so Intray "
                          "does not read it: %1. Take the rows from a copy of the table without "
                          "such definitions.")
                    .arg(wordsIn(error)),
                error.detail};
    if (!isOfStatement(error.kind))
        return error;
    const bool isUnfinished = error.kind == Error::Kind::ReadOnly &&
                              error.code != QString::number(SQLITE_READONLY) &&
                              error.detail.contains(QStringLiteral("readonly"));
    if (isUnfinished)
        return {Error::Kind::Invalid,
                Words::tr("Another program did not close the database properly. Open it once with "
                          "that program, then read it again."),
                error.detail};
    const QString sentence =
        table.isEmpty()
            ? Words::tr("The database does not accept the query: %1. It must be one SELECT.")
                  .arg(wordsIn(error))
            : Words::tr("The table “%1” cannot be read: %2.").arg(table, wordsIn(error));
    return {Error::Kind::Invalid, sentence, error.detail};
}

/// Runs `work` and turns a failure of the database into its error.
template <typename Work>
std::invoke_result_t<Work> asked(const QString &table, Work work)
{
    try {
        return work();
    } catch (const SqlFailure &failed) {
        return tl::unexpected<Error>(said(failed.error, table));
    }
}

/// What stands in the query's place within a longer one.
QString within(const QString &query)
{
    return u'\n' + query + u'\n';
}

} // namespace

bool namesDatabase(const QString &place)
{
    static const QStringList beginnings{QStringLiteral("sqlite:"), QStringLiteral("postgresql://"),
                                        QStringLiteral("mariadb://"), QStringLiteral("odbc:")};
    return isSqliteFile(place) ||
           std::any_of(beginnings.begin(), beginnings.end(),
                       [&](const QString &beginning) { return place.startsWith(beginning); });
}

OtherDatabase::OtherDatabase(std::unique_ptr<OtherLine> line)
    : m_line(std::move(line))
{
}

OtherDatabase::~OtherDatabase() = default;

Outcome<std::unique_ptr<OtherDatabase>> OtherDatabase::open(const DatabaseLogin &login,
                                                            const Cancellation &cancellation)
{
    auto line = OtherLine::open(login, OtherLine::Use::Reading, cancellation);
    if (!line)
        return tl::unexpected<Error>(line.error());
    return std::unique_ptr<OtherDatabase>(new OtherDatabase(std::move(*line)));
}

Outcome<Done> OtherDatabase::read(const QString &query)
{
    m_table.clear();
    m_leftOut.clear();
    const QString only = withoutEnd(query, m_line->dialect());
    if (only.isEmpty())
        return failure(Error::Kind::Invalid,
                       Words::tr("The query is empty. It must be one SELECT."));
    return begin(only);
}

Outcome<Done> OtherDatabase::begin(const QString &query)
{
    return asked(m_table, [&]() -> Outcome<Done> {
        m_answer.reset();
        if (m_line->dialect() == Dialect::Mariadb)
            return readPrepared(asTexts(query));
        if (m_line->login().url.engine() == DatabaseUrl::Engine::Odbc)
            return readPrepared(QStringLiteral("SELECT * FROM (%1) AS found").arg(within(query)));
        return readPrepared(query);
    });
}

Outcome<Done> OtherDatabase::readPrepared(const QString &query)
{
    m_answer = m_line->runner().query(query);
    m_columns.clear();
    m_places.clear();
    const QStringList all = m_answer->columns();
    for (int place = 0; place < all.size(); ++place)
        if (!m_leftOut.contains(all.at(place))) {
            m_columns << all.at(place);
            m_places << place;
        }
    if (m_columns.isEmpty())
        return failure(Error::Kind::Invalid,
                       Words::tr("The query returns no columns. It must be one SELECT."));
    return Done{};
}

// As part of another SELECT, because MariaDB runs everything else, a block of statements too, and a
// session may be told to write again. There it keeps the order only where there is a limit, and
// Qt's driver has no words for bits, for years without days and for fine parts of a second.
QString OtherDatabase::asTexts(const QString &query)
{
    constexpr int bits = 16;
    constexpr int single = 4;
    static const QList<int> days{10, 11, 14, 19}; // enum_field_types of the protocol
    static const QList<int> moments{7, 12, 17, 18};
    const QString unlimited =
        QStringLiteral("(%1 LIMIT 18446744073709551615) AS found").arg(within(query));
    const QString limited = QStringLiteral("(%1) AS found").arg(within(query));
    const QString look = QStringLiteral("SELECT * FROM %1 LIMIT 0");
    QSqlQuery probe(m_line->database());
    const bool hasNoLimit = probe.prepare(look.arg(unlimited));
    const QString found = hasNoLimit ? unlimited : limited;
    if ((!hasNoLimit && !probe.prepare(look.arg(found))) || !probe.exec())
        throw failureOfMariadbQuery(m_line->database(), probe);
    QStringList parts;
    const QSqlRecord record = probe.record();
    for (int place = 0; place < record.count(); ++place) {
        const QSqlField field = record.field(place);
        const QString name = quotedName(Dialect::Mariadb, field.name());
        const int type = field.typeID();
        const QString text = type == bits          ? QStringLiteral("found.%1 + 0")
                             : type == single      ? floatAsText(QStringLiteral("found.%1"))
                             : days.contains(type) ? QStringLiteral("CAST(found.%1 AS CHAR)")
                             : moments.contains(type)
                                 ? QStringLiteral("REPLACE(CAST(found.%1 AS CHAR), ' ', 'T')")
                                 : QStringLiteral("found.%1");
        parts << text.arg(name) + QStringLiteral(" AS ") + name;
    }
    return QStringLiteral("SELECT %1 FROM %2").arg(parts.join(QStringLiteral(", ")), found);
}

/// Qt's driver for MariaDB does not double the marks within a name.
QString OtherDatabase::quotedTable(const QString &name) const
{
    if (m_line->dialect() != Dialect::Mariadb)
        return m_line->database().driver()->escapeIdentifier(name, QSqlDriver::TableName);
    QStringList parts;
    for (const QString &part : name.split(u'.'))
        parts << quotedName(Dialect::Mariadb, part);
    return parts.join(u'.');
}

/// A column of SQLite keeps whatever it is given, so there some value must be bytes.
bool OtherDatabase::holdsBytes(const QString &name, const QString &column)
{
    const auto answer = m_line->runner().runText(
        QStringLiteral("SELECT EXISTS (SELECT 1 FROM %1 WHERE typeof(%2) = 'blob') AS v")
            .arg(quotedTable(name), quotedName(Dialect::Sqlite, column)),
        {});
    return answer->next() && answer->valueAt(0).toInt() != 0;
}

QStringList OtherDatabase::columnsOfBytes(const QString &name)
{
    static const QRegularExpression bytes(QStringLiteral("^(bytea|.*blob|.*binary.*)$"),
                                          QRegularExpression::CaseInsensitiveOption);
    const Dialect dialect = m_line->dialect();
    const bool saysMain = dialect == Dialect::Sqlite && name.startsWith(QStringLiteral("main."));
    const auto table =
        tableNamed(tablesThrough(m_line->runner(), dialect), saysMain ? name.mid(5) : name);
    QStringList names;
    if (table)
        for (const CatalogueColumn &column : columnsThrough(m_line->runner(), table->name))
            if (bytes.match(column.type).hasMatch() &&
                (dialect != Dialect::Sqlite || holdsBytes(name, column.name)))
                names << column.name;
    return names;
}

Outcome<Done> OtherDatabase::readTable(const QString &name)
{
    m_table = name;
    return asked(name,
                 [&]() -> Outcome<Done> {
                     m_answer.reset();
                     m_leftOut = columnsOfBytes(name);
                     return Done{};
                 })
        .and_then(
            [&](Done) { return begin(QStringLiteral("SELECT * FROM ") + quotedTable(name)); });
}

Outcome<bool> OtherDatabase::next(OtherRow &row)
{
    return asked(m_table, [&]() -> Outcome<bool> {
        if (!m_answer || !m_answer->next())
            return false;
        row = {};
        for (int place = 0; place < m_places.size(); ++place) {
            const QVariant value = m_answer->valueAt(m_places.at(place));
            row.values << (value.isNull() ? QString() : textOfValue(value));
            if (row.values.constLast().isNull() && value.typeId() == QMetaType::QByteArray &&
                !value.isNull() && row.bytesAt < 0)
                row.bytesAt = place;
        }
        return true;
    });
}

} // namespace intray
