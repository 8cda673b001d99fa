// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/pushkey.h"

#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QApplication>
#include <QFontMetrics>
#include <QKeySequence>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QStyleOptionButton>
#include <QVariant>

#include <algorithm>

namespace intray {

static constexpr auto property = "shownKey";

QString shownKey(const QWidget &button)
{
    return button.property(property).toString();
}

bool pressesNow(const QWidget &button, const QString &key)
{
    static const QString byReturn = QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText);
    const auto *used = qobject_cast<const QPushButton *>(button.window()->focusWidget());
    return key != byReturn || !used || used == &button || !used->autoDefault();
}

static QFont keyFont(const QWidget &button)
{
    return lettersFor(LetterSize::Small, button.font());
}

void showKey(QPushButton &button, const QString &key)
{
    if (shownKey(button) == key)
        return;
    button.setProperty(property, key);
    button.setIcon(button.icon()); // or it keeps the size that it had
}

int roomForKey(const QWidget *button)
{
    if (!qobject_cast<const QPushButton *>(button))
        return 0;
    const QString key = shownKey(*button);
    return key.isEmpty()
               ? 0
               : room::between + QFontMetrics(keyFont(*button)).horizontalAdvance(key) + 1;
}

QFont leadingLetters(QFont letters)
{
    letters.setWeight(QFont::DemiBold);
    return letters;
}

int roomForLeading(const QStyleOption *option)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    if (!button || !button->features.testFlag(QStyleOptionButton::AutoDefaultButton))
        return 0;
    const auto wide = [button](const QFontMetrics &metrics) {
        return metrics.size(Qt::TextShowMnemonic, button->text).width();
    };
    return std::max(0, wide(QFontMetrics(leadingLetters(QApplication::font("QPushButton")))) -
                           wide(QFontMetrics(QApplication::font("QPushButton"))));
}

QRect placeOfWords(const QStyleOptionButton &option, const QRect &inside, int roomForKey)
{
    const QSize words = option.fontMetrics.size(Qt::TextShowMnemonic, option.text);
    const int width = std::min(words.width() + 1, inside.width() - roomForKey);
    const int before = (inside.width() - roomForKey - width) / 2;
    const QRect place(inside.left() + before, inside.top(), width, inside.height());
    return QStyle::visualRect(option.direction, inside, place);
}

QRect placeToPaintWords(const QStyleOptionButton &option, const QRect &inside, int roomForKey)
{
    constexpr int more = 3;
    return roomForKey > 0 ? placeOfWords(option, inside, roomForKey).adjusted(-more, 0, more, 0)
                          : inside;
}

void paintKeyOf(const QWidget &button, QPainter &painter, const QStyleOptionButton &option)
{
    if (!pressesNow(button, shownKey(button)))
        return;
    const QRect all = option.rect;
    const int width = roomForKey(&button) - room::between;
    const QRect words =
        QStyle::visualRect(option.direction, all, placeOfWords(option, all, roomForKey(&button)));
    const QRect place(words.right() + 1 + room::between, all.top(), width, all.height());
    painter.save();
    painter.setFont(keyFont(button));
    painter.setPen(option.palette.color(QPalette::ButtonText));
    paintWords(painter, QStyle::visualRect(option.direction, all, place), shownKey(button),
               option.direction);
    painter.restore();
}

} // namespace intray
