// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/helpdialog.h"

#include "ui/common/roomyscreen.h"
#include "ui/window/bookview.h"
#include "ui/window/keylist.h"

#include <QDialogButtonBox>
#include <QTabWidget>
#include <QVBoxLayout>

namespace intray {

HelpDialog::HelpDialog(const Actions &actions, QWidget *parent)
    : QDialog(parent)
    , m_tabs(new QTabWidget(this))
{
    setObjectName(QStringLiteral("helpDialog"));
    setWindowTitle(tr("Help"));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWithinScreen(this, {820, 660});
    m_tabs->setObjectName(QStringLiteral("helpTabs"));
    m_tabs->addTab(new KeyList(actions, m_tabs), tr("All &keys"));
    addBook(QStringLiteral("handbook"), tr("For c&lerks"));
    addBook(QStringLiteral("supervising"), tr("For &supervisors"));
    addBook(QStringLiteral("administering"), tr("For &administrators"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_tabs);
    column->addWidget(buttons);
}

void HelpDialog::addBook(const QString &name, const QString &title)
{
    auto *book = new BookView(m_tabs);
    book->setObjectName(name);
    book->setAccessibleName(QString(title).remove(u'&'));
    book->open(name);
    m_tabs->addTab(book, title);
}

} // namespace intray
