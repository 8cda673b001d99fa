// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/refusals.h"
#include "store/refusals/refusals_p.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonObject>

namespace intray::refusals {

namespace {

QString onField(const QString &why)
{
    static const QHash<QString, const char *> sentences{
        {QStringLiteral("required"),
         QT_TRANSLATE_NOOP("Store", "The table needs a value in “%1”. Fill it in; nothing was "
                                    "changed.")},
        {QStringLiteral("too_long"),
         QT_TRANSLATE_NOOP(
             "Store", "“%1” is too long for the table's column. Shorten it; nothing was changed.")},
        {QStringLiteral("value"),
         QT_TRANSLATE_NOOP("Store", "“%1” does not fit the table's column: it is a different kind "
                                    "of value, out of range, or has a letter that the column "
                                    "cannot keep. Nothing was changed.")},
        {QStringLiteral("unique"),
         QT_TRANSLATE_NOOP("Store", "“%1” must not be the same in two rows of the table, and "
                                    "another row has this value. Nothing was changed.")},
        {QStringLiteral("reference"),
         QT_TRANSLATE_NOOP("Store", "“%1” refers to another table, which does not allow this "
                                    "value. Nothing was changed.")}};
    const char *const sentence = sentences.value(why);
    return say(sentence != nullptr
                   ? sentence
                   : QT_TRANSLATE_NOOP("Store", "A rule of the table does not allow this value of "
                                                "“%1”. Nothing was changed."));
}

/// No field of the record is at fault: Intray itself writes who holds a row, and little else.
const char *onTheRow(const QString &why)
{
    if (why == QStringLiteral("too_long"))
        return QT_TRANSLATE_NOOP(
            "Store", "The table's column for the name of the person who holds a row is too short "
                     "for yours. Nothing was changed; ask an administrator to make it longer.");
    return QT_TRANSLATE_NOOP(
        "Store", "A rule of the item's table does not allow this. Nothing was changed.");
}

} // namespace

Error tableRefused(const QJsonObject &facts)
{
    const QString field = facts.value(QStringLiteral("field")).toString();
    Error error{Error::Kind::RecordRefused,
                onField(facts.value(QStringLiteral("why")).toString()).arg(field),
                facts.value(QStringLiteral("rule")).toString()};
    if (field.isEmpty())
        error.sentence = say(onTheRow(facts.value(QStringLiteral("why")).toString()));
    error.field = field;
    return error;
}

static QString codeOfChange()
{
    return QStringLiteral("table_changed");
}

bool isTableChanged(const Error &error)
{
    return error.code == codeOfChange();
}

Error tableChanged(const QJsonObject &facts)
{
    Error error{
        Error::Kind::Broken,
        say(QT_TRANSLATE_NOOP(
            "Store", "The queue's table has changed since it was adopted: the table, a column or a "
                     "right is missing, or its rows do not match the criteria. Nothing was "
                     "changed; ask an administrator to adopt it again or to undo the change.")),
        facts.value(QStringLiteral("state")).toString()};
    error.code = codeOfChange();
    return error;
}

Error movedOn()
{
    return invalid(say(QT_TRANSLATE_NOOP("Store", "The table's own program has continued with this "
                                                  "item since, so it cannot be reopened here.")));
}

} // namespace intray::refusals
