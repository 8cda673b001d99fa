// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/text/callrules.h"

#include "queue/longestkey.h"
#include "schema/mostfields.h"
#include "store/refusals/refusals.h"
#include "store/text/callspelling.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

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
    CallRule{"jsonb", "record content settled", "", Is::NamedTwice},
    CallRule{"jsonb", "items", "stage_items", Is::NamedTwice, 0, 0, "record"},
    CallRule{"jsonb", "queues items locks operations roles fields lines tags", "", Is::NoArray},
    CallRule{"jsonb", "queues items locks operations roles fields tags", "", Is::More, 0,
             mostInList},
    CallRule{"jsonb", "queues roles tags", "", Is::NotText},
    CallRule{"jsonb", "fields", "widen_fields", Is::NotText},
    CallRule{"jsonb", "operations", "", Is::NotUuid},
    CallRule{"jsonb", "items", "claim_items prioritize keep_doubt assign reopen_items",
             Is::NotWhole},
    CallRule{"jsonb", "items", "claim_items prioritize keep_doubt assign reopen_items", Is::Twice},
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
    CallRule{"bigint", "limit", "recall_items pass_items pass_of_delivery", Is::OutsideOrNone, 1,
             10000},
    CallRule{"bigint", "after", "recall_items pass_items pass_of_delivery", Is::Below},
    CallRule{"bigint", "most_doubt", "", Is::OutsideOrNone, 1, 499},
    CallRule{"bigint", "drawn", "", Is::OutsideOrNone, 1, 1000000},
    CallRule{"jsonb", "rules settled", "", Is::NoObject},
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
                              Stumble{"keep_template", "template"},
                              Stumble{"attach", "content"}};

QStringList wordsIn(const char *text)
{
    return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
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
