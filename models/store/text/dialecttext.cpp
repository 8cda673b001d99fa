// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/text/dialecttext.h"

#include "queue/longestkey.h"
#include "schema/mostfields.h"
#include "store/text/callrules.h"
#include "store/text/statements.h"

#include <QRegularExpression>

#include <utility>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

struct Word
{
    QRegularExpression word;
    QString meaning;
};

const QString ascii = u"CHARACTER SET ascii COLLATE ascii_bin"_s;
const QString byBytes = u"CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin"_s;
// The collation of what MariaDB's JSON functions give.
const QString ofJson = u"CHARACTER SET utf8mb4 COLLATE utf8mb4_bin"_s;
// Up to the last @: an account's name may hold one itself.
const QString login = u"SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - "
                      "CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)"_s;

// The two kinds of advisory locks on PostgreSQL: of a claim's lock, and of a queue's source.
const QString claimLocks = u"741003"_s;
const QString sourceLocks = u"741005"_s;
// So many items behind a queue's mark it is moved. A claim passes over finished ones in
// microseconds, and moving it at each claim would make all claims write one row.
const QString markStride = u"200"_s;

QRegularExpression expression(const QString &pattern)
{
    return QRegularExpression(u"\\b"_s + pattern);
}

/// Long texts cut as in queue/briefrecord.h. Small records stay as they are: to look into each
/// would double what a page costs.
QString briefRecord(Dialect dialect)
{
    switch (dialect) {
    case Dialect::Sqlite:
        return u"(CASE WHEN length(item_row.record) <= 4000 THEN item_row.record ELSE ("
               "SELECT json_group_object(field.key, CASE "
               "WHEN length(field.value) > 300 THEN substr(field.value, 1, 300) || '\u2026' "
               "WHEN field.type IN ('object', 'array') THEN json(field.value) "
               "WHEN field.type IN ('true', 'false') THEN json(field.type) ELSE field.value END) "
               "FROM json_each(item_row.record) AS field) END)"_s;
    case Dialect::Postgresql:
        return u"intray.brief_record(item_row.record)"_s;
    case Dialect::Mariadb:
        return u"IF(LENGTH(item_row.record) <= 4000, item_row.record, "
               "brief_record(item_row.record))"_s;
    }
    return {};
}

/// The columns of item_row that make an item, with its record whole or in short.
QString itemInList(Dialect dialect)
{
    const QString whole = dialect == Dialect::Postgresql ? u":whole::bigint"_s : u":whole"_s;
    return u"item_row.id, item_row.queue_id, item_row.queue, item_row.\"key\", item_row.priority, "
           "item_row.\"rank\", item_row.state, item_row.available_at, item_row.lock_id, "
           "item_row.lock_user, "
           "item_row.lock_workstation, item_row.locked_at, item_row.expires_at, item_row.attempts, "
           "item_row.created_by, item_row.created_at, item_row.\"change\", "
           "CASE WHEN %1 = 1 THEN item_row.record ELSE %2 END AS record, "
           "item_row.missing, item_row.from_item_id, item_row.sent_back_by, "
           "item_row.sent_back_reason, "
           "item_row.assigned_to, item_row.asked, item_row.has_passed"_s.arg(whole,
                                                                             briefRecord(dialect));
}

/// The beginning of a field's value as text, as in queue/briefrecord.h; a list or object as JSON.
QString valueInList(Dialect dialect)
{
    switch (dialect) {
    case Dialect::Sqlite: // numbers as they are written, because 0.1 + 0.2 has more digits than 15
        return u"substr(coalesce(CASE json_type(item_row.record, :path) WHEN 'null' THEN '' WHEN "
               "'text' THEN json_extract(item_row.record, :path) "
               "ELSE item_row.record -> :path END, ''), 1, 300)"_s;
    case Dialect::Postgresql:
        return u"left(coalesce(item_row.record ->> :field::text, ''), 300)"_s;
    case Dialect::Mariadb:
        return u"LEFT(COALESCE(CASE JSON_TYPE(JSON_EXTRACT(item_row.record, :path)) "
               "WHEN 'BOOLEAN' THEN JSON_EXTRACT(item_row.record, :path) END, "
               "JSON_VALUE(item_row.record, :path), "
               "JSON_COMPACT(JSON_QUERY(item_row.record, :path)), ''), 300)"_s;
    }
    return {};
}

/// The columns of item_row by which an item finds its place in a list: those of the order in which
/// all are read, and the value of a field.
QString placeInList(Dialect dialect)
{
    return u"item_row.id, item_row.available_at, item_row.\"rank\", %1 AS value"_s.arg(
        valueInList(dialect));
}

/// Whether one text stands in the search text: as it is, or as a pattern (plainpattern.h); an empty
/// one is everywhere. Patterns are slow, and a text of ASCII has no letters that only they find.
static QString textFoundIn(Dialect dialect)
{
    switch (dialect) {
    case Dialect::Sqlite:
        return u"((:{}needle = '' OR instr(\\1, :{}needle) > 0) AND (:{}letters = '' OR "
               "instr(\\1, :{}plain) > 0 OR "
               "(length(\\1) <> length(CAST(\\1 AS BLOB)) AND \\1 GLOB :{}letters)))"_s;
    case Dialect::Postgresql:
        return u"((:{}needle::text = '' OR position(:{}needle::text IN \\1) > 0) AND "
               "(:{}letters::text = '' OR position(:{}plain::text IN \\1) > 0 OR "
               "(length(\\1) <> octet_length(\\1) AND \\1 ~ :{}letters::text)))"_s;
    case Dialect::Mariadb:
        return u"((:{}needle = '' OR INSTR(\\1, :{}needle) > 0) AND (:{}letters = '' OR "
               "INSTR(\\1, :{}plain) > 0 OR "
               "(CHAR_LENGTH(\\1) <> LENGTH(\\1) AND \\1 REGEXP :{}letters)))"_s;
    }
    return {};
}

