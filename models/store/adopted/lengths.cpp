// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/lengths.h"

#include "store/adopted/writer.h"
#include "store/line/sql.h"
#include "store/rules/userstore.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

QString say(const char *text, qsizetype number)
{
    return QCoreApplication::translate("Store", text, nullptr, int(number));
}

constexpr qsizetype lengthOfId = 36;
constexpr qsizetype longestName = 255;

/// How many characters a column takes; none: as many as anybody has names of.
std::optional<qsizetype> lengthOf(const CatalogueColumn &column)
{
    static const QRegularExpression given(u"char[a-z ]*\\((\\d+)\\)"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    const auto match = given.match(column.type);
    return match.hasMatch() ? std::optional(match.captured(1).toLongLong()) : std::nullopt;
}

/// The columns of a layout that names are written into.
CatalogueColumns columnsOfNames(const Layout &layout, const LayoutColumns &columns)
{
    CatalogueColumns all;
    if (!layout.lockUser.isEmpty())
        all << columnIn(layout.hasLockTable() ? columns.lock : columns.main, layout.lockUser);
    if (!layout.changedBy.isEmpty())
        all << columnIn(columns.main, layout.changedBy);
    return all;
}

/// Characters as a database counts them.
qsizetype sizeOf(const QString &name)
{
    return name.toUcs4().size();
}

QString longestOf(const QList<User> &users, const QString &queue)
{
    QString longest;
    for (const User &user : users)
        if (takesItems(user) && isMember(user, queue) && sizeOf(user.name) > sizeOf(longest))
            longest = user.name;
    return longest;
}

Error tooShort(const CatalogueColumn &column, qsizetype length, const QString &name)
{
    return {Error::Kind::Invalid,
            say(QT_TRANSLATE_N_NOOP(
                    "Store",
                    "The column \"%1\" holds %n character(s), but the name of \"%2\", who can take "
                    "items from the queue, has %3. Make the column longer, or choose another one."),
                length)
                .arg(column.name, name, QString::number(sizeOf(name))),
            {}};
}

std::optional<Error> faultOfIdLength(const Layout &layout, const LayoutColumns &columns)
{
    if (layout.lockId.isEmpty())
        return std::nullopt;
    const CatalogueColumn column =
        columnIn(layout.hasLockTable() ? columns.lock : columns.main, layout.lockId);
    const auto length = lengthOf(column);
    if (!length || *length >= lengthOfId)
        return std::nullopt;
    return Error{Error::Kind::Invalid,
                 say(QT_TRANSLATE_N_NOOP(
                         "Store", "The column \"%1\" holds %n character(s), but the id of a lock "
                                  "has %2. Make the column longer, or choose another one."),
                     *length)
                     .arg(column.name, QString::number(lengthOfId)),
                 {}};
}

} // namespace

std::optional<Error> faultOfLengths(Connection &connection, const Identity &identity,
                                    const QString &queue, const Layout &layout,
                                    const LayoutColumns &columns)
{
    if (!keepsLengths(connection.d().dialect))
        return std::nullopt;
    if (const auto fault = faultOfIdLength(layout, columns))
        return fault;
    const auto users = UserStore(connection, identity).users();
    if (!users)
        return users.error();
    const QString longest = longestOf(*users, queue);
    for (const CatalogueColumn &column : columnsOfNames(layout, columns))
        if (const auto length = lengthOf(column); length && *length < sizeOf(longest))
            return tooShort(column, *length, longest);
    return std::nullopt;
}

QStringList limitsOfLengths(Dialect dialect, const Layout &layout, const LayoutColumns &columns)
{
    QStringList limits;
    if (!keepsLengths(dialect))
        return limits;
    for (const CatalogueColumn &column : columnsOfNames(layout, columns))
        if (const auto length = lengthOf(column); length && *length < longestName)
            limits << say(QT_TRANSLATE_N_NOOP(
                              "Store",
                              "\"%1\" holds names of at most %n character(s): nobody with a "
                              "longer name can take items from the queue."),
                          *length)
                          .arg(column.name);
    return limits;
}

} // namespace intray
