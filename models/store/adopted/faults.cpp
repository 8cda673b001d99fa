// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/faults.h"

#include <QCoreApplication>

namespace intray {

using namespace Qt::StringLiterals;
using Kind = CatalogueColumn::Kind;

static QString say(const char *text)
{
    return QCoreApplication::translate("Store", text);
}

static Error invalid(const QString &sentence)
{
    return {Error::Kind::Invalid, sentence, {}};
}

std::optional<Error> faultOf(const CatalogueTable &table)
{
    const QString name = table.name.text();
    if (table.isIntrays)
        return invalid(
            say(QT_TRANSLATE_NOOP("Store", "\"%1\" is one of Intray's own tables.")).arg(name));
    if (table.kind == CatalogueTable::Kind::View)
        return invalid(say(QT_TRANSLATE_NOOP("Store", "\"%1\" is a view. Adopt the table behind "
                                                      "it, and write the view's conditions into "
                                                      "the criteria."))
                           .arg(name));
    if (table.kind == CatalogueTable::Kind::Foreign)
        return invalid(
            say(QT_TRANSLATE_NOOP(
                    "Store",
                    "\"%1\" is not a table of this database itself, so its rows cannot be locked."))
                .arg(name));
    if (!table.isGrantable)
        return Error{
            Error::Kind::NotPermitted,
            say(QT_TRANSLATE_NOOP("Store",
                                  "Your login is not allowed to write to the table \"%1\", or to "
                                  "pass that right on. The owner of the table can adopt it."))
                .arg(name),
            {}};
    return std::nullopt;
}

std::optional<Error> faultOfUser(const CatalogueColumn &column, const TableName &table)
{
    const bool holdsNames = column.kind == Kind::Text && column.type != u"uuid"_s &&
                            !column.type.startsWith(u"enum"_s) &&
                            !column.type.startsWith(u"json"_s);
    if (!holdsNames)
        return invalid(
            say(QT_TRANSLATE_NOOP("Store", "The column \"%1\" of \"%2\" has the type \"%3\" and "
                                           "cannot hold the name of a user. Leave it out and name "
                                           "the column of the lock's id alone, or give the table "
                                           "a text column for the name."))
                .arg(column.name, table.text(), column.type));
    return std::nullopt;
}

std::optional<Error> faultOfTime(const CatalogueColumn &column, const TableName &table)
{
    if (column.kind != Kind::Time && column.kind != Kind::Text)
        return invalid(say(QT_TRANSLATE_NOOP("Store", "The column \"%1\" of \"%2\" has the type "
                                                      "\"%3\"; a lock's time is a time of day with "
                                                      "its date, or text."))
                           .arg(column.name, table.text(), column.type));
    return std::nullopt;
}

std::optional<Error> faultOfMoment(const CatalogueColumn &column, const TableName &table)
{
    if (column.kind != Kind::Time && column.kind != Kind::Text)
        return invalid(say(QT_TRANSLATE_NOOP("Store", "The column \"%1\" of \"%2\" has the type "
                                                      "\"%3\"; what is written there is a time of "
                                                      "day with its date, or text."))
                           .arg(column.name, table.text(), column.type));
    if (!column.isNullable && column.kind == Kind::Time)
        return invalid(
            say(QT_TRANSLATE_NOOP("Store", "The column \"%1\" of \"%2\" cannot be empty, but a "
                                           "reopened row has no such time."))
                .arg(column.name, table.text()));
    return std::nullopt;
}

std::optional<Error> faultOfMessage(const CatalogueColumn &column, const TableName &table)
{
    const bool isJson = column.type.startsWith(u"json"_s) && column.isNullable;
    const bool holdsText = column.kind == Kind::Text && column.type != u"uuid"_s &&
                           !column.type.startsWith(u"enum"_s) && !column.type.startsWith(u"json"_s);
    if (holdsText || isJson)
        return std::nullopt;
    return invalid(say(QT_TRANSLATE_NOOP("Store", "The column \"%1\" of \"%2\" has the type "
                                                  "\"%3\" and cannot hold a message or a result, "
                                                  "which are text."))
                       .arg(column.name, table.text(), column.type));
}

Error faultOfEmptying(const CatalogueColumn &column, const TableName &table)
{
    return invalid(
        say(QT_TRANSLATE_NOOP(
                "Store",
                "The column \"%1\" of \"%2\" cannot be empty, so a lock could not be ended."))
            .arg(column.name, table.text()));
}

std::optional<Error> faultOfId(const CatalogueColumn &column, const TableName &table, bool stays)
{
    if (column.kind != Kind::Text)
        return invalid(say(QT_TRANSLATE_NOOP("Store", "The column \"%1\" of \"%2\" has the type "
                                                      "\"%3\"; the id of a lock is a uuid, or "
                                                      "text."))
                           .arg(column.name, table.text(), column.type));
    if (!stays && !column.isNullable)
        return faultOfEmptying(column, table);
    return std::nullopt;
}

bool isOneCondition(const QString &text)
{
    int depth = 0;
    QChar quote;
    for (const QChar letter : text) {
        if (!quote.isNull()) {
            if (letter == quote)
                quote = {};
        } else if (letter == u'\'' || letter == u'"' || letter == u'`') {
            quote = letter;
        } else if (letter == u'(') {
            ++depth;
        } else if (letter == u';' || (letter == u')' && --depth < 0)) {
            return false;
        }
    }
    return depth == 0 && quote.isNull() && !text.contains(u"/*"_s);
}

} // namespace intray
