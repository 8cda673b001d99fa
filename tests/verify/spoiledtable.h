// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <random>

namespace intray {

/// A table whose right values are known.
struct KnownTable
{
    QStringList columns;
    QList<QStringList> right;
    QList<QStringList> typed;

    bool isWrong(qsizetype row, qsizetype column) const
    {
        return right.at(row).at(column) != typed.at(row).at(column);
    }
};

/// How a cell is spoiled.
enum class Slip {
    Letter,
    Left,
    Twice,
    Swapped,
    DigitForLetter,
    Blank,
    Case,
    Missing,
    OtherField,
    Shifted
};

inline const QList<Slip> &allSlips()
{
    static const QList<Slip> slips{Slip::Letter,         Slip::Left,   Slip::Twice, Slip::Swapped,
                                   Slip::DigitForLetter, Slip::Blank,  Slip::Case,  Slip::Missing,
                                   Slip::OtherField,     Slip::Shifted};
    return slips;
}

inline QString withSlip(QString text, Slip slip, const QString &other, std::mt19937 &chance)
{
    const auto at = text.isEmpty() ? 0 : qsizetype(chance() % uint(text.size()));
    const QString letters = QStringLiteral("abcdefghijklmnopqrstuvwxyz");
    switch (slip) {
    case Slip::Letter:
        return text.replace(at, 1, letters.at(qsizetype(chance() % 26)));
    case Slip::Left:
        return text.remove(at, 1);
    case Slip::Twice:
        return text.insert(at, text.at(at));
    case Slip::Swapped:
        if (at + 1 < text.size())
            std::swap(text[at], text[at + 1]);
        return text;
    case Slip::DigitForLetter:
        return text.replace(at, 1, QChar(u'0' + char16_t(chance() % 10)));
    case Slip::Blank:
        return text.insert(at, u' ');
    case Slip::Case:
        return text == text.toUpper() ? text.toLower() : text.toUpper();
    case Slip::Missing:
        return {};
    case Slip::OtherField:
        return other;
    case Slip::Shifted:
        return text.mid(at) + text.left(at);
    }
    return text;
}

/// The table with about this share of its cells spoiled, by all kinds of slips or by one.
inline KnownTable spoiled(const QStringList &columns, const QList<QStringList> &right, double share,
                          const QList<Slip> &slips = allSlips(), unsigned seed = 1)
{
    KnownTable table{columns, right, right};
    std::mt19937 chance(seed);
    for (QStringList &row : table.typed)
        for (qsizetype i = 0; i < row.size(); ++i)
            if (!row.at(i).isEmpty() && double(chance() % 100'000) < share * 100'000)
                row[i] = withSlip(row.at(i), slips.at(qsizetype(chance() % uint(slips.size()))),
                                  row.at((i + 1) % row.size()), chance);
    return table;
}

} // namespace intray
