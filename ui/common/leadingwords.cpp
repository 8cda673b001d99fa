// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/leadingwords.h"

#include "ui/common/elidedlabel.h"

#include <QApplication>
#include <QEvent>
#include <QLineEdit>
#include <QSplitter>
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

template <typename Widget>
static void turn(Widget &words, bool isMirrored)
{
    const Qt::Alignment now = words.alignment();
    const Qt::Alignment others = now & ~Qt::AlignHorizontal_Mask;
    const bool isLeading = now.testFlag(Qt::AlignLeft) && !now.testFlag(Qt::AlignAbsolute);
    if (isMirrored && isLeading) {
        words.setAlignment(others | Qt::AlignRight | Qt::AlignAbsolute);
        words.setProperty(isTurned, true);
    } else if (!isMirrored && words.property(isTurned).toBool()) {
        words.setAlignment(others | Qt::AlignLeft);
        words.setProperty(isTurned, false);
    }
}

// In a mirrored window Qt puts each part of a splitter one pixel too far to the right, so the last
// one is cut at its edge; one pixel less to share is room for that.
static void keepInside(QSplitter &split)
{
    const bool isMirrored = split.isRightToLeft() && split.orientation() == Qt::Horizontal;
    split.setContentsMargins(0, 0, isMirrored ? 1 : 0, 0);
    if (isMirrored)
        split.refresh();
}

// One that elides its words sees to it by itself.
bool LeadingWords::eventFilter(QObject *watched, QEvent *event)
{
    const bool isOther =
        event->type() == QEvent::Show || event->type() == QEvent::LayoutDirectionChange;
    auto *label = isOther ? qobject_cast<QLabel *>(watched) : nullptr;
    if (label && !qobject_cast<ElidedLabel *>(label))
        turn(*label, label->isRightToLeft());
    if (auto *field = isOther ? qobject_cast<QLineEdit *>(watched) : nullptr)
        turn(*field, field->isRightToLeft());
    if (auto *split = isOther ? qobject_cast<QSplitter *>(watched) : nullptr)
        keepInside(*split);
    return false;
}

} // namespace intray
