// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What is found by typing, and how one is led to where it is done.
#include "lists/celltext.h"
#include "schema/recordname.h"
#include "session/session.h"
#include "ui/common/rights.h"
#include "ui/desk/deskpage.h"
#include "ui/desk/duplicatespage.h"
#include "ui/desk/itemopening.h"
#include "ui/lists/openlist.h"
#include "ui/palette/palettedialog.h"
#include "ui/supervisor/pagecommands.h"
#include "ui/supervisor/supervisorpage.h"
#include "ui/window/findables.h"
#include "ui/window/mainwindow.h"
#include "ui/window/personswindow.h"
#include "ui/window/recordseeking.h"
#include "ui/window/windowdialogs.h"
#include "ui/window/windowpages.h"
#include "ui/window/windowpossibilities.h"

#include <QAction>

namespace intray {

static bool isForChosenItems(WindowAction action)
{
    return action == WindowAction::TakeSelected || action == WindowAction::ChangePriority ||
           action == WindowAction::AssignItems;
}

/// Why it cannot be done at the desk now; what is only to be chosen there first is no reason.
QString MainWindow::whyNotAtDesk(WindowAction action) const
{
    if (isForChosenItems(action))
        return session()->whyNoWriting();
    if (action == WindowAction::NotDuplicate || action == WindowAction::EndAsDuplicate)
        return deskPage()->duplicates().whyNot(action);
    return action == WindowAction::Preview || action == WindowAction::ImportedValues
               ? QString()
               : m_actions.of(action)->statusTip();
}

static bool isForRecord(WindowAction action)
{
    static const QList<WindowAction> all{
        WindowAction::PreviousValue,    WindowAction::OfferSpelling, WindowAction::AcceptSuggestion,
        WindowAction::AcceptSure,       WindowAction::NextFault,     WindowAction::PreviousFault,
        WindowAction::RefuseSuggestion, WindowAction::NeverSuggest,  WindowAction::FieldBack,
        WindowAction::RecordBack};
    return all.contains(action);
}

/// Wherever it is done: the window leads there.
QString MainWindow::whyNotAnywhere(QAction &action) const
{
    const auto ofWindow = m_actions.windowActionOf(&action);
    if (!deskPage())
        return action.isEnabled() ? QString() : action.statusTip();
    if (ofWindow && isForRecord(*ofWindow) && !deskPage()->desk().item().id.isValid())
        return tr("No record is open. Take an item first.");
    if (action.isEnabled())
        return {};
    return ofWindow ? whyNotAtDesk(*ofWindow)
                    : deskPage()->desk().whyNot(*m_actions.actionOf(&action));
}

/// Where the page in view has nothing of it, it is done at the desk.
void MainWindow::lead(QAction &action)
{
    const auto ofWindow = m_actions.windowActionOf(&action);
    const bool lacksItem = ofWindow == WindowAction::TakeSelected && deskPage() &&
                           !deskPage()->openList().current().isValid();
    const bool isDoneHere = ofWindow && action.isEnabled() && !lacksItem &&
                            (carryOutItself(*ofWindow) || carryOutOnPage(*ofWindow));
    if (isDoneHere || !deskPage())
        return;
    m_pages->comeToDesk();
    if (action.isEnabled() && !lacksItem)
        return action.trigger();
    if (ofWindow && isForChosenItems(*ofWindow))
        deskPage()->focusOpenList();
    if (lacksItem)
        deskPage()->askToChooseItem();
    else
        m_possibilities->explain(&action);
}

void MainWindow::lead(const PageCommand &command)
{
    const QString queue = m_pages->queueInView();
    m_pages->showPage(command.page);
    if (m_pages->isSupervising())
        m_pages->supervisor()->lead(command, queue);
}

void MainWindow::addPageCommands(Findables &all)
{
    if (!m_database.isOpen())
        return;
    for (const PageCommand &command : pageCommands()) {
        if (!m_pages->whyNoPage(command.page).isEmpty())
            continue;
        const QString whyNot =
            command.roles.isEmpty() ? QString() : whyNotAllowed(*session(), command.roles);
        all.addCommand(command, m_actions.of(command.page)->text().remove(u'&'), whyNot,
                       [this, command] { lead(command); });
    }
}

void MainWindow::addKeys(Findables &all)
{
    Findable keys{tr("Change keys"), tr("Preference"),
                  tr("Shortcuts of your own, to be exported, imported and reset.")};
    //: Not shown. Words that people type to find this, each in its usual forms.
    keys.alsoCalled = tr("shortcut, hotkey, keyboard, key binding, accelerator, remap");
    all.add(keys, [this] { m_person->showPreferences(QStringLiteral("keysSearch")); });
}

/// The one that is looked at; all, where none is.
QStringList MainWindow::queuesToSeek() const
{
    if (const QString queue = m_pages->queueInView(); !queue.isEmpty())
        return {queue};
    QStringList all;
    for (const Queue &queue : session()->queues())
        all << queue.name;
    return all;
}

Findable MainWindow::findableOf(const Item &item) const
{
    const Queue queue = session()->queueNamed(item.queue);
    const auto schema = RecordSchema::of(queue).value_or(RecordSchema());
    const QStringList values = valuesIn(item.record, schema.listFields());
    QStringList words{keyText(item.key)};
    words << cellText(values.mid(0, fieldsOfName).join(u' '), 60);
    words.removeAll(QString());
    return {words.join(QStringLiteral("  ")), tr("Record"),
            tr("Opens this record of the queue %1.").arg(queue.displayTitle())};
}

void MainWindow::seekRecords(PaletteDialog &dialog, const std::shared_ptr<QList<ItemId>> &records)
{
    auto *seeking = new RecordSeeking(*session(), queuesToSeek(), &dialog);
    connect(&dialog, &PaletteDialog::typed, seeking, &RecordSeeking::seek);
    connect(seeking, &RecordSeeking::found, &dialog,
            [this, &dialog, records](const QString &typed, const QList<Item> &items) {
                QList<Findable> found;
                records->clear();
                for (const Item &item : items) {
                    found << findableOf(item);
                    *records << item.id;
                }
                dialog.addFound(typed, found);
            });
}

void MainWindow::showPalette()
{
    Findables all;
    all.addActions(
        m_actions, [this](QAction &action) { return whyNotAnywhere(action); },
        [this](QAction &action) { lead(action); });
    addPageCommands(all);
    if (deskPage()) {
        all.addQueues(session()->queues(),
                      [this](const QString &name) { m_pages->goToQueue(name); });
        all.addDesk(*deskPage(), [this] { m_pages->comeToDesk(); });
    }
    all.addPreferences(m_person->preferences(),
                       [this](const Preferences &wanted) { m_person->usePreferences(wanted); });
    addKeys(all);
    all.addPages([this](const QString &page) { m_dialogs->showHelp(page); });
    auto *dialog = new PaletteDialog(all.list(), this);
    const auto records = std::make_shared<QList<ItemId>>();
    if (deskPage())
        seekRecords(*dialog, records);
    // Once the palette is gone, so that what opens then gets the keyboard.
    connect(
        dialog, &PaletteDialog::chosen, this,
        [this, all, records](int place) {
            const auto further = place - all.list().size();
            if (further < 0)
                all.perform(place);
            else if (deskPage())
                deskPage()->opening().open(records->value(further));
        },
        Qt::QueuedConnection);
    dialog->open();
}

} // namespace intray
