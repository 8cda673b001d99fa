// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"
#include "ui/actions.h"

#include <QMainWindow>

#include <memory>

class QMenu;
class QStackedWidget;

namespace intray {

class DeskPage;
class DraftJournal;
class FirstStartPage;
class FileImport;
class MessageLine;
class WindowSettings;

/// The window: a switchboard between its pages, with every action in a menu. Owns the session of
/// the database in use; borrows journal and settings, which outlive it.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    MainWindow(DraftJournal &journal, WindowSettings &settings, QWidget *parent = nullptr);
    ~MainWindow() override; ///< What is typed is written to the disk first.

    /// Works with this database from now on; `queue` is chosen if there is one of that name.
    /// With OpenMode::Existing a file that is no database of Intray stays as it is.
    void open(const DatabaseUrl &url, const Identity &identity, const QString &queue = {},
              OpenMode mode = OpenMode::CreateOrUpgrade);

    Session *session() const { return m_session.get(); }
    DeskPage *deskPage() const { return m_page; } ///< None before the queues are known.
    Actions &actions() { return m_actions; }

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    void makeMenus();
    QMenu *addMenu(const QString &title, const QList<QAction *> &actions);
    QMenu *makeItemMenu();
    QMenu *makeViewMenu();
    void leaveDatabase();
    void followSession();
    void showQueues();
    void makePage();
    QString queueToUse() const;
    void showTitle();
    void perform(Action action);
    void perform(WindowAction action);
    void chooseDatabase();
    void importRecords();
    void makeSamples();
    void settleImport(const QString &queue);
    void tell(const QString &sentence, const QString &detail = {});
    void showAbout();
    void restoreGeometryOrUsual();

    DraftJournal &m_journal;
    WindowSettings &m_settings;
    Actions m_actions;
    QStackedWidget *m_pages;
    MessageLine *m_message;
    FirstStartPage *m_first;
    std::unique_ptr<Session> m_session;
    DeskPage *m_page = nullptr;
    QWidget *m_status = nullptr;
    FileImport *m_samples = nullptr;
    QString m_queue; ///< Wanted, or in use.
};

} // namespace intray
