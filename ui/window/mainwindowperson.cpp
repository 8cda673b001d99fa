// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How this person wants the window.
#include "schema/fieldnamed.h"
#include "schema/recordschema.h"
#include "session/session.h"
#include "ui/common/windowsettings.h"
#include "ui/desk/deskpage.h"
#include "ui/preferences/preferencesdialog.h"
#include "ui/supervisor/ownwork.h"
#include "ui/window/helpdialog.h"
#include "ui/window/listfoot.h"
#include "ui/window/mainwindow.h"
#include "ui/window/returnkey.h"
#include "ui/window/windowpages.h"

#include <QAction>

namespace intray {

void MainWindow::followPerson()
{
    connect(m_return, &ReturnKey::completeWanted, this, [this] {
        QAction *complete = m_actions.of(Action::CompleteAndNext);
        if (complete->isEnabled())
            complete->trigger();
        else
            explain(complete);
    });
    applyPreferences(preferencesIn(m_settings));
}

void MainWindow::makeFoot()
{
    auto *foot = new ListFoot(*session(), deskPage()->figures(), deskPage());
    deskPage()->takeFoot(foot);
    connect(foot, &ListFoot::ownFiguresWanted, this, &MainWindow::showMyFigures);
    DeskSuggestions &suggestions = deskPage()->desk().suggestions();
    suggestions.setSilenced(m_preferences.silenced);
    connect(&suggestions, &DeskSuggestions::silencedChanged, this, [this, &suggestions] {
        Preferences wanted = m_preferences;
        wanted.silenced = suggestions.silenced();
        usePreferences(wanted);
    });
    connect(&deskPage()->desk(), &Desk::messageChanged, this,
            [this] { m_sound.hear(deskPage()->desk().message()); });
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

void MainWindow::showPreferences(const QString &choice)
{
    const auto titlesOf = [this](const QString &queue, const QString &field) {
        return titlesIn(session() ? session()->queueNamed(queue) : Queue(), queue, field);
    };
    auto *dialog = new PreferencesDialog(m_preferences, titlesOf, this);
    connect(dialog, &PreferencesDialog::changed, this, &MainWindow::usePreferences);
    dialog->focusChoice(choice);
    dialog->open();
}

void MainWindow::usePreferences(const Preferences &wanted)
{
    keepPreferences(m_settings, wanted);
    applyPreferences(wanted);
}

void MainWindow::applyPreferences(const Preferences &wanted)
{
    m_preferences = wanted;
    m_actions.useKeys(wanted.keys);
    m_return->setWish(wanted.enter);
    m_sound.setWanted(wanted.sounds);
    m_appearance.apply(wanted);
    if (deskPage())
        deskPage()->desk().suggestions().setSilenced(wanted.silenced);
}

void MainWindow::showHelp(const QString &page)
{
    auto *dialog = new HelpDialog(m_actions, this);
    if (!page.isEmpty())
        dialog->showPage(page);
    dialog->open();
}

void MainWindow::showMyFigures()
{
    if (m_database.isOpen())
        (new OwnWork(*session(), OwnWork::Tab::Figures, this))->open();
}

} // namespace intray
