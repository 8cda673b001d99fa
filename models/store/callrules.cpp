// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/callrules.h"

#include "queue/longestkey.h"
#include "queue/mostfields.h"
#include "store/readablenumber.h"
#include "store/refusals/refusals.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

enum class Is {
    Nested,     ///< Deeper than so many levels.
    Unreadable, ///< With a number that is outside of what programs read.
    Missing,
    LongerThan,    ///< In letters; nothing is not.
    NoName,        ///< Nothing, or not of 1 to so many letters.
    HeavierThan,   ///< In bytes; refused as odd.
    NoArray,       ///< Or nothing.
    NoObject,      ///< Or nothing.
    Above,         ///< Nothing is not.
    Below,         ///< Or nothing.
    Outside,       ///< Of what is between, both included; nothing is not.
    OutsideOrNone, ///< The same, or nothing.
    // Of a list, or of what a member of each of its objects is; each has to have it.
    More, ///< Than so many.
    // Of a member of an object; refused as too many fields.
    MoreNames,   ///< In a list.
    MoreMembers, ///< In an object.
    NotWhole,    ///< One that is no whole number above zero, written out.
    NotNumber,   ///< One that is no whole number, written out.
    NotText,     ///< One that is no text.
    NotUuid,     ///< One that is no UUID.
    NotObject,   ///< One that is no object.
    Twice,       ///< One that stands there already.
    NamedTwice,  ///< An object, or that member of one, with a name that stands there already;
                 ///< refused as no record.
};

struct CallRule
{
    const char *type;  ///< PostgreSQL's.
    const char *names; ///< Empty: all of the type.
    const char *verbs; ///< Empty: all that have such a parameter.
    Is refused;
    qint64 low = 0;
    qint64 most = 0;
    const char *member = ""; ///< Of the list's objects; empty: the list's own.
};

constexpr qint64 mostInList = 10000;
constexpr qint64 mostLevels = 32; ///< MariaDB reads no deeper itself.

