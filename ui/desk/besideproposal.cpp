// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Where a proposal that has no room in its field stands beside it.
#include "ui/common/painting.h"
#include "ui/desk/besidecell.h"
#include "ui/desk/textpiece.h"

#include <algorithm>

namespace intray {

// Where its field has lines enough the sentence takes as many as it needs, else one.
void BesideCell::layWithProposal()
{
    const QString &sentence = m_said.isQuestion ? m_said.why : m_said.sentence;
    const auto layIn = [&](int lines) {
        m_proposal = {};
        laySentence(sentence, width(), lines);
        placeProposal();
        return showsProposal() && (!m_sentence || m_sentence->isWhole());
    };
    for (int lines = 1; lines <= std::max(1, mostLinesAbove()); ++lines)
        if (layIn(lines))
            return;
    layIn(1);
}

// What is proposed is never out of sight: the row is as high as that needs, also where it is
// usually one line.
void BesideCell::growForProposal()
{
    m_isGrown = true;
    if (m_said.was.text.isEmpty())
        layWithProposal();
    else
        placeUnderAll();
    m_isGrown = showsProposal();
    if (!m_isGrown && m_said.was.text.isEmpty())
        laySentence(m_said.sentence, width(), lines());
}

void BesideCell::placeUnderAll()
{
    m_shown = m_said.proposal;
    const QPoint place(0, sentenceHeight() + wasHeight());
    const int wanted = widthOf(m_shown, font());
    if (wanted <= width())
        m_proposal = {place, QSize(wanted, intray::heightOf(m_shown, font(), wanted))};
    else
        placePieceAt(place, linesBelow());
}

// Behind the sentence or below it; the sentence stays whole where the proposal does.
void BesideCell::placeProposal()
{
    m_shown = m_said.proposal;
    if (isUndoShown() || !m_said.was.text.isEmpty())
        return;
    if (m_sentence && !m_sentence->isWhole()) {
        placePiece();
        return;
    }
    const int wanted = widthOf(m_said.proposal, font());
    const int line =
        std::max(fontMetrics().height(), keyCapSize(m_said.proposal.key, font()).height());
    const int used = m_sentence ? signRoom() + m_sentence->width() : 0;
    const bool isOneLine = sentenceHeight() <= fontMetrics().height();
    if (isOneLine && used + wanted <= width())
        m_proposal = {used, 0, wanted, line};
    else if (wanted <= width() && lines() > 1)
        m_proposal = {0, sentenceHeight(), wanted, line};
    else
        placePiece();
}

// What changes with words around it; a doubt's sentence is cut for it, a fault's is not.
void BesideCell::placePiece()
{
    const bool isWhole = !m_sentence || m_sentence->isWhole();
    const bool isBelow = lines() > 1;
    if (!isWhole && (!isBelow || m_said.sign == Sign::Fault))
        return;
    const int behind = isBelow || !m_sentence ? 0 : signRoom() + m_sentence->width();
    if (!placePieceAt({behind, isBelow ? sentenceHeight() : 0}, 1))
        placePieceAt({0, sentenceHeight()}, linesBelow());
}

bool BesideCell::placePieceAt(const QPoint &place, int mostLines)
{
    const ProposalGhost &all = m_said.proposal;
    const int room = width() - place.x();
    const auto ghostOf = [&](const MarkedText &piece) {
        return ProposalGhost{piece.text, all.key, all.isKeySeen, piece.marked, true, mostLines};
    };
    const MarkedText piece =
        pieceOf({all.value, all.changed}, {0, all.value.size()},
                [&](const MarkedText &one) { return fits(ghostOf(one), font(), room); });
    if (piece.text.isEmpty())
        return false;
    m_shown = ghostOf(piece);
    const int wanted = mostLines > 1 ? room : widthOf(m_shown, font());
    m_proposal = {place, QSize(wanted, intray::heightOf(m_shown, font(), room))};
    return true;
}

int BesideCell::linesOfField() const
{
    return m_field ? (m_field->height() - highestTop()) / fontMetrics().height() : 0;
}

// Of the sentence, with one for the proposal below it.
int BesideCell::mostLinesAbove() const
{
    constexpr int mostUnder = 2, mostGrown = 4;
    return m_isGrown ? mostGrown : m_isFitted ? mostUnder : linesOfField() - 1;
}

// Under its field it may move what follows, but not out of sight.
int BesideCell::linesBelow() const
{
    constexpr int mostUnder = 4;
    const int line = fontMetrics().height();
    const int ofKey = std::max(0, keyCapSize(m_said.proposal.key, font()).height() - line);
    if (m_isFitted || m_isGrown || !m_field)
        return m_isFitted || m_isGrown ? mostUnder : 0;
    return (m_field->height() - highestTop() - sentenceHeight() - ofKey) / line;
}

} // namespace intray
