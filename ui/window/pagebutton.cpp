// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pagebutton.h"

#include "lists/celltext.h"
#include "ui/common/buttonface.h"
#include "ui/common/colours.h"
#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QAction>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace intray {

namespace {

constexpr int across = 22; // of the icon
constexpr int least = 72 - 2 * room::within;

/// Pages of one window, of which one is in view.
class PageFace : public ButtonFace
{
public:
    explicit PageFace(PageButton *button)
        : ButtonFace(button, QAccessible::PageTab)
    {
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = ButtonFace::state();
        state.selectable = true;
        state.selected = button()->isChecked();
        return state;
    }
};

QAccessibleInterface *faceOfPageButton(const QString &className, QObject *object)
{
    auto *button =
        className == u"intray::PageButton" ? qobject_cast<PageButton *>(object) : nullptr;
    return button ? new PageFace(button) : nullptr;
}

} // namespace

PageButton::PageButton(QAction *action, const QString &words, const QString &icon, QWidget *parent)
    : QAbstractButton(parent)
    , m_action(action)
    , m_words(words)
    , m_icon(icon)
{
    QAccessible::installFactory(faceOfPageButton);
    setObjectName(QStringLiteral("rail.") + action->objectName().section(u'.', 1));
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, this, &PageButton::follow);
    follow();
}

void PageButton::follow()
{
    const QString words = m_action->text().remove(u'&');
    const QString key = m_action->shortcut().toString(QKeySequence::NativeText);
    if (text() != words) {
        setText(words);
        updateGeometry();
    }
    setAccessibleName(words);
    setAccessibleDescription(m_action->statusTip());
    const QString named = key.isEmpty() ? words : tr("%1 (%2)").arg(words, key);
    setToolTip(plainToolTip(m_action->isEnabled() ? named : m_action->statusTip()));
    setEnabled(m_action->isEnabled());
    setVisible(m_action->isVisible());
}

// The rail's, which knows the other pages. Qt would go to whatever Tab goes to.
void PageButton::keyPressEvent(QKeyEvent *event)
{
    const bool isArrow = event->key() >= Qt::Key_Left && event->key() <= Qt::Key_Down;
    if (isArrow)
        event->ignore();
    else
        QAbstractButton::keyPressEvent(event);
}

QFont PageButton::wordFont(bool isChosen) const
{
    QFont small = lettersFor(LetterSize::Small, font());
    if (isChosen)
        small.setWeight(QFont::DemiBold);
    return small;
}

// As wide when it is not chosen, so that no other moves.
QSize PageButton::sizeHint() const
{
    const QSize words = QFontMetrics(wordFont(true)).size(0, m_words);
    return {std::max(least, words.width() + 2 * room::within),
            room::between + across + room::within + words.height() + room::between};
}

QColor PageButton::ink() const
{
    if (!isEnabled())
        return palette().color(QPalette::Disabled, QPalette::WindowText);
    return colourOf(isChecked() ? ColourRole::Text : ColourRole::Dimmed, palette());
}

void PageButton::paintGround(QPainter &painter) const
{
    const auto of = [this](ColourRole role) { return colourOf(role, palette()); };
    const bool isUsed = isEnabled() && (underMouse() || isDown());
    Outline ground{.ground = {}, .edge = {}, .radius = radius::field};
    if (isChecked() || isUsed)
        ground.ground = of(isChecked() ? ColourRole::Chosen : ColourRole::Sheet);
    if (isHighContrast(palette()) && (isChecked() || isUsed))
        ground.edge = of(ColourRole::Edge); // there are no tints
    if (hasFocus()) {
        ground.edge = of(ColourRole::Accent);
        ground.width = 2;
    }
    paintOutline(painter, rect(), ground);
    if (!isChecked())
        return;
    constexpr int bar = 3;
    const QRect place(0, room::between, bar, height() - 2 * room::between);
    paintOutline(painter, QStyle::visualRect(layoutDirection(), rect(), place),
                 {.ground = of(ColourRole::Accent), .radius = 1});
}

void PageButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintGround(painter);
    const QPoint icon((width() - across) / 2, room::between);
    const bool isStrong = isChecked() && isEnabled();
    paintIcon(painter, icon, m_icon, isStrong ? colourOf(ColourRole::Accent, palette()) : ink(),
              colourOf(isChecked() ? ColourRole::Chosen : ColourRole::Ground, palette()), across);
    painter.setFont(wordFont(isChecked()));
    painter.setPen(ink());
    const int top = room::between + across + room::within;
    painter.drawText(QRect(0, top, width(), height() - top - room::between),
                     int(Qt::AlignCenter) | Qt::TextDontClip, m_words);
}

} // namespace intray
