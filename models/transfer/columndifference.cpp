// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/columndifference.h"

#include "transfer/columnlist.h"
#include "transfer/exportcolumns.h"

#include <QCoreApplication>
#include <QSet>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Importer)
};

QStringList without(QStringList names, const QStringList &others)
{
    const QSet<QString> known(others.begin(), others.end());
    names.removeIf([&](const QString &name) { return known.contains(name); });
    return names;
}

QString listed(const QStringList &names)
{
    constexpr qsizetype most = 10;
    const QString list = lineOf(names.mid(0, most));
    return names.size() > most ? list + QStringLiteral(", …") : list;
}

} // namespace

ColumnDifference differenceBetween(const QStringList &fields, const QStringList &columns,
                                   bool isJson)
{
    if (fields.isEmpty())
        return {};
    QStringList own = columns;
    own.removeIf(isExportColumn);
    ColumnDifference difference{without(own, fields), without(fields, own), false};
    difference.isOther = difference.added.size() == own.size();
    if (isJson && !difference.isOther)
        difference.missing.clear();
    return difference;
}

ColumnDifference differenceOfColumns(const QStringList &columns, const QStringList &others)
{
    return {without(others, columns), without(columns, others), false};
}

QString wordsOf(const ColumnDifference &difference)
{
    QStringList parts;
    if (!difference.added.isEmpty())
        parts << Words::tr("New are: %1.").arg(listed(difference.added));
    if (!difference.missing.isEmpty())
        parts << Words::tr("Missing are: %1.").arg(listed(difference.missing));
    return parts.join(u' ');
}

QString sentenceOf(const ColumnDifference &difference, const QString &queue)
{
    if (difference.isOther)
        return Words::tr("The file has none of the columns of the queue “%1”, which are: %2. It "
                         "seems to belong to a different queue.")
            .arg(queue, listed(difference.missing));
    return Words::tr("The columns of the file are not those of the queue “%1”.").arg(queue) + u' ' +
           wordsOf(difference);
}

} // namespace intray
