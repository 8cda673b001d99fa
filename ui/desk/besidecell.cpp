// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/besidecell.h"

#include "lists/celltext.h"
#include "ui/common/letters.h"
#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace intray {

namespace {

constexpr int undoSide = 24;

QAccessibleInterface *faceOfBesideCell(const QString &className, QObject *object)
{
    auto *cell = className == u"intray::BesideCell" ? qobject_cast<QWidget *>(object) : nullptr;
    return cell ? new QAccessibleWidget(cell, QAccessible::StaticText) : nullptr;
}

} // namespace

/// An arrow back in accent.
class UndoArrow : public QToolButton
{
public:
    explicit UndoArrow(QWidget *parent)
        : QToolButton(parent)
    {
        setAttribute(Qt::WA_Hover);
        setFocusPolicy(Qt::NoFocus); // Tab goes from field to field; the keyboard's way back is Esc
    }
    QSize sizeHint() const override { return {undoSide, undoSide}; }
    void setMiddle(int middle) { m_middle = middle; } ///< Of the line that it stands in.

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        if (underMouse() || isDown())
            paintOutline(painter, rect(),
                         {.ground = colourOf(ColourRole::Tint, palette()),
                          .edge = colourOf(ColourRole::Edge, palette()),
                          .radius = radius::key});
        paintIcon(painter, {(width() - iconAcross) / 2, m_middle - iconAcross / 2},
                  QStringLiteral("edit-undo"), colourOf(ColourRole::Accent, palette()),
                  colourOf(ColourRole::Sheet, palette()));
    }

private:
    int m_middle = undoSide / 2;
};

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
    connect(m_undo, &QToolButton::clicked, this, &BesideCell::undoWanted);
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
    return {letters * letterWidth(fontMetrics()),
            m_isFitted ? std::max(undoSide, usedHeight()) : heightOf(m_lines)};
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
    m_key = {};
    if (!m_said.proposal.value.isEmpty()) {
        laySentence(m_said.isQuestion ? m_said.why : m_said.sentence, width(), 1);
        placeProposal();
    }
    if (isBoth(m_said))
        return layBoth();
    if (!showsProposal()) {
        laySentence(m_said.sentence, width(), lines());
        placeKeyAlone();
    }
    if (!m_said.was.text.isEmpty())
        m_was.emplace(m_said.was, font(), roomForWas(), lines(), layoutDirection());
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
        m_was.emplace(m_said.was, font(), roomForWas(), 1, layoutDirection());
}

void BesideCell::laySentence(const QString &sentence, int width, int lines)
{
    m_sentence.reset();
    if (!sentence.isEmpty())
        m_sentence.emplace(MarkedText{sentence, {}}, font(), std::max(1, width - signRoom()), lines,
                           layoutDirection());
}

// Behind the sentence or below it; the sentence stays whole.
void BesideCell::placeProposal()
{
    if ((m_sentence && !m_sentence->isWhole()) || isUndoShown())
        return;
    const int wanted = widthOf(m_said.proposal, font());
    const int line =
        std::max(fontMetrics().height(), keyCapSize(m_said.proposal.key, font()).height());
    const int used = m_sentence ? signRoom() + m_sentence->width() : 0;
    if (used + wanted <= width())
        m_proposal = {used, 0, wanted, line};
    else if (wanted <= width() && lines() > 1 && m_said.was.text.isEmpty())
        m_proposal = {0, sentenceHeight(), wanted, line};
}

// Where the value has no room, the key behind the sentence says that there is one.
void BesideCell::placeKeyAlone()
{
    const ProposalGhost &proposal = m_said.proposal;
    const bool hasKey = !proposal.value.isEmpty() && !proposal.key.isEmpty() && proposal.isKeySeen;
    if (!m_sentence || !hasKey || m_said.isQuestion)
        return;
    const QRect line = m_sentence->lastLine();
    const int begin = signRoom() + line.width() + room::between;
    const int wanted = keyCapSize(proposal.key, font()).width();
    if (begin + wanted > width())
        return;
    m_key = {begin, line.top(), wanted, line.height()};
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
    return std::max(0, (height() - usedHeight()) / 2);
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
    if (m_isFitted && usedHeight() != before)
        updateGeometry();
    if (showsProposal() != hadProposal)
        emit proposalShown(showsProposal());
    const bool isWhole = !m_sentence || m_sentence->isWhole();
    const bool isWasWhole = m_said.was.text.isEmpty() || (m_was && m_was->isWhole());
    setToolTip(isWhole && isWasWhole ? QString() : plainToolTip(accessibleName()));
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
    if (m_key.isValid())
        paintKeyCap(painter, seen(m_key.translated(0, top())), m_said.proposal.key, font(),
                    palette());
    if (showsProposal())
        paintGhost(painter, m_said.proposal, seen(m_proposal.translated(0, top())), font(),
                   palette(), layoutDirection());
}

void BesideCell::mouseReleaseEvent(QMouseEvent *event)
{
    QWidget::mouseReleaseEvent(event);
    const auto isOn = [&](const QRect &place) {
        return seen(place.translated(0, top())).contains(event->pos());
    };
    const bool isProposal = isOn(m_proposal) || isOn(m_key);
    if ((m_said.isQuestion && rect().contains(event->pos())) || isProposal)
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
