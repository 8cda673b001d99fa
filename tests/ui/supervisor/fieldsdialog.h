// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogkeys.h"
#include "ui/showpage.h"
#include "ui/windowfixture.h"

namespace intray {

/// The window with the fields and rules of its queue open, as a supervisor comes there by keys.
inline QDialog *openFields(WindowFixture &desk)
{
    desk.start();
    desk.press(Qt::Key_2, Qt::AltModifier);
    auto *page = showPart(&desk.window(), QStringLiteral("queuesPage"));
    click(page, QStringLiteral("queueFields"));
    auto *dialog = part<QDialog>(page, QStringLiteral("fieldRulesDialog"));
    if (!isInUse(dialog))
        qFatal("The dialog is not in use.");
    return dialog;
}

/// Opens what is folded, by the key of whoever came to its head.
inline void openFold(QDialog *dialog, const QString &key)
{
    auto *head = part<QAbstractButton>(dialog, QStringLiteral("ruleFoldHead.") + key);
    if (head->isChecked())
        return;
    head->setFocus();
    QTest::keyClick(head, Qt::Key_Space);
}

/// What a fold's head says is set.
inline QString saidByFold(QDialog *dialog, const QString &key)
{
    return part<QAbstractButton>(dialog, QStringLiteral("ruleFoldHead.") + key)
        ->accessibleDescription();
}

} // namespace intray
