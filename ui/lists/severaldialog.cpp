// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/severaldialog.h"

#include "ui/common/dialoglook.h"
#include "ui/common/windowsettings.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace intray {

static const QString settingName = QStringLiteral("desk/several");

SeveralDialog::SeveralDialog(const QString &queue, WindowSettings &settings, QWidget *parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_count(new QSpinBox(this))
{
    setObjectName(QStringLiteral("severalDialog"));
    DialogLook::ask(*this, tr("How many items of %1?").arg(queue), tr("Take several"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_count->setObjectName(QStringLiteral("severalCount"));
    m_count->setRange(1, mostItems);
    m_count->setValue(m_settings.value(settingName, usualNumber).toInt());
    m_count->selectAll();
    m_count->setAccessibleName(accessibleName());
    auto *note = new QLabel(tr("They are locked for you as one batch, and open one by one. You can "
                               "return any of them alone."),
                            this);
    note->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *take = buttons->addButton(tr("Take"), QDialogButtonBox::AcceptRole);
    take->setObjectName(QStringLiteral("severalAccept"));
    take->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::accepted, this, &SeveralDialog::choose);
    auto *line = new QHBoxLayout;
    line->addWidget(m_count);
    line->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(8);
    column->addLayout(line);
    column->addWidget(note);
    column->addSpacing(8);
    column->addWidget(buttons);
}

void SeveralDialog::choose()
{
    m_settings.setValue(settingName, m_count->value());
    emit chosen(m_count->value());
}

} // namespace intray
