// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/personswindow.h"

#include "schema/fieldnamed.h"
#include "schema/recordschema.h"
#include "ui/common/windowsettings.h"
#include "ui/desk/deskpage.h"
#include "ui/preferences/preferencesdialog.h"
#include "ui/window/databaseinuse.h"
#include "ui/window/returnkey.h"
#include "ui/window/windowpages.h"

#include <QAction>
#include <QApplication>

namespace intray {

PersonsWindow::PersonsWindow(const DatabaseInUse &database, const WindowPages &pages,
                             Actions &actions, WindowSettings &settings, QWidget &window)
    : m_database(database)
    , m_pages(pages)
    , m_actions(actions)
    , m_settings(settings)
    , m_window(window)
    , m_return(new ReturnKey(&window))
    , m_sound(QApplication::beep)
{
    followReturn();
    applyPreferences(preferencesIn(m_settings));
}

void PersonsWindow::followReturn()
{
    connect(m_return, &ReturnKey::completeWanted, this, [this] {
        QAction *complete = m_actions.of(Action::CompleteAndNext);
        if (complete->isEnabled())
            complete->trigger();
        else
            emit pressedInVain(complete);
    });
}

void PersonsWindow::follow(DeskPage &desk)
{
    DeskSuggestions &suggestions = desk.desk().suggestions();
    suggestions.setSilenced(m_preferences.silenced);
    connect(&suggestions, &DeskSuggestions::silencedChanged, this, [this, &suggestions] {
        Preferences wanted = m_preferences;
        wanted.silenced = suggestions.silenced();
        usePreferences(wanted);
    });
    connect(&desk.desk(), &Desk::messageChanged, this,
            [this, &desk] { m_sound.hear(desk.desk().message()); });
}

/// The names where the database does not have them any more.
static SilencedPage::Titles titlesIn(const Queue &known, const QString &queue, const QString &field)
{
    if (known.name.isEmpty())
        return {queue, field};
    const RecordSchema schema = RecordSchema::of(known).value_or(RecordSchema());
    const Field *named = fieldNamed(schema.fields(), field);
    return {known.displayTitle(), named ? named->label : field};
}

void PersonsWindow::showPreferences(const QString &choice)
{
    const auto titlesOf = [this](const QString &queue, const QString &field) {
        const Session *session = m_database.session();
        return titlesIn(session ? session->queueNamed(queue) : Queue(), queue, field);
    };
    auto *dialog = new PreferencesDialog(m_preferences, titlesOf, &m_window);
    connect(dialog, &PreferencesDialog::changed, this, &PersonsWindow::usePreferences);
    dialog->focusChoice(choice);
    dialog->open();
}

void PersonsWindow::usePreferences(const Preferences &wanted)
{
    keepPreferences(m_settings, wanted);
    applyPreferences(wanted);
}

void PersonsWindow::applyPreferences(const Preferences &wanted)
{
    m_preferences = wanted;
    m_actions.useKeys(wanted.keys);
    m_return->setWish(wanted.enter);
    m_sound.setWanted(wanted.sounds);
    m_appearance.apply(wanted);
    if (DeskPage *desk = m_pages.desk())
        desk->desk().suggestions().setSilenced(wanted.silenced);
}

} // namespace intray
