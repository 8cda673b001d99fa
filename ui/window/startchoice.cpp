// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/startchoice.h"

#include "ui/common/painting.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

namespace intray {

static constexpr int beforeWords = room::sheet + iconAcross + room::edge;

StartChoice::StartChoice(const QString &icon, const QString &words, const QString &explanation,
                         QWidget *parent)
    : QPushButton(words, parent)
    , m_icon(icon)
    , m_explanation(new TintedLabel(Tint::Dimmed, explanation, this))
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAttribute(Qt::WA_Hover);
    setAutoDefault(true);
    setAccessibleDescription(explanation);
    m_explanation->setWordWrap(true);
    m_explanation->setForegroundRole(QPalette::WindowText); // and not as a button's words
    m_explanation->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_explanation);
    arrange();
}

int StartChoice::wordsAt()
{
    return beforeWords;
}

QFont StartChoice::wordFont() const
{
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    return strong;
}

QRect StartChoice::wordPlace() const
{
    return {beforeWords, room::beside, width() - 2 * beforeWords,
            QFontMetrics(wordFont()).lineSpacing()};
}

// The words are painted, as a label of its own would take their letter.
void StartChoice::arrange()
{
    const int above = room::beside + QFontMetrics(wordFont()).lineSpacing();
    layout()->setContentsMargins(beforeWords, above, beforeWords, room::beside);
}

QSize StartChoice::sizeHint() const
{
    const int words = QFontMetrics(wordFont()).size(Qt::TextShowMnemonic, text()).width();
    return layout()->sizeHint().expandedTo({words + 2 * beforeWords, 0});
}

QSize StartChoice::minimumSizeHint() const
{
    const int words = QFontMetrics(wordFont()).size(Qt::TextShowMnemonic, text()).width();
    return layout()->minimumSize().expandedTo({words + 2 * beforeWords, 0});
}

int StartChoice::heightForWidth(int width) const
{
    return layout()->totalHeightForWidth(width);
}

void StartChoice::changeEvent(QEvent *event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

void StartChoice::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const auto of = [this](ColourRole role) { return colourOf(role, palette()); };
    const auto seen = [this](const QRect &place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    const bool isUsed = isEnabled() && (underMouse() || isDown());
    Outline outline{.ground = isUsed ? of(ColourRole::Tint) : QColor(),
                    .edge = hasFocus() ? of(ColourRole::Accent) : QColor(),
                    .radius = radius::field,
                    .width = 2};
    paintOutline(painter, rect().adjusted(4, 4, -4, -4), outline);
    paintHairline(painter, {0, 0}, {width(), 0}, palette());
    const QColor ink = of(isEnabled() ? ColourRole::Text : ColourRole::Dimmed);
    const int middle = (height() - iconAcross) / 2;
    const QRect icon(room::sheet, middle, iconAcross, iconAcross);
    const QRect end(width() - room::sheet - iconAcross, middle, iconAcross, iconAcross);
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    paintIcon(painter, seen(icon).topLeft(), m_icon, ink, of(ColourRole::Sheet));
    paintIcon(painter, seen(end).topLeft(),
              isMirrored ? QStringLiteral("go-previous") : QStringLiteral("go-next"), ink,
              of(ColourRole::Sheet));
    painter.setFont(wordFont());
    painter.setPen(ink);
    painter.setLayoutDirection(text().isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    const auto side = Qt::AlignAbsolute | (isMirrored ? Qt::AlignRight : Qt::AlignLeft);
    painter.drawText(seen(wordPlace()), int(side | Qt::AlignVCenter) | letterFlag(*this), text());
}

} // namespace intray
