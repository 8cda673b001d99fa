// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/proposalrow.h"

#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QPainter>
#include <QTreeView>

namespace intray {

constexpr int aside = room::beside;
constexpr int above = room::between;

namespace {

/// The three parts of a row, from above to below.
struct Lines
{
    QRect field;
    QRect demand;
    QRect broken;
};

} // namespace

static int heightOfWords(const QFont &letters, int width, const QString &words)
{
    constexpr int unlimited = 100'000;
    return QFontMetrics(letters)
        .boundingRect(0, 0, width, unlimited, Qt::TextWordWrap, words)
        .height();
}

static Lines linesIn(const QRect &row, const QFont &letters, const QModelIndex &index)
{
    const QRect inside = row.adjusted(aside, above, -aside, -above);
    const int demand =
        heightOfWords(letters, inside.width(), index.data(ProposalRow::Demand).toString());
    const int small = index.data(ProposalRow::Broken).toString().isEmpty()
                          ? 0
                          : QFontMetrics(lettersFor(LetterSize::Small, letters)).height();
    const int first = QFontMetrics(letters).height();
    const int below = inside.top() + first + 1;
    return {{inside.left(), inside.top(), inside.width(), first},
            {inside.left(), below, inside.width(), demand},
            {inside.left(), below + demand + 1, inside.width(), small}};
}

ProposalRow::ProposalRow(QTreeView *tree)
    : PlainCell(tree)
    , m_tree(tree)
{
}

// All its words are painted here.
void ProposalRow::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    PlainCell::initStyleOption(option, index);
    option->text.clear();
}

QSize ProposalRow::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int across = m_tree->viewport()->width();
    const Lines lines = linesIn({0, 0, across, 0}, option.font, index);
    return {0, lines.broken.bottom() + 1 + above};
}

static void paintDemand(QPainter &painter, const QRect &place, const QString &words,
                        Qt::LayoutDirection window)
{
    painter.setLayoutDirection(words.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    const Qt::Alignment side =
        QStyle::visualAlignment(window, Qt::AlignLeft | Qt::AlignTop) | Qt::AlignAbsolute;
    painter.drawText(place, int(side) | Qt::TextWordWrap, words);
}

void ProposalRow::paint(QPainter *painter, const QStyleOptionViewItem &option,
                        const QModelIndex &index) const
{
    PlainCell::paint(painter, option, index);
    const Lines lines = linesIn(option.rect, option.font, index);
    const QColor text = colourOf(ColourRole::Text, option.palette);
    const QColor dimmed = colourOf(ColourRole::Dimmed, option.palette);
    const QFont small = lettersFor(LetterSize::Small, option.font);
    QFont strong = option.font;
    strong.setWeight(QFont::DemiBold);
    painter->save();
    painter->setFont(small);
    painter->setPen(dimmed);
    paintWords(*painter, lines.broken, index.data(Broken).toString(), option.direction);
    const int fit = paintWords(*painter, lines.field, index.data(Fit).toString(), option.direction,
                               Qt::AlignRight);
    painter->setFont(strong);
    painter->setPen(text);
    const QRect before = lines.field.adjusted(0, 0, -fit - room::between, 0);
    paintWords(*painter, QStyle::visualRect(option.direction, lines.field, before),
               index.data().toString(), option.direction);
    painter->setFont(option.font);
    paintDemand(*painter, lines.demand, index.data(Demand).toString(), option.direction);
    painter->restore();
}

} // namespace intray
