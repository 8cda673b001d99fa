// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/besidecell.h"

#include "lists/celltext.h"
#include "ui/common/letters.h"
#include "ui/common/painting.h"
#include "ui/common/tokens.h"
#include "ui/desk/textpiece.h"
#include "ui/desk/undoarrow.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace intray {

namespace {

constexpr int undoSide = UndoArrow::across;

QAccessibleInterface *faceOfBesideCell(const QString &className, QObject *object)
{
    auto *cell = className == u"intray::BesideCell" ? qobject_cast<QWidget *>(object) : nullptr;
    return cell ? new QAccessibleWidget(cell, QAccessible::StaticText) : nullptr;
}

} // namespace

BesideCell::BesideCell(const QString &undoWords, QWidget *parent)
    : QWidget(parent)
    , m_undo(new UndoArrow(this))
{
    QAccessible::installFactory(faceOfBesideCell);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_undo->setText(undoWords); // painted nowhere, but told
    m_undo->setAccessibleName(undoWords);
    m_undo->setToolTip(plainToolTip(undoWords));
    m_undo->hide();
    connect(m_undo, &UndoArrow::clicked, this, &BesideCell::undoWanted);
}

static bool isBoth(const BesideCell::Said &said)
{
    return !said.sentence.isEmpty() && !said.was.text.isEmpty();
}

void BesideCell::say(const Said &said)
{
    if (m_said == said)
        return;
    m_said = said;
    const QString apart = isBoth(said) ? QStringLiteral(" ") : QString();
    setAccessibleName(said.sentence + apart + said.was.text);
    m_undo->setVisible(isUndoShown());
    setCursor(said.isQuestion ? Qt::PointingHandCursor : Qt::ArrowCursor);
    arrange();
    update();
    QAccessibleEvent event(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

QSize BesideCell::sizeHint() const
{
    constexpr int letters = 32;
    const int usual = m_isFitted ? undoSide : heightOf(m_lines);
    const int used = usedHeight() + (m_isFitted ? 0 : highestTop());
    return {letters * letterWidth(fontMetrics()), usedHeight() > usual ? used : usual};
}

int BesideCell::heightOf(int lines) const
{
    return std::max(undoSide, lines * fontMetrics().height());
}

void BesideCell::setLines(int lines)
{
    if (lines == std::exchange(m_lines, lines))
        return;
    updateGeometry();
    arrange();
    update();
}

void BesideCell::setFitted(bool isFitted)
{
    if (isFitted == std::exchange(m_isFitted, isFitted))
        return;
    arrange();
    updateGeometry();
}

void BesideCell::growBeside(QWidget *field)
{
    m_field = field;
    m_field->installEventFilter(this);
    arrange();
}

bool BesideCell::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::Resize)
        arrange();
    return QWidget::eventFilter(watched, event);
}

int BesideCell::lines() const
{
    constexpr int most = 2;
    return m_isFitted || m_isGrown ? most : std::max(m_lines, std::min(most, linesOfField()));
}

bool BesideCell::isWasHidden() const
{
    return !m_was && isBoth(m_said);
}

QSize BesideCell::minimumSizeHint() const
{
    constexpr int letters = 12;
    return {letters * letterWidth(fontMetrics()), sizeHint().height()};
}

int BesideCell::signRoom() const
{
    return m_said.sign ? iconAcross + room::between : 0;
}

bool BesideCell::isUndoShown() const
{
    return m_said.canBeUndone && !m_said.was.text.isEmpty();
}

int BesideCell::roomForWas() const
{
    return std::max(1, width() - (isUndoShown() ? undoSide + room::within : 0));
}

// Once for each key that is typed: shaping letters is most of what that costs.
void BesideCell::layLines()
{
    m_was.reset();
    m_proposal = {};
    m_isWasCut = false;
    m_isGrown = false;
    if (!m_said.proposal.value.isEmpty())
        layWithProposal();
    layWords();
    if (!m_said.proposal.value.isEmpty() && !showsProposal())
        growForProposal();
}

void BesideCell::layWords()
{
    if (isBoth(m_said))
        return layBoth();
    if (!showsProposal())
        laySentence(m_said.sentence, width(), lines());
    if (!m_said.was.text.isEmpty())
        layWas(lines());
}

// A line for each; a fault's sentence that needs both has them, and only the undo stays of what
// was.
void BesideCell::layBoth()
{
    if (!showsProposal())
        laySentence(m_said.sentence, lines() > 1 ? width() : roomForWas(), 1);
    const bool isCut = m_sentence && !m_sentence->isWhole();
    if (isCut && lines() > 1)
        laySentence(m_said.sentence, roomForWas(), lines());
    else if (lines() > 1)
        layWas(1);
}

void BesideCell::laySentence(const QString &sentence, int width, int lines)
{
    m_sentence.reset();
    if (!sentence.isEmpty())
        m_sentence.emplace(MarkedText{sentence, {}}, font(), std::max(1, width - signRoom()), lines,
                           layoutDirection());
}

