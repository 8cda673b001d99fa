// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/connection/keychain.h"
#include "session/elapsedclock.h"
#include "ui/common/actions.h"
#include "ui/window/databaseinuse.h"

#include <QMainWindow>

#include <memory>

namespace intray {

class AltMenuBar;
class BesideWork;
class Connecting;
class DeskPage;
class DraftJournal;
class PersonsWindow;
class WindowDialogs;
class WindowFinding;
class WindowPages;
class WindowPossibilities;
class WindowSettings;

/// The window: a switchboard between its parts, with every action in a menu. Opens and leaves
/// databases, and owns the session of the one in use; borrows journal and settings, which outlive
/// it.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    /// Without a keychain passwords are asked for and kept nowhere.
    MainWindow(DraftJournal &journal, WindowSettings &settings,
               std::unique_ptr<Keychain> keychain = {}, ElapsedClock clock = sinceBoot,
               QWidget *parent = nullptr);
    ~MainWindow() override; ///< What is typed is written to the disk first.

    /// Works with this database from now on; `queue` is chosen if there is one of that name.
    /// With OpenMode::Existing a file that is no database of Intray stays as it is.
    void open(const DatabaseLogin &login, const Identity &identity, const QString &queue = {},
              OpenMode mode = OpenMode::CreateOrUpgrade);
    /// The same, once the password that the server may need is known: from where the connection's
    /// profile says, or from the person. Changes nothing about the database itself.
    void connectTo(const DatabaseUrl &url, const Identity &identity, const QString &queue = {});

    /// Comes to the front, with this queue if there is one of that name.
    void comeForward(const QString &queue);
    /// Writes what is typed and how the window looks, asks nothing, and returns when it is on the
    /// disk: the system may end the program at any moment from now on.
    void saveAll();
    /// Closes without a question, as when the system ends the program.
    void closeUnasked();

    Session *session() const { return m_database.session(); }
    DeskPage *deskPage() const; ///< None before the queues are known.
    Actions &actions() { return m_actions; }
    QMenuBar *menuBar() const; ///< Which is there while Alt is held.
    Connecting &connecting() { return *m_connecting; }

signals:
    void databaseChosen(const intray::DatabaseUrl &url, const intray::Identity &identity);

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    AltMenuBar *makeBar();
    void build();
    void followFirstStart();
    void followVainKeys();
    void followBesideWork();
    void followConnecting();
    void leaveDatabase();
    void followSession();
    void receiveTrouble(const Error &error);
    void showQueues();
    void makePage();
    void sayOfSwitch();
    void showTitle();
    void showPossibilities();
    void restoreGeometryOrUsual();
    void saveLayout();
    void settleRun(); ///< What ran beside the work has ended.

    bool carryOut(WindowAction action); ///< False: neither window nor page has anything of it.
    bool carryOutItself(WindowAction action); ///< False: it is none of its own.
    void chooseDatabase();

    DraftJournal &m_journal;
    WindowSettings &m_settings;
    DatabaseInUse m_database;
    Actions m_actions;
    AltMenuBar *m_bar;
    WindowPages *m_pages;
    std::unique_ptr<BesideWork> m_beside;
    std::unique_ptr<WindowPossibilities> m_possibilities;
    Connecting *m_connecting;
    std::unique_ptr<WindowDialogs> m_dialogs;
    std::unique_ptr<PersonsWindow> m_person;
    std::unique_ptr<WindowFinding> m_finding;
    bool m_leads = false;  ///< Through the first record, as soon as there is one.
    bool m_closes = false; ///< As soon as what runs is cancelled, or without asking at all.
    QString m_worked;      ///< The address of the database that was in use last.
};

} // namespace intray
