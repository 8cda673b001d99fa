// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/typedfilter.h"

#include <QRegularExpression>

namespace intray {

static QString folded(const QString &text)
{
    QString plain;
    const QString apart = text.normalized(QString::NormalizationForm_KD).simplified();
    for (const QChar letter : apart)
        if (letter.category() != QChar::Mark_NonSpacing)
            plain += letter;
    return plain.toCaseFolded().replace(QChar(0xdf), QStringLiteral("ss"));
}

/// The column that has this as its title, or else as its other name; -1: none has.
static int columnNamed(const QString &name, const QList<ItemColumn> &columns)
{
    for (int which = 0; which < 2; ++which)
        for (int column = 0; column < columns.size(); ++column)
            if (columns.at(column).isFilterable() &&
                folded(columns.at(column).names().value(which)) == name)
                return column;
    return -1;
}

std::optional<TypedFilter> typedFilter(const QString &text, const QList<ItemColumn> &columns)
{
    static const QRegularExpression colon(QStringLiteral("[:\uFF1A]"));
    const QString typed = text.trimmed();
    for (qsizetype at = typed.lastIndexOf(colon); at > 0; at = typed.lastIndexOf(colon, at - 1))
        if (const int column = columnNamed(folded(typed.left(at)), columns); column >= 0)
            return TypedFilter{column, typed.mid(at + 1).trimmed()};
    return std::nullopt;
}

QString typedText(const ItemColumn &column, const QString &wanted)
{
    return column.title + QStringLiteral(": ") + wanted;
}

} // namespace intray
