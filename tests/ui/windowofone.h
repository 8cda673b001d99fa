// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/drafts/draftjournal.h"
#include "support/testengine.h"
#include "ui/common/windowsettings.h"
#include "ui/desk/deskpage.h"
#include "ui/desk/fieldeditor.h"
#include "ui/window/mainwindow.h"

#include <QTemporaryDir>

namespace intray {

/// The window of one person among several at the same database, which may be any engine's: driven
/// by keys and clicks. Only one of the windows has the keyboard, the one that was used() last.
class WindowOfOne
{
public:
    /// Opens it, and waits until its lists are there.
    WindowOfOne(const TestDatabase &database, const QString &user);

    MainWindow &window() { return m_window; }
    Session &session() { return *m_window.session(); }
    Desk &desk() { return m_window.deskPage()->desk(); }
    template <typename Widget>
    Widget *find(const QString &name) const
    {
        auto *found = m_window.findChild<Widget *>(name);
        if (!found)
            qFatal("There is no %s.", qPrintable(name));
        return found;
    }

    WindowOfOne &used(); ///< Gives it the keyboard.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString &text);
    void click(const QString &button);
    void takeNext(); ///< And looks at it.
    void look();     ///< Lets the record be on the screen for long enough to be finished.
    void typeNote(const QString &text); ///< Into the record on the desk, as by a clerk.
    QString noteOnDesk() { return desk().record().text(QStringLiteral("note")); }
    QString message() const;  ///< What the line at the record says; empty: nothing.
    QString answered() const; ///< What the line over the supervisor's pages says.

    QWidget *showPage(const QString &name); ///< One of the supervisor's, such as "locks".
    QDialog *dialog(const QString &name);   ///< That is open, once it has the keyboard.
    QStringList keysOfLocks() const;        ///< What the page of the locks shows.
    void chooseLock(const QString &key);    ///< Once it is shown.

private:
    void open(const TestDatabase &database, const QString &user);

    QTemporaryDir m_folder;
    DraftJournal m_journal{m_folder.filePath(QStringLiteral("drafts"))};
    WindowSettings m_settings{m_folder.filePath(QStringLiteral("window.ini"))};
    std::chrono::milliseconds m_ahead{0}; ///< Of the window's clock.
    MainWindow m_window{m_journal, m_settings, nullptr, [this] { return sinceBoot() + m_ahead; }};
};

} // namespace intray
