// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/leadingwords.h"

#include "ui/common/elidedlabel.h"

#include <QApplication>
#include <QEvent>
#include <QLineEdit>
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

static void turnEmpty(QLineEdit &field)
{
    turn(field,
         field.isRightToLeft() && field.text().isEmpty() && !field.placeholderText().isEmpty());
}

static void follow(QLineEdit &field)
{
    static constexpr auto isFollowed = "emptyWordsAreTurned";
    if (!field.property(isFollowed).toBool())
        QObject::connect(&field, &QLineEdit::textChanged, &field, [&field] { turnEmpty(field); });
    field.setProperty(isFollowed, true);
    turnEmpty(field);
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
        follow(*field);
    return false;
}

} // namespace intray
