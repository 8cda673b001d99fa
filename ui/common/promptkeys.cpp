// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/promptkeys.h"

#include <QAbstractButton>
#include <QShortcutEvent>

namespace intray {

namespace {

class PromptKeys : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::Shortcut ||
            static_cast<QShortcutEvent *>(event)->isAmbiguous())
            return false;
        auto *button = static_cast<QAbstractButton *>(watched);
        button->setFocus(Qt::ShortcutFocusReason);
        button->click();
        return true;
    }
};

} // namespace

void actAtOnce(const QList<QAbstractButton *> &buttons)
{
    for (QAbstractButton *button : buttons)
        button->installEventFilter(new PromptKeys(button));
}

} // namespace intray
