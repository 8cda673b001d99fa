// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/text/callspelling.h"

#include "store/rows/readablenumber.h"

namespace intray {

using namespace Qt::StringLiterals;

namespace {

CallSpelling both(const QString &condition)
{
    return {condition, condition};
}

/// %1 stands for one of the list. On PostgreSQL a list's text has always the same blanks, and no
/// backslash may be in what a session without standard_conforming_strings reads.
QString listOf(const QString &pattern, const QString &blank, const QString &atEnds)
{
    return u"^%2[[]%2(%1(%3,%4%1)*)?%2[]]%2$"_s.replace(u"%1"_s, pattern)
        .replace(u"%2"_s, atEnds)
        .replace(u"%3"_s, atEnds)
        .replace(u"%4"_s, blank);
}

/// One of the list that is written otherwise.
CallSpelling unlike(const QString &pattern, const char *member)
{
    const QString space = u"[[:space:]]*+"_s;
    const QString onMariadb =
        *member ? u"EXISTS (SELECT 1 FROM %4 WHERE COALESCE(t.one NOT REGEXP '^%5$', 1))"_s.replace(
                      u"%5"_s, pattern)
                : u"%1 NOT REGEXP '%5'"_s.replace(u"%5"_s, listOf(pattern, space, space));
    return {u"%1::text !~ ''%5''"_s.replace(u"%5"_s, listOf(pattern, u" "_s, {})), onMariadb};
}

/// The same where a type says more on PostgreSQL than a pattern.
CallSpelling unlike(const char *type, const QString &pattern, const char *member)
{
    return {u"pg_catalog.jsonb_path_exists(%1, ''strict $[*] ? (@.type() != \"%5\")'')"_s.replace(
                u"%5"_s, QLatin1StringView(type)),
            unlike(pattern, member).mariadb};
}

/// The same for whole numbers, which PostgreSQL writes out: 100 is not told from 1e2 then.
CallSpelling unlikeNumber(const QString &pattern, const char *member)
{
    CallSpelling spelling = unlike(pattern, member);
    const QString named = u"\"%5\"[[:space:]]*:[[:space:]]*-?[0-9.]+[eE]"_s.replace(
        u"%5"_s, QLatin1StringView(member));
    spelling.postgresql +=
        u" OR %7::text ~ ''%5''"_s.replace(u"%5"_s, *member ? named : u"[0-9][eE]"_s);
    return spelling;
}

/// PostgreSQL forgets a name that stands twice. What is as long as it was written, but for blanks,
/// has none, unless a number was written out.
CallSpelling namedTwice(const char *member)
{
    const QString length =
        u"pg_catalog.octet_length(pg_catalog.replace(pg_catalog.replace(%5::text, "
        "'', '', '',''), '': '', '':''))"_s;
    return {
        u"(%5 <> %6 OR %7::text ~ ''[0-9][eE]'') AND intray.names_twice(%7, ''%8'')"_s
            .replace(u"%8"_s, QLatin1StringView(member))
            .replace(u"%5"_s, QString(length).replace(u"%5"_s, u"%1"_s))
            .replace(u"%6"_s, QString(length).replace(u"%5"_s, u"%7"_s)),
        *member
            ? QString()
            : u"IF(JSON_TYPE(%1) = 'OBJECT', JSON_LENGTH(%1) <> JSON_LENGTH(JSON_KEYS(%1)), 0)"_s};
}

/// What a member of an object has more than may be; `each` are its parts on PostgreSQL.
CallSpelling longer(QString each, const char *member)
{
    const QString place = QString::fromLatin1(member);
    return {u"pg_catalog.jsonb_array_length(pg_catalog.jsonb_path_query_array(%1, ''%6'', ''{}'', "
            "true)) > %3"_s.replace(u"%6"_s, each.replace(u"%5"_s, place)),
            u"JSON_LENGTH(%1, '$.%6') > %3"_s.replace(u"%6"_s, place)};
}

/// PostgreSQL writes every number out. The first condition is quick and almost always all; the
/// second passes over texts and readable numbers, and never goes back.
CallSpelling unreadable()
{
    const QString text = QStringLiteral(R"("[^"\\\\]*+(\\\\.[^"\\\\]*+)*+")");
    const QString onMariadb = u"%1 REGEXP '[0-9][eE][-+]?[0-9]{3}|[0-9]{200}' AND "
                              "%1 REGEXP '^([^\"0-9]++|%6|(%5)(?![-+.0-9eE]))*+[0-9]'"_s;
    return {u"%1::text ~ ''[0-9]{200}'' AND pg_catalog.jsonb_path_exists(%1, ''strict $.** ? "
            "(@.type() == \"number\" && (@ > 1.7976931348623157e308 || "
            "@ < -1.7976931348623157e308 || @ > -4.9e-324 && @ < 4.9e-324 && @ != 0))'')"_s,
            QString(onMariadb).replace(u"%5"_s, readableNumber()).replace(u"%6"_s, text)};
}

} // namespace

