// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/tokens.h"

#include <QApplication>
#include <QLabel>
#include <QTest>
#include <QVBoxLayout>

namespace intray {

/// The words over a group of samples.
inline QLabel *headingOf(const QString &words)
{
    auto *heading = new QLabel(words);
    heading->setFont(lettersFor(LetterSize::Heading, heading->font()));
    return heading;
}

inline QLabel *dimmed(const QString &words)
{
    auto *label = new QLabel(words);
    QPalette colours = label->palette();
    for (const auto role : {QPalette::WindowText, QPalette::Text})
        colours.setColor(role, colourOf(ColourRole::Dimmed, colours));
    label->setPalette(colours);
    return label;
}

template <typename Widget>
Widget *underMouse(Widget *widget)
{
    widget->setAttribute(Qt::WA_UnderMouse);
    return widget;
}

/// What a part looks like with the keyboard on it: only one in a window can have that, so this is
/// a picture of one that had it.
inline QLabel *withFocus(QWidget *part, QWidget *used = nullptr)
{
    QWidget window;
    QPalette colours = window.palette();
    colours.setColor(QPalette::Window, colourOf(ColourRole::Sheet, colours));
    window.setPalette(colours);
    QVBoxLayout column(&window);
    column.setContentsMargins(0, 0, 0, 0);
    column.addWidget(part, 0, Qt::AlignLeft);
    window.show();
    window.activateWindow();
    (void)QTest::qWaitForWindowActive(&window);
    (used ? used : part)->setFocus(Qt::TabFocusReason);
    for (QWidget *one : {part, used ? used : part})
        one->setAttribute(Qt::WA_UnderMouse, false);
    auto *picture = new QLabel;
    picture->setPixmap(part->grab());
    part->setParent(nullptr);
    delete part;
    return picture;
}

} // namespace intray
