// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/keyedchoice.h"

#include "lists/celltext.h"
#include "session/desk/desk.h"
#include "ui/common/letters.h"

#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace intray {

KeyedChoice::KeyedChoice(const Field &field, Desk &desk, QWidget *parent)
    : QWidget(parent)
    , m_field(field)
    , m_desk(desk)
    , m_first(makeButton(QStringLiteral("first.")))
    , m_second(makeButton(QStringLiteral("second.")))
{
    giveKey(m_first, QKeySequence(Qt::CTRL | Qt::Key_1));
    giveKey(m_second, QKeySequence(Qt::CTRL | Qt::Key_2));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 4);
    column->setSpacing(4);
    column->addWidget(m_first);
    column->addWidget(m_second);
    hide();
    enableKeys();
}

QPushButton *KeyedChoice::makeButton(const QString &name)
{
    auto *button = new QPushButton(this);
    button->setObjectName(name + m_field.name);
    button->setAutoDefault(false);
    button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(button, &QPushButton::clicked, this,
            [this, button] { emit chosen(button->property("value").toString()); });
    return button;
}

// The keys work wherever the person is in this field: in the editor and on the buttons.
void KeyedChoice::giveKey(QPushButton *button, const QKeySequence &keys)
{
    auto *shortcut = new QShortcut(keys, parentWidget());
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    shortcut->setAutoRepeat(false);
    connect(shortcut, &QShortcut::activated, button, &QPushButton::click);
    m_keys.append(shortcut);
}

// A key goes on working when its button is hidden, and it belongs to the widget around that.
void KeyedChoice::enableKeys()
{
    for (QShortcut *key : m_keys)
        key->setEnabled(!isHidden() && isEnabled());
}

void KeyedChoice::setChoosable(bool choosable)
{
    setEnabled(choosable);
    enableKeys();
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
    const int room = width() - 4 * letterWidth(fontMetrics());
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
    enableKeys();
    say(m_first, tr("First keyed: %1"), keyed ? keyed->first : QString());
    say(m_second, tr("Second keyed: %1"), keyed ? keyed->second : QString());
}

} // namespace intray
