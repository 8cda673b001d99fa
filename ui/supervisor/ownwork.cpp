// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/ownwork.h"

#include "session/session.h"
#include "ui/common/roomyscreen.h"
#include "ui/common/tabpages.h"
#include "ui/common/tabstrip.h"
#include "ui/supervisor/myfigures.h"
#include "ui/supervisor/owncorrections.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

OwnWork::OwnWork(Session &session, Tab first, QWidget *parent)
    : QDialog(parent)
    , m_tabs(new TabPages(this))
{
    setObjectName(QStringLiteral("ownWork"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("My work"));
    m_tabs->strip()->setObjectName(QStringLiteral("ownTabs"));
    m_tabs->add(new MyFigures(session, this), tr("My &figures"));
    m_tabs->add(new OwnCorrections(session, this), tr("&My corrections"));
    m_tabs->setCurrentIndex(int(first));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)
        ->setAutoDefault(false); // nor does Return close a table
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_tabs, 1);
    column->addWidget(buttons);
    connect(&session, &QObject::destroyed, this, &QObject::deleteLater);
    resizeWithinScreen(this, {760, 480});
    m_tabs->currentPage()->setFocus();
}

} // namespace intray
