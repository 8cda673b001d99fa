// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/segments.h"

#include "ui/common/buttonface.h"
#include "ui/common/colours.h"
#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace intray {

namespace {

QFont boldOf(const QFont &font)
{
    QFont bold = font;
    bold.setWeight(QFont::DemiBold);
    return bold;
}

/// One choice, which paints its own part of what all of them look like together.
class OneSegment : public QToolButton
{
public:
    OneSegment(const QString &words, QWidget *parent)
        : QToolButton(parent)
    {
        sayWords(words);
        setCheckable(true);
        setAutoExclusive(true);
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    void sayWords(const QString &words)
    {
        setText(words);
        setAccessibleName(plainWords());
    }
    void keepRoomFor(const QString &words) { m_widest = words; }
    QString plainWords() const { return text().remove(u'&'); }

    QSize sizeHint() const override
    {
        const QFontMetrics bold(boldOf(font())); // as wide when it is not chosen
        const auto *all = qobject_cast<const Segments *>(parentWidget());
        const int given = all ? all->lineHeight() : 0;
        const int words = std::max(bold.horizontalAdvance(plainWords()),
                                   bold.horizontalAdvance(QString(m_widest).remove(u'&')));
        return {words + 2 * (room::beside + 2),
                given > 0 ? given : heightOf(Part::Field, fontMetrics())};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void focusInEvent(QFocusEvent *event) override
    {
        QToolButton::focusInEvent(event);
        parentWidget()->update();
    }
    void focusOutEvent(QFocusEvent *event) override
    {
        QToolButton::focusOutEvent(event);
        parentWidget()->update();
    }

    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const QRect whole(-pos(), parentWidget()->size());
        paintAll(painter, whole);
        painter.setFont(isChecked() ? boldOf(font()) : font());
        painter.setPen(ink());
        painter.setLayoutDirection(text().isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
        painter.drawText(rect(), Qt::AlignCenter | letterFlag(*this), text());
    }

private:
    QColor ink() const
    {
        const bool isRead = isEnabled() || isChecked(); // what is chosen is to be known
        return colourOf(isRead ? ColourRole::Text : ColourRole::Off, palette());
    }

    bool hasFocusInside() const
    {
        const auto *all = qobject_cast<const Segments *>(parentWidget());
        if (all && all->isInHand())
            return true;
        const QWidget *used = parentWidget()->focusWidget();
        return used && used->hasFocus() && parentWidget()->isAncestorOf(used);
    }

    void paintAll(QPainter &painter, const QRect &whole)
    {
        const auto of = [this](ColourRole role) { return colourOf(role, palette()); };
        const bool isOff = !isEnabled();
        paintOutline(painter, whole,
                     {.ground = isOff ? QColor() : of(ColourRole::Field),
                      .edge = of(isOff ? ColourRole::OffEdge : ColourRole::Edge),
                      .radius = radius::field});
        if (isChecked() && isOff)
            paintOutline(painter, whole,
                         {.ground = of(ColourRole::Ground),
                          .edge = of(ColourRole::OffEdge),
                          .radius = radius::field});
        else if (isChecked())
            paintChosen(painter, whole);
        else if (underMouse() && !isOff)
            paintGround(painter, whole, of(ColourRole::Tint));
        paintBorder(painter, of(isOff ? ColourRole::OffEdge : ColourRole::Edge));
        if (hasFocusInside())
            paintOutline(painter, whole,
                         {.ground = {},
                          .edge = of(ColourRole::Accent),
                          .radius = radius::field,
                          .width = 2});
    }

    void paintGround(QPainter &painter, const QRect &whole, const QColor &ground)
    {
        paintOutline(painter, whole,
                     {.ground = ground,
                      .edge = colourOf(ColourRole::Edge, palette()),
                      .radius = radius::field});
    }

    // The bar tells it where there are no tints.
    void paintChosen(QPainter &painter, const QRect &whole)
    {
        constexpr int bar = 3;
        paintGround(painter, whole, colourOf(ColourRole::Chosen, palette()));
        painter.save();
        painter.setClipRect(QRect(0, height() - bar, width(), bar));
        paintOutline(painter, whole,
                     {.ground = colourOf(ColourRole::Accent, palette()), .radius = radius::field});
        painter.restore();
    }

    // To the choice before, on whichever side that is.
    void paintBorder(QPainter &painter, const QColor &colour)
    {
        const bool isMirrored = layoutDirection() == Qt::RightToLeft;
        const bool isFirst =
            isMirrored ? geometry().right() == parentWidget()->rect().right() : x() == 0;
        if (!isFirst)
            painter.fillRect(QRect(isMirrored ? width() - 1 : 0, 1, 1, height() - 2), colour);
    }

    QString m_widest;
};

/// One of several, of which Qt would tell that each can be ticked.
class SegmentFace : public ButtonFace
{
public:
    explicit SegmentFace(OneSegment *segment)
        : ButtonFace(segment, QAccessible::RadioButton)
    {
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = ButtonFace::state();
        state.checkable = true;
        state.checked = button()->isChecked();
        return state;
    }
};

QAccessibleInterface *faceOfSegment(const QString &, QObject *object)
{
    auto *segment = dynamic_cast<OneSegment *>(object);
    return segment ? new SegmentFace(segment) : nullptr;
}

} // namespace

Segments::Segments(const QStringList &choices, QWidget *parent)
    : QWidget(parent)
{
    QAccessible::installFactory(faceOfSegment);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(0);
    for (const QString &words : choices) {
        auto *segment = new OneSegment(words, this);
        const auto number = int(m_segments.size());
        line->addWidget(segment);
        m_segments << segment;
        connect(segment, &QToolButton::clicked, this,
                [this, number] { emit chosenByPerson(number); });
    }
    makeStop();
}

void Segments::setWords(int segment, const QString &words)
{
    static_cast<OneSegment *>(m_segments.at(segment))->sayWords(words);
}

void Segments::keepRoomFor(int segment, const QString &words)
{
    static_cast<OneSegment *>(m_segments.at(segment))->keepRoomFor(words);
    m_segments.at(segment)->updateGeometry();
}

int Segments::chosen() const
{
    for (qsizetype at = 0; at < m_segments.size(); ++at)
        if (m_segments.at(at)->isChecked())
            return int(at);
    return -1;
}

// Qt lets nobody take the last choice away while only one may hold.
void Segments::choose(int segment)
{
    for (QToolButton *one : std::as_const(m_segments)) {
        one->setAutoExclusive(false);
        one->setChecked(m_segments.indexOf(one) == segment);
    }
    for (QToolButton *one : std::as_const(m_segments))
        one->setAutoExclusive(true);
    makeStop();
}

// Qt does it for what is chosen by a person only.
void Segments::makeStop()
{
    if (!m_takesFocus) {
        for (QToolButton *one : std::as_const(m_segments))
            one->setFocusPolicy(Qt::NoFocus);
        return;
    }
    const QToolButton *stop = m_segments.value(std::max(0, chosen()));
    for (QToolButton *one : std::as_const(m_segments))
        one->setFocusPolicy(one == stop ? Qt::StrongFocus : Qt::ClickFocus);
}

void Segments::setLineHeight(int pixels)
{
    if (m_lineHeight == pixels)
        return;
    m_lineHeight = pixels;
    for (QToolButton *one : std::as_const(m_segments))
        one->updateGeometry();
    layout()->activate();
}

void Segments::setTakesFocus(bool takes)
{
    m_takesFocus = takes;
    makeStop();
}

void Segments::setInHand(bool isInHand)
{
    if (m_isInHand == isInHand)
        return;
    m_isInHand = isInHand;
    for (QToolButton *one : std::as_const(m_segments))
        one->update();
}

// What a segment does not know comes here.
void Segments::keyPressEvent(QKeyEvent *event)
{
    const QString letter = event->text();
    const bool isPlain = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    for (QToolButton *one : std::as_const(m_segments))
        if (isPlain && !letter.isEmpty() && !one->isHidden() &&
            static_cast<OneSegment *>(one)->plainWords().startsWith(letter, Qt::CaseInsensitive)) {
            one->setFocus(Qt::OtherFocusReason);
            if (!one->isChecked())
                one->click();
            return;
        }
    QWidget::keyPressEvent(event);
}

} // namespace intray
