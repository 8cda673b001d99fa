// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/keyedchoice.h"

#include "lists/celltext.h"
#include "session/desk/desk.h"

#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace intray {

KeyedChoice::KeyedChoice(const Field &field, Desk &desk, QWidget *parent)
    : QWidget(parent)
    , m_field(field)
    , m_desk(desk)
    , m_first(makeButton(QStringLiteral("first."), QKeySequence(Qt::CTRL | Qt::Key_1)))
    , m_second(makeButton(QStringLiteral("second."), QKeySequence(Qt::CTRL | Qt::Key_2)))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 4);
    column->setSpacing(4);
    column->addWidget(m_first);
    column->addWidget(m_second);
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

void KeyedChoice::say(QPushButton *button, const QString &words, const QString &value)
{
    button->setProperty("value", value);
    button->setToolTip(plainToolTip(words.arg(value)));
    button->setAccessibleName(words.arg(value.isEmpty() ? tr("(empty)") : value));
    fit(button);
}

// What has no room ends in dots; the tooltip has all of it. A button takes '&' for a key, but what
// people keyed is plain text.
void KeyedChoice::fit(QPushButton *button)
{
    const int room = width() - 4 * fontMetrics().averageCharWidth();
    const QString whole = button->accessibleName().simplified();
    button->setText(fontMetrics()
                        .elidedText(whole, Qt::ElideRight, room)
                        .replace(QStringLiteral("&"), QStringLiteral("&&")));
}

void KeyedChoice::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit(m_first);
    fit(m_second);
}

void KeyedChoice::showRecord()
{
    const auto keyed = m_desk.record().keyedTwice(m_field.name);
    setVisible(keyed.has_value());
    if (!keyed)
        return;
    say(m_first, tr("First keyed: %1"), keyed->first);
    say(m_second, tr("Second keyed: %1"), keyed->second);
}

} // namespace intray
