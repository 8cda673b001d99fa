// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/filterchips.h"

#include "lists/celltext.h"

namespace intray {

static constexpr int lettersOfChip = 24;

FilterChips::FilterChips(QWidget *parent)
    : ChipRow(parent)
{
    setObjectName(QStringLiteral("filterChips"));
    setAddWords(tr("Filter"));
    connect(this, &ChipRow::removeWanted, this,
            [this](int filter) { emit wanted(m_without.value(filter)); });
    connect(this, &ChipRow::filterWanted, this, [this](int filter) {
        if (m_columns.value(filter, -1) >= 0)
            emit changeWanted(m_columns.at(filter));
    });
}

void FilterChips::showFilter(const ListFilter &filter, const QString &shown,
                             const QList<ItemColumn> &columns)
{
    const QStringList before = std::exchange(m_words, {});
    m_without.clear();
    m_columns.clear();
    if (!shown.isEmpty()) {
        ListFilter without = filter;
        without.shown = QStringLiteral("open");
        take(shown, without);
    }
    if (filter.onlyBroken) {
        ListFilter without = filter;
        without.onlyBroken = false;
        take(tr("Breaks a rule"), without);
    }
    for (int column = 0; column < columns.size(); ++column) {
        const QString wanted = filter.columns.value(columns.at(column).id);
        if (wanted.isEmpty())
            continue;
        ListFilter without = filter;
        without.columns.remove(columns.at(column).id);
        take(tr("%1: %2").arg(cellText(columns.at(column).title, lettersOfChip),
                              cellText(wanted, lettersOfChip)),
             without, column);
    }
    if (m_words != before)
        setFilters(m_words);
}

void FilterChips::take(const QString &words, const ListFilter &without, int column)
{
    m_words << words;
    m_without << without;
    m_columns << column;
}

} // namespace intray
