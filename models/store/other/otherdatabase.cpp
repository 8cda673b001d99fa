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

constexpr int bitsOfMariadb = 16; // of enum_field_types

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
        m_bytes.clear();
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
    findBytes(query);
    m_columns.clear();
    m_places.clear();
    m_leftOut.clear();
    const QStringList all = m_answer->columns();
    for (int place = 0; place < all.size(); ++place) {
        if (m_bytes.contains(place)) {
            m_leftOut << all.at(place);
            continue;
        }
        m_columns << all.at(place);
        m_places << place;
    }
    if (all.isEmpty())
        return failure(Error::Kind::Invalid,
                       Words::tr("The query returns no columns. It must be one SELECT."));
    if (m_columns.isEmpty())
        return failure(Error::Kind::Invalid,
                       Words::tr("All columns hold bytes, such as pictures, and no text: there is "
                                 "nothing to import."));
    return Done{};
}

/// On MariaDB they are known already.
void OtherDatabase::findBytes(const QString &query)
{
    if (m_line->dialect() == Dialect::Sqlite)
        findBytesOfFile(query);
    else if (m_line->dialect() != Dialect::Mariadb)
        findBytesOfTypes();
}

void OtherDatabase::findBytesOfTypes()
{
    for (int place = 0; place < m_answer->columns().size(); ++place)
        if (m_answer->isOfBytes(place))
            m_bytes.insert(place);
}

/// A column of SQLite keeps whatever it is given: it holds bytes where as many values are bytes as
/// are not.
void OtherDatabase::findBytesOfFile(const QString &query)
{
    const int count = int(m_answer->columns().size());
    QStringList names;
    QStringList sums;
    for (int place = 0; place < count; ++place) {
        const QString name = QStringLiteral("c%1").arg(place);
        names << name;
        sums << QStringLiteral("total(CASE typeof(%1) WHEN 'blob' THEN 1 WHEN 'null' THEN 0 ELSE "
                               "-1 END) >= 0 AND total(typeof(%1) = 'blob') > 0")
                    .arg(name);
    }
    if (names.isEmpty())
        return;
    const auto answer = m_line->runner().query(
        QStringLiteral("WITH found(%1) AS (%2) SELECT %3 FROM found")
            .arg(names.join(u','), within(query), sums.join(QStringLiteral(", "))));
    if (!answer->next())
        return;
    for (int place = 0; place < count; ++place)
        if (answer->valueAt(place).toInt() != 0)
            m_bytes.insert(place);
}

/// Text that is compared by its bytes comes as bytes, too, so the server is asked for its letters.
void OtherDatabase::findBytesOfText(const QString &found, const QSqlRecord &record)
{
    QList<int> places;
    QStringList parts;
    for (int place = 0; place < record.count(); ++place)
        if (record.field(place).metaType().id() == QMetaType::QByteArray &&
            record.field(place).typeID() != bitsOfMariadb) {
            places << place;
            parts << QStringLiteral("CHARSET(none.%1)")
                         .arg(quotedName(Dialect::Mariadb, record.fieldName(place)));
        }
    if (places.isEmpty())
        return;
    QSqlQuery query(m_line->database());
    const bool isAsked = query.exec(
        QStringLiteral("SELECT %1 FROM (SELECT * FROM %2 LIMIT 0) AS none RIGHT JOIN (SELECT 1) "
                       "AS one ON TRUE")
            .arg(parts.join(QStringLiteral(", ")), found));
    if (!isAsked || !query.next())
        throw failureOfMariadbQuery(m_line->database(), query);
    for (int part = 0; part < places.size(); ++part)
        if (query.value(part).toString() == QStringLiteral("binary"))
            m_bytes.insert(places.at(part));
}

/// The server itself prepares one statement only. Qt's driver would also make room for the longest
/// value of each column, which of points and lines is 4 GB.
static bool isOneStatement(QSqlQuery &query, const QString &text)
{
    const QString digits = QString::fromLatin1(text.toUtf8().toHex());
    return query.exec(
               QStringLiteral("SET @intray_look = CONVERT(0x%1 USING utf8mb4)").arg(digits)) &&
           query.exec(QStringLiteral("PREPARE intray_look FROM @intray_look")) &&
           query.exec(QStringLiteral("DEALLOCATE PREPARE intray_look"));
}

// As part of another SELECT, because MariaDB runs everything else, a block of statements too, and a
// session may be told to write again. There it keeps the order only where there is a limit, and
// Qt's driver has no words for bits, for years without days and for fine parts of a second.
QString OtherDatabase::asTexts(const QString &query)
{
    constexpr int single = 4;
    static const QList<int> days{10, 11, 14, 19}; // enum_field_types of the protocol
    static const QList<int> moments{7, 12, 17, 18};
    const QString unlimited =
        QStringLiteral("(%1 LIMIT 18446744073709551615) AS found").arg(within(query));
    const QString limited = QStringLiteral("(%1) AS found").arg(within(query));
    const QString look = QStringLiteral("SELECT * FROM %1 LIMIT 0");
    QSqlQuery probe(m_line->database());
    const QString found = isOneStatement(probe, look.arg(unlimited)) ? unlimited : limited;
    if (!isOneStatement(probe, look.arg(found)) || !probe.exec(look.arg(found)))
        throw failureOfMariadbQuery(m_line->database(), probe);
    QStringList parts;
    const QSqlRecord record = probe.record();
    findBytesOfText(found, record);
    for (int place = 0; place < record.count(); ++place) {
        const QSqlField field = record.field(place);
        const QString name = quotedName(Dialect::Mariadb, field.name());
        const int type = field.typeID();
        const QString text = m_bytes.contains(place) ? QStringLiteral("NULL")
                             : type == bitsOfMariadb ? QStringLiteral("found.%1 + 0")
                             : type == single        ? floatAsText(QStringLiteral("found.%1"))
                             : days.contains(type)   ? QStringLiteral("CAST(found.%1 AS CHAR)")
                             : moments.contains(type)
                                 ? QStringLiteral("REPLACE(CAST(found.%1 AS CHAR), ' ', 'T')")
                                 : QStringLiteral("found.%1");
        parts << QString(text).replace(QStringLiteral("%1"), name) + QStringLiteral(" AS ") + name;
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

Outcome<Done> OtherDatabase::readTable(const QString &name)
{
    m_table = name;
    return begin(QStringLiteral("SELECT * FROM ") + quotedTable(name));
}

Outcome<bool> OtherDatabase::next(OtherRow &row)
{
    return asked(m_table, [&]() -> Outcome<bool> {
        if (!m_answer || !m_answer->next())
            return false;
        row = {};
        for (int place = 0; place < m_places.size(); ++place) {
            const QVariant value = m_answer->valueAt(m_places.at(place));
            row.values << (value.isNull() ? QString() : textOfValue(value, m_line->dialect()));
            if (row.values.constLast().isNull() && value.typeId() == QMetaType::QByteArray &&
                !value.isNull() && row.bytesAt < 0)
                row.bytesAt = place;
        }
        return true;
    });
}

} // namespace intray
