// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/supervisor/supervisorpage.h"

#include <QStringList>

namespace intray {

/// Shows this page or view of the supervisor's, such as "valuesPage", once they are there.
inline QWidget *showPart(const QWidget *window, const QString &name)
{
    auto *page = window->findChild<SupervisorPage *>();
    if (!page)
        qFatal("There are no supervisor's pages.");
    page->showPart(name);
    auto *part = page->findChild<QWidget *>(name);
    if (!part || !part->isVisible())
        qFatal("%s is not to be seen.", qPrintable(name));
    return part;
}

/// All of them.
inline QStringList allParts()
{
    return {QStringLiteral("todayPage"),           QStringLiteral("queuesPage"),
            QStringLiteral("queueDuplicatesPage"), QStringLiteral("valuesPage"),
            QStringLiteral("ledgerPage"),          QStringLiteral("warrantyPage"),
            QStringLiteral("historyPage")};
}

} // namespace intray