constexpr std::array rules{
    CallRule{"jsonb", "", "", Is::Nested, 0, mostLevels},
    CallRule{"jsonb", "", "", Is::Unreadable},
    CallRule{"text", "reason", "", Is::LongerThan, 0, refusals::longestReason},
    CallRule{"text", "message note", "", Is::LongerThan, 0, refusals::longestNote},
    CallRule{"text", "workstation", "", Is::LongerThan, 0, refusals::longestStation},
    CallRule{"text", "workstation", "", Is::Missing},
    CallRule{"text", "source", "begin_import", Is::LongerThan, 0, 4096},
    CallRule{"text", "key", "add_item", Is::LongerThan, 0, longestKeyOfItem},
    CallRule{"jsonb", "record content", "", Is::NamedTwice},
    CallRule{"jsonb", "items", "stage_items", Is::NamedTwice, 0, 0, "record"},
    CallRule{"jsonb", "queues items locks operations roles fields lines tags", "", Is::NoArray},
    CallRule{"jsonb", "queues items locks operations roles fields tags", "", Is::More, 0,
             mostInList},
    CallRule{"jsonb", "queues roles tags", "", Is::NotText},
    CallRule{"jsonb", "fields", "widen_fields settle_proposal", Is::NotText},
    CallRule{"jsonb", "operations", "", Is::NotUuid},
    CallRule{"jsonb", "items", "claim_items prioritize assign reopen_items", Is::NotWhole},
    CallRule{"jsonb", "items", "claim_items prioritize assign reopen_items", Is::Twice},
    CallRule{"jsonb", "locks", "", Is::NotObject},
    CallRule{"jsonb", "locks", "", Is::NotWhole, 0, 0, "item"},
    CallRule{"jsonb", "locks", "", Is::NotUuid, 0, 0, "lock"},
    CallRule{"jsonb", "locks", "", Is::Twice, 0, 0, "item"},
    CallRule{"jsonb", "items", "correct_items", Is::NotObject},
    CallRule{"jsonb", "items", "correct_items", Is::NotWhole, 0, 0, "item"},
    CallRule{"jsonb", "items", "correct_items", Is::NotNumber, 0, 0, "seen"},
    CallRule{"jsonb", "items", "correct_items", Is::NotText, 0, 0, "search"},
    CallRule{"jsonb", "items", "correct_items", Is::Twice, 0, 0, "item"},
    CallRule{"jsonb", "told", "accept_import", Is::NoObject},
    CallRule{"jsonb", "told", "accept_import", Is::HeavierThan, 0, 10000},
    CallRule{"bigint", "updates whole missing", "stage_items recall_items", Is::OutsideOrNone, 0,
             1},
    CallRule{"bigint", "limit", "recall_items", Is::OutsideOrNone, 1, 10000},
    CallRule{"bigint", "after", "recall_items", Is::Below},
    CallRule{"jsonb", "rules", "", Is::NoObject},
    CallRule{"jsonb", "rules", "", Is::MoreNames, 0, mostFieldsOfQueue, "fields"},
    CallRule{"jsonb", "rules", "", Is::MoreMembers, 0, mostFieldsOfQueue,
             "record_schema.properties"},
    CallRule{"bigint", "count", "", Is::Above, 0, 1000000},
    CallRule{"bigint", "count request", "", Is::Missing},
    CallRule{"text", "queue", "", Is::Missing},
    CallRule{"bigint", "items", "begin_selftest", Is::Below, 1},
    CallRule{"bigint", "priority", "", Is::Outside, -2147483648, 2147483647},
    CallRule{"bigint", "after", "add_item adopted_add", Is::Above, 0, 3153600000},
    CallRule{"text", "model", "keep_learned keep_duplicate_model", Is::Missing},
    CallRule{"bigint", "behind up_to whole records corrections", "keep_learned add_counts",
             Is::Below},
    CallRule{"text", "field value", "refuse_suggestion", Is::Missing},
    CallRule{"text", "name", "keep_lookup", Is::NoName, 1, 255},
    CallRule{"text", "columns source", "keep_lookup", Is::Missing},
    CallRule{"text", "source", "keep_lookup", Is::LongerThan, 0, 4096},
    CallRule{"uuid", "loading", "keep_lookup", Is::Missing},
    CallRule{"bigint", "before", "keep_lookup", Is::Below},
    CallRule{"bigint", "last", "keep_lookup", Is::OutsideOrNone, 0, 1},
    CallRule{"text", "name", "keep_template", Is::NoName, 1, 255},
    CallRule{"text", "kind template", "keep_template", Is::Missing},
    CallRule{"text", "template", "keep_template", Is::LongerThan, 0, 1048576},
    CallRule{"text", "name media_type", "attach", Is::NoName, 1, 255},
    CallRule{"text", "content", "attach", Is::Missing},
    CallRule{"bigint", "size", "attach", Is::Below, 1},
    CallRule{"bigint", "number", "attach", Is::Below},
    CallRule{"uuid", "operation", "attach", Is::Missing},
    CallRule{"uuid", "next_lock", "", Is::Missing},
    CallRule{"uuid", "lock", "claim_next claim_items adopted_claim take_back ask_for_work",
             Is::Missing},
};

/// A verb whose function may stumble over what is in a list or an object, and which parameter that
/// is: it is refused as odd then.
struct Stumble
{
    const char *verb;
    const char *over;
};

constexpr std::array stumbles{Stumble{"set_queue", "rules"},
                              Stumble{"add_queue", "rules"},
                              Stumble{"set_user", "queues"},
                              Stumble{"widen_fields", "fields"},
                              Stumble{"stage_items", "items"},
                              Stumble{"add_item", "record"},
                              Stumble{"adopted_add", "record"},
                              Stumble{"claim_items", "items"},
                              Stumble{"prioritize", "items"},
                              Stumble{"assign", "items"},
                              Stumble{"set_tags", "tags"},
                              Stumble{"correct_items", "items"},
                              Stumble{"add_duplicate_keys", "items"},
                              Stumble{"add_counts", "counts"},
                              Stumble{"keep_learned", "fields"},
                              Stumble{"reopen_items", "items"},
                              Stumble{"release_locks", "locks"},
                              Stumble{"take_away", "locks"},
                              Stumble{"finish_all", "operations"},
                              Stumble{"keep_lookup", "lines"},
                              Stumble{"attach", "content"}};

QStringList wordsIn(const char *text)
{
    return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
}

/// A condition in both languages. %1 is the value, or the list of what a member is; %2 and %3 are
/// the bounds; %4 is the list that was given, on MariaDB as a table whose column is `one`. %7 is
/// the JSON as it was written, on PostgreSQL, which reads it into another form. Empty: the function
/// itself looks.
struct Spelling
{
    QString postgresql;
    QString mariadb;
};

Spelling both(const QString &condition)
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
Spelling unlike(const QString &pattern, const char *member)
{
    const QString space = u"[[:space:]]*+"_s;
    const QString onMariadb =
        *member ? u"EXISTS (SELECT 1 FROM %4 WHERE COALESCE(t.one NOT REGEXP '^%5$', 1))"_s.replace(
                      u"%5"_s, pattern)
                : u"%1 NOT REGEXP '%5'"_s.replace(u"%5"_s, listOf(pattern, space, space));
    return {u"%1::text !~ ''%5''"_s.replace(u"%5"_s, listOf(pattern, u" "_s, {})), onMariadb};
}

