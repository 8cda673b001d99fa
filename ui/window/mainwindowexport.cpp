// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What is written out beside the work.
#include "ui/common/rights.h"
#include "ui/desk/deskpage.h"
#include "ui/export/exportdialog.h"
#include "ui/export/exportline.h"
#include "ui/export/exportwords.h"
#include "ui/lists/openlist.h"
#include "ui/supervisor/supervisorpage.h"
#include "ui/window/mainwindow.h"
#include "ui/window/windowmessage.h"
#include "ui/window/windowpages.h"

namespace intray {

void MainWindow::followExport()
{
    connect(m_export, &ExportLine::succeeded, this,
            [this](const ExportResult &result, const ExportOptions &options) {
                m_pages->message().tellNews(messageOf(result, options));
            });
    connect(m_export, &ExportLine::failed, this,
            [this](const Error &error, const ExportOptions &options) {
                m_pages->message().setMessage(messageOf(error, options));
            });
    connect(m_export, &ExportLine::ended, this, &MainWindow::settleRun);
}

QString MainWindow::whyNoExport() const
{
    if (!deskPage())
        return tr("Open a database first.");
    if (m_export->isRunning())
        return tr("Another export is running. Wait for it to finish, or cancel it at the bottom of "
                  "the window.");
    return whyNoRecords(*session());
}

static ShownList shownList(const OpenList &list)
{
    return {list.wantedQuery(), list.hasFilters()
                                    ? MainWindow::tr("%1, as filtered").arg(list.shownWords())
                                    : list.shownWords()};
}

void MainWindow::exportRecords()
{
    if (const QString why = whyNoExport(); !why.isEmpty())
        return m_pages->message().warn(why);
    const QString supervised =
        m_pages->isSupervising() ? m_pages->supervisor()->queueInView() : QString();
    const auto list =
        m_pages->isSupervising() ? std::nullopt : std::optional(shownList(deskPage()->openList()));
    auto *dialog = new ExportDialog(
        *session(), m_settings, supervised.isEmpty() ? deskPage()->desk().queue().name : supervised,
        list, this);
    connect(dialog, &ExportDialog::exportWanted, this, [this](const ExportOptions &options) {
        m_export->start(session()->login(), session()->identity(), options);
        showPossibilities();
    });
    connect(session(), &QObject::destroyed, dialog, &QObject::deleteLater);
    dialog->open();
}

} // namespace intray
