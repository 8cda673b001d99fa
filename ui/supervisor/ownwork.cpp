// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/ownwork.h"

#include "session/session.h"
#include "ui/common/linebutton.h"
#include "ui/common/sheet.h"
#include "ui/common/tabpages.h"
#include "ui/common/tabstrip.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/myfigures.h"
#include "ui/supervisor/owncorrections.h"

#include <QKeySequence>
#include <QScreen>
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
    auto *sheet = new Sheet(this);
    auto *inside = new QVBoxLayout(sheet);
    inside->setContentsMargins(room::edge, room::between, room::edge, room::edge);
    inside->addWidget(m_tabs);
    auto *close = LineButton::make(LineButton::Rank::Quiet, tr("Close"), "ownWorkClose", this);
    close->setWords(tr("Close"), QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText));
    connect(close, &LineButton::clicked, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(room::between, room::between, room::between, room::between);
    column->setSpacing(room::between);
    column->addWidget(sheet, 1);
    column->addWidget(close, 0, Qt::AlignRight);
    connect(&session, &QObject::destroyed, this, &QObject::deleteLater);
    resize(QSize(760, 480).boundedTo(screen()->availableSize()));
    m_tabs->currentPage()->setFocus();
}

} // namespace intray
