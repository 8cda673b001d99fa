// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/foldhead.h"

#include "lists/celltext.h"
#include "ui/common/buttonface.h"
#include "ui/common/letters.h"
#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace intray {

namespace {

constexpr int usualNameLetters = 24; // so that the sentences of several begin at one edge

class FoldFace : public ButtonFace
{
public:
    explicit FoldFace(FoldHead *head)
        : ButtonFace(head, QAccessible::Button)
    {
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = ButtonFace::state();
        state.expandable = true;
        state.expanded = button()->isChecked();
        state.collapsed = !button()->isChecked();
        return state;
    }
};

QAccessibleInterface *faceOfFoldHead(const QString &className, QObject *object)
{
    auto *head = className == u"intray::FoldHead" ? qobject_cast<FoldHead *>(object) : nullptr;
    return head ? new FoldFace(head) : nullptr;
}

} // namespace

FoldHead::FoldHead(const QString &name, QWidget *parent)
    : QToolButton(parent)
    , m_before(room::sheet)
{
    QAccessible::installFactory(faceOfFoldHead);
    setText(name);
    setAccessibleName(name);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QToolButton::toggled, this, [this] {
        QAccessible::State changed;
        changed.expanded = true;
        QAccessibleStateChangeEvent event(this, changed);
        QAccessible::updateAccessibility(&event);
    });
}

void FoldHead::setSentence(const MarkedText &sentence)
{
    m_sentence = sentence;
    setAccessibleDescription(sentence.text);
    tellRest();
    update();
}

void FoldHead::setRoomBefore(int pixels)
{
    m_before = pixels;
    updateGeometry();
}

int FoldHead::nameBegin() const
{
    return m_before + iconAcross + room::beside;
}

QFont FoldHead::nameFont() const
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    return bold;
}

QSize FoldHead::sizeHint() const
{
    const int sentence = fontMetrics().horizontalAdvance(m_sentence.text);
    return {sentenceBegin() + sentence + room::sheet, heightOf(Part::Head, fontMetrics())};
}

QSize FoldHead::minimumSizeHint() const
{
    const int name = QFontMetrics(nameFont()).horizontalAdvance(text());
    // Where it is to be lower than usual, its name still has room.
    return {nameBegin() + name + room::edge, std::min(sizeHint().height(), maximumHeight())};
}

int FoldHead::nameRoom() const
{
    return QFontMetrics(nameFont()).horizontalAdvance(text()) + room::edge;
}

/// Its fold stands among others.
int FoldHead::widestName() const
{
    const QWidget *among = parentWidget() ? parentWidget()->parentWidget() : nullptr;
    int widest = nameRoom();
    if (among)
        for (const auto *other : among->findChildren<FoldHead *>())
            if (other->parentWidget()->parentWidget() == among && !other->isHidden())
                widest = std::max(widest, other->nameRoom());
    return widest;
}

int FoldHead::sentenceBegin() const
{
    const int usual = usualNameLetters * letterWidth(fontMetrics());
    const int wanted = nameBegin() + std::max(widestName(), usual);
    const bool isNarrow = width() < 2 * wanted;
    return isNarrow ? nameBegin() + nameRoom() : wanted;
}

QRect FoldHead::sentencePlace() const
{
    const int begin = sentenceBegin();
    return {begin, 0, std::max(0, width() - begin - room::sheet), height()};
}

MarkedLines FoldHead::sentenceLines() const
{
    constexpr int mostLines = 2; // as many as the head is high for
    return {m_sentence, font(), sentencePlace().width(), mostLines, layoutDirection()};
}

void FoldHead::tellRest()
{
    setToolTip(sentenceLines().isWhole() ? QString() : plainToolTip(m_sentence.text));
}

void FoldHead::resizeEvent(QResizeEvent *event)
{
    QToolButton::resizeEvent(event);
    tellRest();
}

QString chevronOf(bool isOpen, Qt::LayoutDirection direction)
{
    if (isOpen)
        return QStringLiteral("go-down");
    return direction == Qt::RightToLeft ? QStringLiteral("go-previous") : QStringLiteral("go-next");
}

void FoldHead::paintEvent(QPaintEvent *)
{
    const auto of = [this](ColourRole role) { return colourOf(role, palette()); };
    const auto seen = [this](const QRect &place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    QPainter painter(this);
    const bool isUsed = isEnabled() && (underMouse() || isDown());
    if (isUsed)
        painter.fillRect(rect(), of(ColourRole::Tint));
    const QRect icon(m_before, (height() - iconAcross) / 2, iconAcross, iconAcross);
    const QColor ink = of(isEnabled() ? ColourRole::Text : ColourRole::Dimmed);
    paintIcon(painter, seen(icon).topLeft(), chevronOf(isChecked(), layoutDirection()), ink,
              of(ColourRole::Sheet));
    painter.setPen(ink);
    painter.setFont(nameFont());
    const int nameRoom = sentenceBegin() - nameBegin();
    paintWords(painter, seen({nameBegin(), 0, nameRoom, height()}), text(), layoutDirection());
    const MarkedLines lines = sentenceLines();
    const QRect place = seen(sentencePlace());
    const bool isChanged = !m_sentence.marked.isEmpty();
    lines.paint(painter, {place.left(), (height() - lines.height()) / 2}, Marking::Changed,
                of(isChanged && isEnabled() ? ColourRole::Text : ColourRole::Dimmed), palette());
    if (hasFocus())
        paintOutline(
            painter, QRectF(rect()).adjusted(2, 2, -2, -2),
            {.ground = {}, .edge = of(ColourRole::Accent), .radius = radius::field, .width = 2});
}

void FoldHead::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QToolButton::keyPressEvent(event);
}

} // namespace intray
