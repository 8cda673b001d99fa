// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/values/valueshead.h"

#include "ui/common/letters.h"
#include "ui/common/segments.h"
#include "ui/common/tokens.h"

#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>

namespace intray {

static constexpr ValuesBy ways[]{ValuesBy::Value, ValuesBy::Form, ValuesBy::Cluster};

ValuesHead::ValuesHead(QWidget *parent)
    : PageHead(Rank::Sheet, Sentence::Below, parent)
    , m_ways(new Segments({QString(), QString(), QString()}, this))
    , m_search(new QLineEdit(this))
{
    build();
    showNoNumbers();
}

void ValuesHead::build()
{
    m_ways->setObjectName(QStringLiteral("valuesViews"));
    m_ways->setAccessibleName(tr("How values are put together"));
    m_ways->at(int(ValuesBy::Value))->setObjectName(QStringLiteral("valuesByValue"));
    m_ways->at(int(ValuesBy::Form))->setObjectName(QStringLiteral("valuesByForm"));
    m_ways->at(int(ValuesBy::Cluster))->setObjectName(QStringLiteral("valuesByCluster"));
    m_ways->at(int(ValuesBy::Form))
        ->setToolTip(tr("Values that are built alike, each group with one of them."));
    m_ways->at(int(ValuesBy::Cluster))
        ->setToolTip(tr("Values that are likely the same, written in different ways."));
    m_search->setObjectName(QStringLiteral("valuesSearch"));
    m_search->setAccessibleName(tr("Search in the values"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setClearButtonEnabled(true);
    constexpr int leastOfSearch = 4; // letters, rather than that a word beside it is cut
    m_search->setMinimumWidth(leastOfSearch * letterWidth(fontMetrics()));
    title()->setObjectName(QStringLiteral("valuesTitle"));
    setAround({room::beside, 0, 0, 0});
    add(m_ways);
    add(m_search);
    connect(m_ways, &Segments::chosenByPerson, this,
            [this](int by) { emit wayWanted(static_cast<ValuesBy>(by)); });
}

// A title that is cut off tells nothing, so that the rest then stands below it.
void ValuesHead::showTitle(bool isShown)
{
    constexpr int leastOfTitle = 14;
    title()->setVisible(isShown);
    setLeastLetters(isShown ? leastOfTitle : 0);
}

void ValuesHead::choose(ValuesBy by)
{
    m_ways->choose(int(by));
}

void ValuesHead::showNumbers(const ValueTable &table)
{
    for (const ValuesBy by : ways)
        name(by, QLocale().toString(table.rows(by).size()));
}

void ValuesHead::showNoNumbers()
{
    for (const ValuesBy by : ways)
        name(by, {});
}

// Its room is there before it is known.
void ValuesHead::name(ValuesBy by, const QString &number)
{
    const QStringList words{tr("&Values"), tr("F&orms"), tr("Clus&ters")};
    const QString &word = words.at(int(by));
    const int usual = by == ValuesBy::Value ? 9'999 : 99;
    m_ways->keepRoomFor(int(by), tr("%1 %2").arg(word, QLocale().toString(usual)));
    m_ways->setWords(int(by), number.isEmpty() ? word : tr("%1 %2").arg(word, number));
}

} // namespace intray