void BesideCell::layWas(int lines)
{
    const auto lay = [&](const MarkedText &text) {
        m_was.emplace(text, font(), roomForWas(), lines, layoutDirection());
        return m_was->isWhole();
    };
    m_isWasCut = !lay(m_said.was);
    if (!m_isWasCut)
        return;
    const MarkedText piece = pieceOf(m_said.was, m_said.value, lay);
    lay(piece.text.isEmpty() ? m_said.was : piece);
}

QString BesideCell::shownProposal() const
{
    return showsProposal() ? m_shown.value : QString();
}

QRect BesideCell::proposalPlace() const
{
    return showsProposal() ? seen(m_proposal.translated(0, top())) : QRect();
}

QString BesideCell::shownWas() const
{
    return m_was ? m_was->text() : QString();
}

int BesideCell::usedHeight() const
{
    return std::max(sentenceHeight() + wasHeight(), m_proposal.bottom() + 1);
}

int BesideCell::sentenceHeight() const
{
    return m_sentence ? m_sentence->height() : 0;
}

int BesideCell::wasHeight() const
{
    return m_was ? m_was->height() : 0;
}

int BesideCell::top() const
{
    const int usual = heightOf(m_lines);
    return m_isFitted || usedHeight() <= usual ? std::max(0, (height() - usedHeight()) / 2)
                                               : highestTop();
}

int BesideCell::highestTop() const
{
    return std::max(0, (heightOf(m_lines) - m_lines * fontMetrics().height()) / 2);
}

QRect BesideCell::seen(const QRect &place) const
{
    return QStyle::visualRect(layoutDirection(), rect(), place);
}

void BesideCell::arrange()
{
    const int before = usedHeight();
    const bool hadProposal = showsProposal();
    layLines();
    if (usedHeight() != before)
        updateGeometry();
    if (showsProposal() != hadProposal)
        emit proposalShown(showsProposal());
    const bool isWhole = !m_sentence || m_sentence->isWhole();
    tellWhole();
    if (isWhole != std::exchange(m_isWhole, isWhole))
        emit wholeChanged();
    if (!isUndoShown())
        return;
    const int used = m_was ? m_was->width() : signRoom() + m_sentence->width();
    const int end = std::min(roomForWas(), used) + room::within;
    const int middle = isWasHidden() ? height() / 2 : top() + sentenceHeight() + wasHeight() / 2;
    const int y = std::clamp(middle - undoSide / 2, 0, std::max(0, height() - undoSide));
    m_undo->setMiddle(middle - y);
    m_undo->setGeometry(seen({end, y, undoSide, undoSide}));
}

void BesideCell::tellWhole()
{
    const bool isWhole = !m_sentence || m_sentence->isWhole();
    const bool isWasWhole = m_said.was.text.isEmpty() || (m_was && m_was->isWhole() && !m_isWasCut);
    const bool isPiece = showsProposal() && m_shown.isPiece;
    const QString more = isPiece && !m_said.isQuestion ? u'\n' + m_said.proposal.value : QString();
    setToolTip(isWhole && isWasWhole && !isPiece ? QString()
                                                 : plainToolTip(accessibleName() + more));
}

QColor BesideCell::ink() const
{
    if (!m_said.sign)
        return colourOf(ColourRole::Dimmed, palette());
    return colourOf(*m_said.sign == Sign::Fault ? ColourRole::Fault : ColourRole::Text, palette());
}

void BesideCell::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_said.sign && m_sentence) {
        const bool isFault = *m_said.sign == Sign::Fault;
        const int y = top() + (fontMetrics().height() - iconAcross) / 2;
        paintIcon(painter, seen({0, y, iconAcross, iconAcross}).topLeft(), iconOf(*m_said.sign),
                  colourOf(isFault ? ColourRole::Fault : ColourRole::Warning, palette()),
                  colourOf(ColourRole::Sheet, palette()));
    }
    const QRect sentence = seen({signRoom(), top(), width() - signRoom(), sentenceHeight()});
    if (m_sentence)
        m_sentence->paint(painter, sentence.topLeft(), Marking::Struck, ink(), palette());
    const QRect was = seen({0, top() + sentenceHeight(), roomForWas(), wasHeight()});
    if (m_was)
        m_was->paint(painter, was.topLeft(), Marking::Struck,
                     colourOf(ColourRole::Dimmed, palette()), palette());
    if (showsProposal())
        paintGhost(painter, m_shown, proposalPlace(), font(), palette(), layoutDirection());
}

void BesideCell::mouseReleaseEvent(QMouseEvent *event)
{
    QWidget::mouseReleaseEvent(event);
    const bool isHidden = !m_said.proposal.value.isEmpty() && !showsProposal();
    const bool isAsked = m_said.isQuestion || isHidden;
    if ((isAsked && rect().contains(event->pos())) || proposalPlace().contains(event->pos()))
        emit asked(mapToGlobal(rect().bottomLeft()));
}

void BesideCell::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void BesideCell::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) {
        updateGeometry();
        arrange();
    }
}

} // namespace intray