/// The same where a type says more on PostgreSQL than a pattern.
Spelling unlike(const char *type, const QString &pattern, const char *member)
{
    return {u"pg_catalog.jsonb_path_exists(%1, ''strict $[*] ? (@.type() != \"%5\")'')"_s.replace(
                u"%5"_s, QLatin1StringView(type)),
            unlike(pattern, member).mariadb};
}

/// The same for whole numbers, which PostgreSQL writes out: 100 is not told from 1e2 then.
Spelling unlikeNumber(const QString &pattern, const char *member)
{
    Spelling spelling = unlike(pattern, member);
    const QString named = u"\"%5\"[[:space:]]*:[[:space:]]*-?[0-9.]+[eE]"_s.replace(
        u"%5"_s, QLatin1StringView(member));
    spelling.postgresql +=
        u" OR %7::text ~ ''%5''"_s.replace(u"%5"_s, *member ? named : u"[0-9][eE]"_s);
    return spelling;
}

/// PostgreSQL forgets a name that stands twice. What is as long as it was written, but for blanks,
/// has none, unless a number was written out.
Spelling namedTwice(const char *member)
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
Spelling longer(QString each, const char *member)
{
    const QString place = QString::fromLatin1(member);
    return {u"pg_catalog.jsonb_array_length(pg_catalog.jsonb_path_query_array(%1, ''%6'', ''{}'', "
            "true)) > %3"_s.replace(u"%6"_s, each.replace(u"%5"_s, place)),
            u"JSON_LENGTH(%1, '$.%6') > %3"_s.replace(u"%6"_s, place)};
}

/// PostgreSQL writes every number out. The first condition is quick and almost always all; the
/// second passes over texts and readable numbers, and never goes back.
Spelling unreadable()
{
    const QString text = QStringLiteral(R"("[^"\\\\]*+(\\\\.[^"\\\\]*+)*+")");
    const QString onMariadb = u"%1 REGEXP '[0-9][eE][-+]?[0-9]{3}|[0-9]{200}' AND "
                              "%1 REGEXP '^([^\"0-9]++|%6|(%5)(?![-+.0-9eE]))*+[0-9]'"_s;
    return {u"%1::text ~ ''[0-9]{200}'' AND pg_catalog.jsonb_path_exists(%1, ''strict $.** ? "
            "(@.type() == \"number\" && (@ > 1.7976931348623157e308 || "
            "@ < -1.7976931348623157e308 || @ > -4.9e-324 && @ < 4.9e-324 && @ != 0))'')"_s,
            QString(onMariadb).replace(u"%5"_s, readableNumber()).replace(u"%6"_s, text)};
}

Spelling spellingOf(Is refused, const char *member)
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

QString filledIn(QString form, const CallRule &rule, const QString &value, const QString &given)
{
    return form.replace(u"%1"_s, value)
        .replace(u"%2"_s, QString::number(rule.low))
        .replace(u"%3"_s, QString::number(rule.most))
        .replace(u"%4"_s, given);
}

bool isOfList(const CallRule &rule)
{
    return *rule.member && rule.refused != Is::MoreNames && rule.refused != Is::MoreMembers &&
           rule.refused != Is::NamedTwice;
}

QString conditionOnPostgresql(const CallRule &rule, const QString &value, const QString &written)
{
    const QString form = spellingOf(rule.refused, rule.member).postgresql;
    if (!isOfList(rule))
        return filledIn(form, rule, value, value).replace(u"%7"_s, written);
    const QString members = u"pg_catalog.jsonb_path_query_array(%1, ''$[*].%2'')"_s.arg(
        value, QLatin1StringView(rule.member));
    const QString lacking =
        u" OR pg_catalog.jsonb_array_length(%1) < pg_catalog.jsonb_array_length(%4)"_s;
    return filledIn(form + lacking, rule, members, value).replace(u"%7"_s, written);
}

QString conditionOnMariadb(const CallRule &rule, const QString &value)
{
    const QString path = *rule.member ? u"$."_s + QLatin1StringView(rule.member) : u"$"_s;
    return filledIn(spellingOf(rule.refused, rule.member).mariadb, rule, value,
                    u"JSON_TABLE(%1, '$[*]' COLUMNS (one JSON PATH '%2')) AS t"_s.arg(value, path));
}