CallSpelling spellingOf(Is refused, const char *member)
{
    switch (refused) {
    case Is::Nested:
        return {u"pg_catalog.jsonb_path_exists(%1, ''strict $.**{%3}'')"_s,
                u"IF(JSON_VALID(%1), JSON_DEPTH(%1) > %3, %1 IS NOT NULL)"_s};
    case Is::Unreadable:
        return unreadable();
    case Is::Missing:
        return both(u"%1 IS NULL"_s);
    case Is::LongerThan:
        return {u"pg_catalog.length(%1) > %3"_s, u"CHAR_LENGTH(%1) > %3"_s};
    case Is::NoName:
        return {u"coalesce(pg_catalog.length(%1), 0) NOT BETWEEN %2 AND %3"_s,
                u"COALESCE(CHAR_LENGTH(%1), 0) NOT BETWEEN %2 AND %3"_s};
    case Is::HeavierThan:
        return {u"pg_catalog.octet_length(%1::text) > %3"_s, u"LENGTH(%1) > %3"_s};
    case Is::NoArray:
        return {u"pg_catalog.jsonb_typeof(%1) IS DISTINCT FROM ''array''"_s,
                u"COALESCE(JSON_TYPE(%1), '') <> 'ARRAY'"_s};
    case Is::NoObject:
        return {u"pg_catalog.jsonb_typeof(%1) IS DISTINCT FROM ''object''"_s,
                u"COALESCE(JSON_TYPE(%1), '') <> 'OBJECT'"_s};
    case Is::Above:
        return both(u"%1 > %3"_s);
    case Is::Below:
        return both(u"coalesce(%1, %2 - 1) < %2"_s);
    case Is::Outside:
        return both(u"%1 NOT BETWEEN %2 AND %3"_s);
    case Is::OutsideOrNone:
        return both(u"coalesce(%1, %2 - 1) NOT BETWEEN %2 AND %3"_s);
    case Is::More:
        return {u"pg_catalog.jsonb_array_length(%1) > %3"_s, u"JSON_LENGTH(%1) > %3"_s};
    case Is::MoreNames:
        return longer(u"$.%5[*]"_s, member);
    case Is::MoreMembers:
        return longer(u"$.%5.keyvalue()"_s, member);
    case Is::NotWhole:
        return unlikeNumber(u"[1-9][0-9]{0,17}"_s, member);
    case Is::NotNumber:
        return unlikeNumber(u"-?[0-9]{1,18}"_s, member);
    case Is::NotText:
        return unlike("string", u"\"[^\"\\\\\\\\]*+(\\\\\\\\.[^\"\\\\\\\\]*+)*+\""_s, member);
    case Is::NotUuid:
        return unlike(u"\"[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\""_s, member);
    case Is::NotObject:
        return {u"pg_catalog.jsonb_path_exists(%1, ''strict $[*] ? (@.type() != \"object\")'')"_s,
                u"EXISTS (SELECT 1 FROM %4 WHERE t.one NOT LIKE '{%')"_s};
    case Is::Twice:
        return {u"(SELECT pg_catalog.count(*) > pg_catalog.count(DISTINCT said.one) "
                "FROM pg_catalog.jsonb_array_elements(%1) AS said (one))"_s,
                u"(SELECT COUNT(*) > COUNT(DISTINCT t.one) FROM %4)"_s};
    case Is::NamedTwice:
        return namedTwice(member);
    }
    return {};
}

} // namespace intray
