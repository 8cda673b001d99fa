// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/appearance.h"
#include "ui/window/attentionsound.h"

#include <QObject>

class QAction;
class QWidget;

namespace intray {

class Actions;
class DatabaseInUse;
class DeskPage;
class ReturnKey;
class WindowPages;
class WindowSettings;

/// How this person wants a window: keeps the preferences, and lets keys, Return, sounds, looks and
/// suggestions follow them. Borrows all that it is made with. In the window's thread.
class PersonsWindow : public QObject
{
    Q_OBJECT
public:
    PersonsWindow(const DatabaseInUse &database, const WindowPages &pages, Actions &actions,
                  WindowSettings &settings, QWidget &window);

    const Preferences &preferences() const { return m_preferences; }
    void follow(DeskPage &desk);                      ///< A desk that is new.
    void showPreferences(const QString &choice = {}); ///< With the cursor at this one.
    void usePreferences(const Preferences &wanted);   ///< From now on, and the next time.

signals:
    void pressedInVain(QAction *action); ///< Return was to do what cannot be done now.

private:
    void followReturn();
    void applyPreferences(const Preferences &wanted);

    const DatabaseInUse &m_database;
    const WindowPages &m_pages;
    Actions &m_actions;
    WindowSettings &m_settings;
    QWidget &m_window;
    ReturnKey *m_return;
    Preferences m_preferences;
    Appearance m_appearance;
    AttentionSound m_sound;
};

} // namespace intray
