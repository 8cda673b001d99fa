// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/emptyplace.h"

#include "ui/common/keycap.h"
#include "ui/common/letters.h"
#include "ui/common/linebutton.h"
#include "ui/common/lowplace.h"
#include "ui/common/painting.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"

#include <QEvent>
#include <QGridLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

namespace {

constexpr int mostKeys = 3;

/// What can be done by keys, below a hairline.
class KeysBelow : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        paintHairline(painter, {0, 0}, {width(), 0}, palette());
    }
};

} // namespace

EmptyPlace::EmptyPlace(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_sentence(new TintedLabel(Tint::Dimmed, {}, this))
    , m_button(new LineButton(LineButton::Rank::Primary, this))
    , m_row(new QWidget(this))
    , m_buttons(new QHBoxLayout(m_row))
    , m_keys(new KeysBelow(this))
    , m_grid(new QGridLayout(m_keys))
{
    for (QLabel *label : {m_title, m_sentence}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_keys->hide(); // until there are some
    m_button->setInEmptyPlace(true);
    m_button->setAutoDefault(true);
    connect(m_button, &QPushButton::clicked, this, &EmptyPlace::nextWanted);
    build();
    dress();
}

void EmptyPlace::build()
{
    m_grid->setContentsMargins(0, room::edge, 0, 0);
    m_grid->setHorizontalSpacing(room::sheet);
    m_grid->setVerticalSpacing(room::between);
    m_grid->setColumnStretch(1, 1);
    auto *inside = m_inside = new QWidget(this);
    auto *column = m_column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addSpacing(room::within);
    column->addWidget(m_sentence);
    column->addSpacing(room::edge);
    m_buttons->setContentsMargins(0, 0, 0, 0);
    m_buttons->setSpacing(room::between);
    m_buttons->addWidget(m_button);
    column->addWidget(m_row, 0, Qt::AlignLeft);
    column->addSpacing(room::sheet);
    column->addWidget(m_keys);
    auto *middle = new QGridLayout(this);
    middle->setContentsMargins(room::sheet, room::edge, room::sheet, room::edge);
    middle->addWidget(inside, 1, 1);
    middle->setRowStretch(0, 2);
    middle->setRowStretch(2, 3);
    middle->setColumnStretch(0, 1);
    middle->setColumnStretch(1, 1000);
    middle->setColumnStretch(2, 1);
}

void EmptyPlace::showBeside(QWidget *other)
{
    m_buttons->addWidget(other);
}

void EmptyPlace::showUnder(QWidget *other)
{
    QSizePolicy keeps = other->sizePolicy();
    keeps.setRetainSizeWhenHidden(true);
    other->setSizePolicy(keeps);
    m_column->addSpacing(room::edge);
    m_column->addWidget(other, 0, Qt::AlignLeft);
}

void EmptyPlace::dress()
{
    constexpr int letters = 70;
    m_title->setFont(lettersFor(LetterSize::Title, font()));
    const int width = letters * letterWidth(fontMetrics());
    for (QWidget *part :
         {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_sentence), m_keys})
        part->setMaximumWidth(width);
    giveButtonsTheirRoom();
    giveLinesTheirHeight();
}

// Words are read in short lines; buttons keep their signs and keys as long as there is room.
void EmptyPlace::giveButtonsTheirRoom()
{
    m_inside->setMaximumWidth(std::max(m_title->maximumWidth(), m_buttons->sizeHint().width()));
}

// A layout asks for the height of a text in the width of the place, not of the text, and gives one
// line to what needs two.
void EmptyPlace::giveLinesTheirHeight()
{
    const QMargins around = layout()->contentsMargins();
    const int inside = width() - around.left() - around.right();
    for (QLabel *label : {m_title, m_sentence}) {
        label->setMinimumHeight(0); // else it asks for no less than before
        label->setMinimumHeight(
            std::max(0, label->heightForWidth(std::clamp(inside, 0, label->maximumWidth()))));
    }
    const int keys = m_grid->heightForWidth(std::clamp(inside, 0, m_keys->maximumWidth()));
    m_keys->setMinimumHeight(std::max(0, keys));
}

// Words begin where the window begins, whichever way they are written.
static void turn(QWidget &place)
{
    for (QLabel *label : place.findChildren<QLabel *>()) {
        const auto own = label->text().isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight;
        label->setAlignment(Qt::AlignVCenter |
                            (own == place.layoutDirection() ? Qt::AlignLeft : Qt::AlignRight));
    }
}

void EmptyPlace::showPlace(const QString &title, const QString &sentence, const NextStep &next,
                           const QList<KeyHint> &keys)
{
    m_title->setText(title);
    m_sentence->setText(sentence);
    m_button->setWords(next.words, next.key);
    m_button->setIconName(next.icon);
    m_button->setVisible(!next.words.isEmpty());
    showKeys(keys);
    turn(*this);
    giveButtonsTheirRoom();
    giveLinesTheirHeight();
    giveKeysTheirRoom();
}

int EmptyPlace::heightWithKeys() const
{
    const QMargins around = layout()->contentsMargins();
    const int inside = width() - around.left() - around.right();
    const int all = m_column->hasHeightForWidth() ? m_column->minimumHeightForWidth(inside)
                                                  : m_column->minimumSize().height();
    const int hidden = m_keys->isHidden() ? m_keys->minimumHeight() : 0;
    return around.top() + all + hidden + around.bottom();
}

// Where one would have to scroll, what can be done comes before how.
void EmptyPlace::giveKeysTheirRoom()
{
    const QWidget *seen = parentWidget();
    const bool isInLowPlace = seen && qobject_cast<const LowPlace *>(seen->parentWidget());
    m_keys->setHidden(m_hints.isEmpty() || (isInLowPlace && heightWithKeys() > seen->height()));
}

bool EmptyPlace::event(QEvent *event)
{
    if (event->type() == QEvent::ParentChange && parentWidget())
        parentWidget()->installEventFilter(this);
    return QWidget::event(event);
}

bool EmptyPlace::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        giveKeysTheirRoom();
    return QWidget::eventFilter(watched, event);
}

void EmptyPlace::showKeys(const QList<KeyHint> &keys)
{
    if (keys == m_hints)
        return;
    m_hints = keys;
    qDeleteAll(m_keys->findChildren<QLabel *>());
    for (int row = 0; row < std::min<int>(mostKeys, keys.size()); ++row) {
        auto *key = new KeyCap(keys.at(row).key, m_keys);
        auto *does = new TintedLabel(Tint::Dimmed, keys.at(row).does, m_keys);
        does->setWordWrap(true);
        m_grid->addWidget(key, row, 0, Qt::AlignLeft | Qt::AlignVCenter);
        m_grid->addWidget(does, row, 1);
        key->show(); // a layout would only do so with the next events, and all of it would move
        does->show();
    }
}

void EmptyPlace::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    giveLinesTheirHeight();
    giveKeysTheirRoom();
}

void EmptyPlace::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        dress();
    if (event->type() == QEvent::LayoutDirectionChange)
        turn(*this);
}

} // namespace intray
