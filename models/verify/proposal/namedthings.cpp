// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/namedthings.h"

#include "verify/proposal/namedrows.h"

#include <QHash>

#include <algorithm>

namespace intray {

namespace {

QString keyOf(QStringView word)
{
    return word.trimmed().toString().toLower();
}

/// All rows with an index of their names. Years are reckoned, not listed.
class Names
{
public:
    Names()
    {
        for (const NamedRow row : listedRows())
            add(row, writingsIn(row));
    }

    QList<ThingName> all(const QString &key) const { return m_names.value(key); }

    const QList<RowNames> &of(NamedRow row) const { return *m_writings.constFind(int(row)); }
    int languageOf(NamedRow row, int writing) const
    {
        return m_languages.constFind(int(row))->at(writing);
    }

private:
    void add(NamedRow row, const QList<RowNames> &writings)
    {
        m_writings.insert(int(row), writings);
        QList<int> &languages = m_languages[int(row)];
        for (const RowNames &writing : writings)
            languages << int(std::ranges::find(writings, writing.language, &RowNames::language) -
                             writings.begin());
        for (int writing = 0; writing < int(writings.size()); ++writing)
            for (int number = 0; number < int(writings.at(writing).names.size()); ++number)
                if (const QString key = keyOf(writings.at(writing).names.at(number));
                    !key.isEmpty())
                    m_names[key] << ThingName{row, writing, number};
    }

    QHash<QString, QList<ThingName>> m_names;
    QHash<int, QList<RowNames>> m_writings;
    QHash<int, QList<int>> m_languages; ///< Of each writing the first one of its language.
};

const Names &names()
{
    static const Names all;
    return all;
}

// --- years of two figures

constexpr int shortYear = 0, fullYear = 1;
constexpr int firstYear = 1970; ///< As DateForm reads them.

std::optional<ThingName> yearIn(const QString &key)
{
    bool isNumber = false;
    const int number = key.toInt(&isNumber);
    if (!isNumber || key.front() == u'+' || key.front() == u'-')
        return std::nullopt;
    if (key.size() == 2)
        return ThingName{NamedRow::Years, shortYear,
                         number + (number < firstYear % 100 ? 2000 : 1900)};
    if (key.size() == 4 && number >= firstYear && number < firstYear + 100)
        return ThingName{NamedRow::Years, fullYear, number};
    return std::nullopt;
}

} // namespace

QList<ThingName> namesIn(QStringView word)
{
    const QString key = keyOf(word);
    if (key.isEmpty())
        return {};
    QList<ThingName> all = names().all(key);
    if (const auto year = yearIn(key))
        all << *year;
    return all;
}

int writingsOf(NamedRow row)
{
    return row == NamedRow::Years ? 2 : int(names().of(row).size());
}

int languageOf(NamedRow row, int writing)
{
    return row == NamedRow::Years ? writing : names().languageOf(row, writing);
}

bool isOfFigures(NamedRow row, int writing)
{
    return row != NamedRow::Years &&
           names().of(row).at(writing).language == QStringView(u"figures");
}

std::optional<int> thingNamed(QStringView word, NamedRow row, int language)
{
    std::optional<int> found;
    for (const ThingName &name : namesIn(word)) {
        if (name.row != row ||
            (language != anyLanguage && languageOf(row, name.writing) != language))
            continue;
        if (found && *found != name.number)
            return std::nullopt;
        found = name.number;
    }
    return found;
}

std::optional<QString> nameOf(NamedRow row, int writing, int number)
{
    if (row == NamedRow::Years)
        return writing == fullYear ? QString::number(number) : QString::number(number).right(2);
    const QString name = names().of(row).at(writing).names.value(number);
    return name.isEmpty() ? std::nullopt : std::optional(name);
}

} // namespace intray