QString refusalOn(const QString &name, const CallRule &rule)
{
    if (rule.refused == Is::MoreNames || rule.refused == Is::MoreMembers)
        return u"{\"refused\":\"too_many\",\"what\":\"field\",\"most\":%1}"_s.arg(rule.most);
    if (rule.refused == Is::NamedTwice)
        return u"{\"refused\":\"record_is_no_object\"}"_s;
    return rule.refused == Is::LongerThan
               ? u"{\"refused\":\"text_too_long\",\"what\":\"%1\",\"most\":%2}"_s.arg(name).arg(
                     rule.most)
               : u"{\"refused\":\"value_odd\",\"what\":\"%1\"}"_s.arg(name);
}

bool isFor(const CallRule &rule, const QString &verb, const QString &name, const QString &type)
{
    const QStringList verbs = wordsIn(rule.verbs);
    const QStringList names = wordsIn(rule.names);
    return type == QLatin1StringView(rule.type) && (names.isEmpty() || names.contains(name)) &&
           (verbs.isEmpty() || verbs.contains(verb));
}

/// PostgreSQL's types take neither a zero nor half a character; MariaDB takes what it is given. The
/// first conditions are quick and almost always all.
QString oddCharacterIn(const QString &value, const QString &type)
{
    const QString zero = u"INSTR(%1, CHAR(0)) > 0"_s;
    const QString escaped =
        u" OR (INSTR(%1, '\\\\u') > 0 AND REGEXP_REPLACE(REPLACE(%1, '\\\\\\\\', ''), "
        "'\\\\\\\\u[dD][89abAB][0-9a-fA-F]{2}\\\\\\\\u[dD][c-fC-F][0-9a-fA-F]{2}', '') "
        "REGEXP '\\\\\\\\u(0000|[dD][89a-fA-F])')"_s;
    if (type != u"text"_s && type != u"jsonb"_s)
        return {};
    QString condition = type == u"jsonb"_s ? zero + escaped : zero;
    return condition.replace(u"%1"_s, value);
}

QString oddIn(const CallValue &value)
{
    if (!value.inJson.isEmpty() && value.type == u"bigint"_s)
        return value.inJson + u" NOT REGEXP '^-?[0-9]{1,19}$'"_s;
    return oddCharacterIn(value.expression, value.type);
}

} // namespace

QString callRulesOfPostgresql()
{
    QStringList rows;
    for (const CallRule &rule : rules)
        rows << u"(%1, '%2', ARRAY['%3'], '%4', '%5', '%6')"_s.arg(
            QString::number(rows.size()), QLatin1StringView(rule.type),
            wordsIn(rule.names).join(u"', '"_s), QLatin1StringView(rule.verbs),
            conditionOnPostgresql(rule, u"%1$s"_s, u"%2$s"_s), refusalOn(u"%s"_s, rule));
    return rows.join(u",\n        "_s);
}

QString stumblesOfPostgresql()
{
    QStringList rows;
    for (const Stumble &stumble : stumbles)
        rows << u"('%1', '%2')"_s.arg(QLatin1StringView(stumble.verb),
                                      QLatin1StringView(stumble.over));
    return rows.join(u", "_s);
}

QString stumbleOfMariadb(const QString &verb)
{
    const auto its = std::ranges::find_if(
        stumbles, [&](const Stumble &stumble) { return verb == QLatin1StringView(stumble.verb); });
    if (its == stumbles.end())
        return {};
    return u"DECLARE EXIT HANDLER FOR 1048, 1264, 1292, 1366, 1406, 4174, 4178, 4179\n"
           "SET answer = '{\"refused\":\"value_odd\",\"what\":\"%1\"}';"_s.arg(
               QLatin1StringView(its->over));
}

QString callRefusalOfMariadb(const QString &verb, const QList<CallValue> &values)
{
    QString cases;
    const QString one = u" WHEN %1 THEN '%2'"_s;
    for (const CallValue &value : values) {
        const QString odd = oddIn(value);
        if (!odd.isEmpty())
            cases += one.arg(odd, u"{\"refused\":\"value_odd\",\"what\":\"%1\"}"_s.arg(value.name));
        for (const CallRule &rule : rules) {
            const QString condition = conditionOnMariadb(rule, value.expression);
            if (isFor(rule, verb, value.name, value.type) && !condition.isEmpty())
                cases += one.arg(condition, refusalOn(value.name, rule));
        }
    }
    return cases.isEmpty() ? u"NULL"_s : u"CASE"_s + cases + u" END"_s;
}

} // namespace intray
