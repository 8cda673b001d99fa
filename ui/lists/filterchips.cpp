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
    hide();
    connect(this, &ChipRow::removeWanted, this,
            [this](int filter) { emit wanted(m_without.value(filter)); });
}

void FilterChips::showFilter(const ListFilter &filter, const QList<ItemColumn> &columns)
{
    const QStringList before = std::exchange(m_words, {});
    m_without.clear();
    if (!filter.find.isEmpty()) {
        ListFilter without = filter;
        without.find.clear();
        take(tr("“%1”").arg(cellText(filter.find, lettersOfChip)), without);
    }
    if (filter.onlyBroken) {
        ListFilter without = filter;
        without.onlyBroken = false;
        take(tr("Breaks a rule"), without);
    }
    for (const ItemColumn &column : columns) {
        const QString wanted = filter.columns.value(column.id);
        if (wanted.isEmpty())
            continue;
        ListFilter without = filter;
        without.columns.remove(column.id);
        take(tr("%1: %2").arg(cellText(column.title, lettersOfChip),
                              cellText(wanted, lettersOfChip)),
             without);
    }
    if (m_words != before)
        setFilters(m_words);
    setVisible(!m_words.isEmpty());
}

void FilterChips::take(const QString &words, const ListFilter &without)
{
    m_words << words;
    m_without << without;
}

} // namespace intray
