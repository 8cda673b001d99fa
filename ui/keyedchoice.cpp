// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keyedchoice.h"

#include "lists/celltext.h"
#include "session/desk.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QShortcut>

namespace intray {

static constexpr int longestShown = 60;

KeyedChoice::KeyedChoice(const Field &field, Desk &desk, QWidget *parent)
    : QWidget(parent)
    , m_field(field)
    , m_desk(desk)
    , m_first(makeButton(QStringLiteral("first."), QKeySequence(Qt::CTRL | Qt::Key_1)))
    , m_second(makeButton(QStringLiteral("second."), QKeySequence(Qt::CTRL | Qt::Key_2)))
{
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 4, 0, 4);
    line->setSpacing(8);
    line->addWidget(m_first, 1);
    line->addWidget(m_second, 1);
    hide();
}

// The keys work wherever the person is in this field: in the editor and on the buttons.
QPushButton *KeyedChoice::makeButton(const QString &name, const QKeySequence &keys)
{
    auto *button = new QPushButton(this);
    button->setObjectName(name + m_field.name);
    button->setAutoDefault(false);
    button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto *shortcut = new QShortcut(keys, parentWidget());
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, button, &QPushButton::click);
    connect(button, &QPushButton::clicked, this,
            [this, button] { emit chosen(button->property("value").toString()); });
    return button;
}

// A button takes '&' for a key; what people keyed is plain text.
void KeyedChoice::say(QPushButton *button, const QString &words, const QString &value)
{
    QString shown = value.simplified();
    if (shown.size() > longestShown)
        shown = shown.left(longestShown) + QChar(0x2026);
    button->setProperty("value", value);
    button->setText(words.arg(value.isEmpty()
                                  ? tr("(empty)")
                                  : shown.replace(QStringLiteral("&"), QStringLiteral("&&"))));
    button->setToolTip(plainToolTip(words.arg(value)));
    button->setAccessibleName(words.arg(value));
}

void KeyedChoice::showRecord()
{
    const auto keyed = m_desk.keyedTwice(m_field.name);
    setVisible(keyed.has_value());
    if (!keyed)
        return;
    say(m_first, tr("First keyed: %1"), keyed->first);
    say(m_second, tr("Second keyed: %1"), keyed->second);
}

} // namespace intray