/// Whether both texts that are looked for stand there (Sieve).
QString foundIn(Dialect dialect)
{
    QString first = textFoundIn(dialect);
    QString other = first;
    return u"(%1 AND %2)"_s.arg(first.remove(u"{}"_s), other.replace(u"{}"_s, u"other_"_s));
}

/// Whoever upgrades may change what Intray's owner owns, and is its member until rights/90. A whole
/// statement: PostgreSQL's superuser is a member of every role already.
QString asOwner()
{
    return u"DO $do$ BEGIN IF current_user <> 'intray_owner' AND NOT (SELECT rolsuper FROM "
           "pg_catalog.pg_roles WHERE rolname = session_user) THEN EXECUTE "
           "pg_catalog.format('GRANT intray_owner TO %I', session_user); END IF; "
           "SET LOCAL ROLE intray_owner; END $do$"_s;
}

/// Before it an open item that is assigned waits, in the line of whoever it is for
/// (docs/internals/assigning.md); behind it what was put off.
QString endOfLines(Dialect dialect)
{
    switch (dialect) {
    case Dialect::Sqlite:
        return u"'1900'"_s;
    case Dialect::Postgresql:
        return u"'1900-01-01 00:00+00'"_s;
    case Dialect::Mariadb:
        return u"TIMESTAMP'1900-01-01 00:00:00'"_s;
    }
    return {};
}

const QList<Word> &mariadbsWords()
{
    static const QList<Word> words{
        {expression(u"COLLATE EXACT_NAME\\b"_s), byBytes.mid(byBytes.indexOf(u"COLLATE"_s))},
        {expression(u"COLLATE EXACT_TEXT\\b"_s), ofJson.mid(ofJson.indexOf(u"COLLATE"_s))},
        {expression(u"EXACT_NAME(\\(\\d+\\))"_s), u"VARCHAR\\1 "_s + byBytes},
        {expression(u"EXACT_TEXT\\b"_s), u"LONGTEXT "_s + ofJson},
        {expression(u"EXACT_WORD(\\(\\d+\\))"_s), u"VARCHAR\\1 "_s + ascii},
        {expression(u"EXACT_CODE(\\(\\d+\\))"_s), u"CHAR\\1 "_s + ascii},
        {expression(u"EXACT_TABLE\\b"_s), u"ENGINE = InnoDB DEFAULT "_s + byBytes},
        {expression(u"FRONT_TIME\\b"_s), u"TIMESTAMP'1000-01-01 00:00:00'"_s},
        {expression(u"SESSION_LOGIN\\(\\)"_s), login},
        {expression(u"REFUSAL_IN\\((\\w+)\\)"_s), u"JSON_VALUE(\\1, '$.refused')"_s}};
    return words;
}

} // namespace

/// As texts in a list, which is never empty.
static QString olderSchemas(Dialect dialect)
{
    QList<int> older{0};
    older << schemaVersions(dialect);
    older.removeLast();
    QStringList all;
    for (const int version : std::as_const(older))
        all << u"'%1'"_s.arg(version);
    return all.join(u", "_s);
}

QString spelledOut(Dialect dialect, const QString &text)
{
    QString result = text;
    if (result.contains(u"ITEM_IN_LIST"_s))
        result.replace(u"ITEM_IN_LIST"_s, itemInList(dialect));
    if (result.contains(u"PLACE_IN_LIST"_s))
        result.replace(u"PLACE_IN_LIST"_s, placeInList(dialect));
    if (result.contains(u"FOUND_IN"_s))
        result.replace(expression(u"FOUND_IN\\(([\\w.]+)\\)"_s), foundIn(dialect));
    if (result.contains(u"LINES_END"_s))
        result.replace(u"LINES_END"_s, endOfLines(dialect));
    if (result.contains(u"_LOCKS"_s))
        result.replace(u"CLAIM_LOCKS"_s, claimLocks).replace(u"SOURCE_LOCKS"_s, sourceLocks);
    if (result.contains(u"MARK_STRIDE"_s))
        result.replace(u"MARK_STRIDE"_s, markStride);
    if (result.contains(u"OLDER_SCHEMAS"_s))
        result.replace(u"OLDER_SCHEMAS"_s, olderSchemas(dialect));
    if (dialect == Dialect::Postgresql && result == u"AS_OWNER")
        return asOwner();
    if (result.contains(u"MOST_FIELDS"_s))
        result.replace(u"MOST_FIELDS"_s, QString::number(mostFieldsOfQueue));
    if (result.contains(u"LONGEST_KEY"_s))
        result.replace(u"LONGEST_KEY"_s, QString::number(longestKeyOfItem));
    if (result.contains(u"CALL_RULES"_s))
        result.replace(u"CALL_RULES"_s, callRulesOfPostgresql());
    if (result.contains(u"CALL_STUMBLES"_s))
        result.replace(u"CALL_STUMBLES"_s, stumblesOfPostgresql());
    if (dialect != Dialect::Mariadb)
        return result;
    for (const Word &word : mariadbsWords())
        result.replace(word.word, word.meaning);
    return result;
}

} // namespace intray
