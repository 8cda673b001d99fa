// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/keyedchoice.h"

#include "lists/celltext.h"
#include "session/desk/desk.h"
#include "ui/common/letters.h"
#include "ui/common/linebutton.h"
#include "ui/common/tokens.h"

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
    column->setContentsMargins(0, room::within, 0, room::within);
    column->setSpacing(room::within);
    column->addWidget(m_first);
    column->addWidget(m_second);
    hide();
    enableKeys();
}

LineButton *KeyedChoice::makeButton(const QString &name)
{
    auto *button = new LineButton(LineButton::Rank::Usual, this);
    button->setObjectName(name + m_field.name);
    button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(button, &QPushButton::clicked, this,
            [this, button] { emit chosen(button->property("value").toString()); });
    return button;
}

// The keys work wherever the person is in this field: in the editor and on the buttons.
void KeyedChoice::giveKey(LineButton *button, const QKeySequence &keys)
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

void KeyedChoice::say(LineButton *button, const QString &words, const QString &value)
{
    button->setProperty("value", value);
    button->setToolTip(plainToolTip(words.arg(value)));
    button->setAccessibleName(words.arg(value.isEmpty() ? tr("(empty)") : value));
    fit(button);
}

// What has no room ends in dots; the tooltip has all of it. A button takes '&' for a key, but what
// people keyed is plain text.
void KeyedChoice::fit(LineButton *button)
{
    const QKeySequence keys = m_keys.at(button == m_first ? 0 : 1)->key();
    const QString key = keys.toString(QKeySequence::NativeText);
    const int around = 4 * letterWidth(fontMetrics());
    const int left = width() - around - fontMetrics().horizontalAdvance(key) - room::between;
    const QString whole = button->accessibleName().simplified();
    button->setWords(
        elided(whole, fontMetrics(), left).replace(QStringLiteral("&"), QStringLiteral("&&")), key);
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
