// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/morebutton.h"

#include "ui/common/icons.h"

#include <QMenu>
#include <QShortcut>

namespace intray {

MoreButton::MoreButton(QWidget *parent)
    : QToolButton(parent)
    , m_menu(new QMenu(this))
{
    setIcon(iconNamed(QStringLiteral("overflow-menu")));
    setText(tr("More")); // in words for those who do not see the dots
    setToolButtonStyle(Qt::ToolButtonIconOnly);
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("More"));
    setToolTip(tr("More"));
    m_menu->setToolTipsVisible(true);
    connect(this, &QToolButton::clicked, this, &MoreButton::open);
}

void MoreButton::take(QAbstractButton *button)
{
    button->hide();
    QAction *entry = m_menu->addAction(button->text());
    entry->setData(QVariant::fromValue(static_cast<QObject *>(button)));
    connect(entry, &QAction::triggered, button, &QAbstractButton::click);
    auto *letter = new QShortcut(this);
    connect(letter, &QShortcut::activated, button, &QAbstractButton::click);
    m_letters.insert(entry, letter);
    renewLetters();
}

static QAbstractButton *buttonOf(const QAction *entry)
{
    return static_cast<QAbstractButton *>(entry->data().value<QObject *>());
}

void MoreButton::renewLetters()
{
    for (auto one = m_letters.cbegin(); one != m_letters.cend(); ++one)
        one.value()->setKey(QKeySequence::mnemonic(buttonOf(one.key())->text()));
}

QAction *MoreButton::entryOf(const QAbstractButton *button) const
{
    for (QAction *entry : m_menu->actions())
        if (buttonOf(entry) == button)
            return entry;
    return nullptr;
}

void MoreButton::follow(const QAbstractButton *button, QAction *entry) const
{
    entry->setText(button->text());
    entry->setEnabled(button->isEnabled());
    entry->setToolTip(button->toolTip());
}

// Its menu does not hold up the program, as one would that Qt opens for the button.
void MoreButton::open()
{
    for (QAction *entry : m_menu->actions())
        follow(buttonOf(entry), entry);
    const QSize size = m_menu->sizeHint();
    const int side = isRightToLeft() ? 0 : width() - size.width();
    m_menu->popup(mapToGlobal(QPoint(side, height())));
}

} // namespace intray
