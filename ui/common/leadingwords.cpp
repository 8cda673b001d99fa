// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/leadingwords.h"

#include "ui/common/elidedlabel.h"

#include <QApplication>
#include <QEvent>
#include <QVariant>

namespace intray {

void LeadingWords::install()
{
    static const QString name = QStringLiteral("leadingWords");
    if (qApp->findChild<QObject *>(name, Qt::FindDirectChildrenOnly))
        return;
    auto *all = new LeadingWords(qApp);
    all->setObjectName(name);
    qApp->installEventFilter(all);
}

static constexpr auto isTurned = "isTurned";

static void turn(QLabel &label)
{
    const Qt::Alignment now = label.alignment();
    const Qt::Alignment others = now & ~Qt::AlignHorizontal_Mask;
    const bool isLeading = now.testFlag(Qt::AlignLeft) && !now.testFlag(Qt::AlignAbsolute);
    if (label.isRightToLeft() && isLeading) {
        label.setAlignment(others | Qt::AlignRight | Qt::AlignAbsolute);
        label.setProperty(isTurned, true);
    } else if (!label.isRightToLeft() && label.property(isTurned).toBool()) {
        label.setAlignment(others | Qt::AlignLeft);
        label.setProperty(isTurned, false);
    }
}

// One that elides its words sees to it by itself.
bool LeadingWords::eventFilter(QObject *watched, QEvent *event)
{
    const bool isOther =
        event->type() == QEvent::Show || event->type() == QEvent::LayoutDirectionChange;
    auto *label = isOther ? qobject_cast<QLabel *>(watched) : nullptr;
    if (label && !qobject_cast<ElidedLabel *>(label))
        turn(*label);
    return false;
}

} // namespace intray
