// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/drafts/draftjournal.h"
#include "support/store.h"
#include "ui/common/windowsettings.h"
#include "ui/desk/besidecell.h"
#include "ui/desk/deskpage.h"
#include "ui/desk/fieldeditor.h"
#include "ui/window/mainwindow.h"

#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <memory>

namespace intray {

/// "customers", with the fields name (required), city (one of three) and note (several lines).
Queue customerQueue();
NewItem customer(int number); ///< C-001 and so on.

/// A window on a database file of its own, driven by keys and clicks. Starts with a queue
/// "customers" of numbered records: key C-001..., fields name (required), city (one of three, in
/// the list) and note (several lines).
class WindowFixture
{
public:
    explicit WindowFixture(int records);
    ~WindowFixture();

    void start();             ///< Opens the window and waits until its lists are there.
    void startWithoutItems(); ///< The same where nothing is open.
    void startWithoutQueue(); ///< Opens the window on an empty database.
    void stop();              ///< Closes the window; journal and database stay.

    MainWindow &window() { return *m_window; }
    DraftJournal &journal() { return *m_journal; }
    Desk &desk() { return m_window->deskPage()->desk(); }
    template <typename Widget>
    Widget *find(const QString &name) const
    {
        return m_window->findChild<Widget *>(name);
    }
    FieldEditor *editor(const QString &field) const;
    BesideCell::Said beside(const QString &field) const; ///< What is said beside it.
    QString faultBeside(const QString &field) const;     ///< Empty: no rule is broken.
    QString doubtBeside(const QString &field) const;
    QToolButton *undoBeside(const QString &field) const;
    QString message() const;     ///< What the line at the record says; empty: nothing.
    QString focusedName() const; ///< The object name of what has the focus.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString &text);
    /// The queue's rules let only these texts be in the field from now on.
    void allowOnly(const QString &field, const QStringList &texts);
    void takeNext(); ///< And looks at it.
    /// Lets the record be on the screen for long enough to be finished.
    void look();
    void letTimePass(std::chrono::milliseconds time) { m_ahead += time; }
    void stopClock(); ///< The window's: only letTimePass() moves it from now on.

    /// What another program would see and do in the same file.
    template <typename Work>
    auto elsewhere(const QString &user, Work work)
    {
        auto connection = Connection::open(m_url, OpenMode::CreateOrUpgrade);
        Store store(**connection, Identity{user, QStringLiteral("elsewhere")});
        return work(store);
    }
    /// What waits for a time need not wait any more, such as a follow-up in a next queue.
    void letWaitingCome();
    Item stored(const QString &key);
    int numberOf(State state);

    QString path(const QString &name) const { return m_folder.filePath(name); }
    const DatabaseUrl &url() const { return m_url; }

private:
    void addRecords(int count);
    void open();
    std::chrono::milliseconds now() const { return m_stopped.value_or(sinceBoot()) + m_ahead; }

    QTemporaryDir m_folder;
    DatabaseUrl m_url;
    std::chrono::milliseconds m_ahead{0}; ///< Of the window's clock.
    std::optional<std::chrono::milliseconds> m_stopped;
    std::unique_ptr<DraftJournal> m_journal;
    std::unique_ptr<WindowSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace intray
