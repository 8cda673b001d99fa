// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/helpdialog.h"

#include "ui/common/roomyscreen.h"
#include "ui/window/bookview.h"
#include "ui/window/keyoverview.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

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
    m_tabs->addTab(new KeyOverview(actions, m_tabs), tr("All &keys"));
    addBook(QStringLiteral("handbook"), tr("For c&lerks"));
    addBook(QStringLiteral("supervising"), tr("For &supervisors"));
    addBook(QStringLiteral("administering"), tr("For &administrators"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_tabs);
    column->addWidget(buttons);
    m_tabs->widget(0)->setFocus();
}

void HelpDialog::addBook(const QString &name, const QString &title)
{
    auto *book = new BookView(m_tabs);
    book->setObjectName(name);
    book->setAccessibleName(QString(title).remove(u'&'));
    book->open(name);
    m_tabs->addTab(book, title);
}

void HelpDialog::showPage(const QString &name)
{
    auto *book = m_tabs->findChild<BookView *>(name);
    if (!book)
        book = m_tabs->findChild<BookView *>(QStringLiteral("handbook"));
    book->open(name);
    m_tabs->setCurrentWidget(book);
    book->setFocus();
}

static QString titleOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readLine()).remove(u'#').simplified();
}

QList<std::pair<QString, QString>> handbookPages()
{
    const QDir books(BookView::folder());
    QList<std::pair<QString, QString>> pages;
    for (const QString &file : books.entryList({QStringLiteral("*.md")}, QDir::Files))
        pages.append({file.chopped(3), titleOf(books.filePath(file))});
    std::ranges::sort(pages, {}, &std::pair<QString, QString>::second);
    return pages;
}

} // namespace intray
