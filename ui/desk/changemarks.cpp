// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/changemarks.h"

#include "lists/celltext.h"
#include "queue/recordschema.h"
#include "ui/common/signlabel.h"

#include <QGridLayout>
#include <QToolButton>

namespace intray {

ChangeMarks::ChangeMarks(const Field &field, QWidget *parent)
    : QWidget(parent)
    , m_sign(new SignLabel(Sign::Change, this))
    , m_undo(makeUndo(field))
{
    auto *line = new QGridLayout(this);
    line->setContentsMargins(8, 0, 0, 0);
    line->setSpacing(4);
    line->addWidget(m_sign, 0, 0);
    line->addWidget(m_undo, 0, 1);
    for (QWidget *part : {m_sign, static_cast<QWidget *>(m_undo)}) {
        QSizePolicy keepsPlace = part->sizePolicy();
        keepsPlace.setRetainSizeWhenHidden(true);
        part->setSizePolicy(keepsPlace);
    }
}

QToolButton *ChangeMarks::makeUndo(const Field &field)
{
    auto *undo = new QToolButton(this);
    undo->setObjectName(QStringLiteral("undo.") + field.name);
    undo->setText(QString(QChar(0x21BA)));
    undo->setAutoRaise(true);
    undo->setFocusPolicy(
        Qt::NoFocus); // Tab goes from field to field; the keyboard's way back is Esc
    undo->setAccessibleName(tr("Revert %1").arg(field.label));
    undo->setToolTip(plainToolTip(tr("Revert %1 (Esc in the field)").arg(field.label)));
    connect(undo, &QToolButton::clicked, this, &ChangeMarks::undoWanted);
    return undo;
}

void ChangeMarks::putInPlaceOfUndo(QWidget *button)
{
    static_cast<QGridLayout *>(layout())->addWidget(button, 0, 1);
}

void ChangeMarks::showChange(bool isChanged, bool canBeUndone)
{
    m_sign->setVisible(isChanged);
    m_undo->setVisible(isChanged && canBeUndone);
}

} // namespace intray
