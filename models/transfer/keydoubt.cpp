// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/keydoubt.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(KeyDoubt)
};

constexpr size_t valueSeed = 20261126;
constexpr qsizetype mostExamples = 3;
constexpr qsizetype longestExample = 40;

} // namespace

QString doubtOf(const KeyDoubt &doubt)
{
    QString found;
    if (doubt.doubles > 0)
        found = Words::tr("%n row(s) have a value there that an earlier row has, too: %1.", nullptr,
                          int(doubt.doubles))
                    .arg(doubt.examples.join(QStringLiteral("; ")));
    if (doubt.blanks > 0)
        found += (found.isEmpty() ? QString() : QStringLiteral(" ")) +
                 Words::tr("%n row(s) have no value there.", nullptr, int(doubt.blanks));
    return Words::tr("“%1” looks as if it should.").arg(doubt.column) + u' ' + found;
}

QString questionOf(const KeyDoubt &doubt)
{
    return Words::tr("Which column identifies a record?") + u' ' + doubtOf(doubt);
}

KeyTally::KeyTally(const QString &column, qsizetype place)
    : m_place(place)
{
    m_doubt.column = column;
}

void KeyTally::see(const CsvRow &row)
{
    ++m_rows;
    const QStringView value = row.at(m_place).trimmed();
    if (value.isEmpty()) {
        ++m_doubt.blanks;
        return;
    }
    const size_t hash = qHash(value, valueSeed);
    const size_t whole = qHash(row.text, valueSeed);
    const auto earlier = m_firsts.constFind(hash);
    if (earlier == m_firsts.cend()) {
        m_firsts.insert(hash, {row.line, whole});
        return;
    }
    ++m_doubt.doubles;
    m_repeats += whole == earlier->row;
    if (m_doubt.examples.size() < mostExamples)
        m_doubt.examples << Words::tr("“%1” in lines %2 and %3")
                                .arg(value.left(longestExample).toString(),
                                     QString::number(earlier->line), QString::number(row.line));
}

bool KeyTally::isNear() const
{
    const qint64 against = m_doubt.doubles - m_repeats + m_doubt.blanks;
    return against <= std::max<qint64>(2, m_rows / 20) &&
           (m_doubt.doubles + m_doubt.blanks) * 4 <= m_rows;
}

KeyDoubt KeyTally::doubt(const QStringList &otherwise) const
{
    KeyDoubt doubt = m_doubt;
    doubt.otherwise = otherwise;
    return doubt;
}

} // namespace intray
