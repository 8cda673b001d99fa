// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/callrules.h"

#include <QStringList>

#include <array>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

enum class Is {
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
};

struct CallRule
{
    const char *type; ///< PostgreSQL's.
    const char *names;
    const char *verbs; ///< Empty: all that have such a parameter.
    Is refused;
    qint64 low = 0;
    qint64 most = 0;
};

constexpr std::array rules{
    CallRule{"text", "reason message note", "", Is::LongerThan, 0, 10000},
    CallRule{"text", "workstation", "", Is::LongerThan, 0, 255},
    CallRule{"text", "workstation", "", Is::Missing},
    CallRule{"text", "source", "begin_import", Is::LongerThan, 0, 4096},
    CallRule{"jsonb", "queues items locks operations roles fields lines tags", "", Is::NoArray},
    CallRule{"jsonb", "told", "accept_import", Is::NoObject},
    CallRule{"jsonb", "told", "accept_import", Is::HeavierThan, 0, 10000},
    CallRule{"bigint", "updates whole missing", "stage_items recall_items", Is::OutsideOrNone, 0,
             1},
    CallRule{"bigint", "limit", "recall_items", Is::OutsideOrNone, 1, 10000},
    CallRule{"bigint", "after", "recall_items", Is::Below},
    CallRule{"jsonb", "rules", "", Is::NoObject},
    CallRule{"bigint", "count", "", Is::Above, 0, 1000000},
    CallRule{"bigint", "priority", "", Is::Outside, -2147483648, 2147483647},
    CallRule{"bigint", "after", "add_item", Is::Above, 0, 3153600000},
    CallRule{"text", "queue model", "keep_learned keep_duplicate_model", Is::Missing},
    CallRule{"bigint", "behind up_to whole records corrections", "keep_learned add_counts",
             Is::Below},
    CallRule{"text", "field value", "refuse_suggestion", Is::Missing},
    CallRule{"text", "name", "keep_lookup", Is::NoName, 1, 255},
    CallRule{"text", "columns source", "keep_lookup", Is::Missing},
    CallRule{"text", "source", "keep_lookup", Is::LongerThan, 0, 4096},
    CallRule{"bigint", "last", "keep_lookup", Is::OutsideOrNone, 0, 1},
    CallRule{"text", "name", "keep_template", Is::NoName, 1, 255},
    CallRule{"text", "template", "keep_template", Is::Missing},
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

QStringList wordsIn(const char *text)
{
    return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
}

/// %1 the value, %2 and %3 the bounds.
QString conditionOnPostgresql(Is refused)
{
    switch (refused) {
    case Is::Missing:
        return u"%1 IS NULL"_s;
    case Is::LongerThan:
        return u"pg_catalog.length(%1) > %3"_s;
    case Is::NoName:
        return u"coalesce(pg_catalog.length(%1), 0) NOT BETWEEN %2 AND %3"_s;
    case Is::HeavierThan:
        return u"pg_catalog.octet_length(%1::text) > %3"_s;
    case Is::NoArray:
        return u"pg_catalog.jsonb_typeof(%1) IS DISTINCT FROM ''array''"_s;
    case Is::NoObject:
        return u"pg_catalog.jsonb_typeof(%1) IS DISTINCT FROM ''object''"_s;
    case Is::Above:
        return u"%1 > %3"_s;
    case Is::Below:
        return u"coalesce(%1, %2 - 1) < %2"_s;
    case Is::Outside:
        return u"%1 NOT BETWEEN %2 AND %3"_s;
    case Is::OutsideOrNone:
        return u"coalesce(%1, %2 - 1) NOT BETWEEN %2 AND %3"_s;
    }
    return {};
}

QString conditionOnMariadb(Is refused)
{
    switch (refused) {
    case Is::LongerThan:
        return u"CHAR_LENGTH(%1) > %3"_s;
    case Is::NoName:
        return u"COALESCE(CHAR_LENGTH(%1), 0) NOT BETWEEN %2 AND %3"_s;
    case Is::HeavierThan:
        return u"LENGTH(%1) > %3"_s;
    case Is::NoArray:
        return u"COALESCE(JSON_TYPE(%1), '') <> 'ARRAY'"_s;
    case Is::NoObject:
        return u"COALESCE(JSON_TYPE(%1), '') <> 'OBJECT'"_s;
    default:
        return conditionOnPostgresql(refused);
    }
}

QString conditionOf(const QString &form, const QString &value, const CallRule &rule)
{
    return QString(form)
        .replace(u"%1"_s, value)
        .replace(u"%2"_s, QString::number(rule.low))
        .replace(u"%3"_s, QString::number(rule.most));
}

QString refusalOn(const QString &name, const CallRule &rule)
{
    return rule.refused == Is::LongerThan
               ? u"{\"refused\":\"text_too_long\",\"what\":\"%1\",\"most\":%2}"_s.arg(name).arg(
                     rule.most)
               : u"{\"refused\":\"value_odd\",\"what\":\"%1\"}"_s.arg(name);
}

bool isFor(const CallRule &rule, const QString &verb, const QString &name, const QString &type)
{
    const QStringList verbs = wordsIn(rule.verbs);
    return type == QLatin1StringView(rule.type) && wordsIn(rule.names).contains(name) &&
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

} // namespace

QString callRulesOfPostgresql()
{
    QStringList rows;
    for (const CallRule &rule : rules) {
        const QString condition = conditionOf(conditionOnPostgresql(rule.refused), u"%1$s"_s, rule);
        const QString most =
            rule.refused == Is::LongerThan ? QString::number(rule.most) : u"NULL"_s;
        rows << u"('%1', ARRAY['%2'], '%3', '%4', %5)"_s.arg(
            QLatin1StringView(rule.type), wordsIn(rule.names).join(u"', '"_s),
            QLatin1StringView(rule.verbs), condition, most);
    }
    return rows.join(u",\n        "_s);
}

QString callRefusalOfMariadb(const QString &verb, const QList<CallValue> &values)
{
    QString cases;
    const QString one = u" WHEN %1 THEN '%2'"_s;
    for (const CallValue &value : values) {
        const QString odd = oddCharacterIn(value.expression, value.type);
        if (!odd.isEmpty())
            cases += one.arg(odd, u"{\"refused\":\"value_odd\",\"what\":\"%1\"}"_s.arg(value.name));
        for (const CallRule &rule : rules)
            if (isFor(rule, verb, value.name, value.type))
                cases +=
                    one.arg(conditionOf(conditionOnMariadb(rule.refused), value.expression, rule),
                            refusalOn(value.name, rule));
    }
    return cases.isEmpty() ? u"NULL"_s : u"CASE"_s + cases + u" END"_s;
}

} // namespace intray
