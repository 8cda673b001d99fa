// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowfinding.h"

#include "lists/celltext.h"
#include "lists/rowwords.h"
#include "ui/common/rights.h"
#include "ui/desk/deskpage.h"
#include "ui/desk/duplicatespage.h"
#include "ui/desk/itemopening.h"
#include "ui/lists/openlist.h"
#include "ui/palette/palettedialog.h"
#include "ui/supervisor/pagecommands.h"
#include "ui/supervisor/supervisorpage.h"
#include "ui/window/databaseinuse.h"
#include "ui/window/findables.h"
#include "ui/window/personswindow.h"
#include "ui/window/recordseeking.h"
#include "ui/window/windowdialogs.h"
#include "ui/window/windowpages.h"
#include "ui/window/windowpossibilities.h"

#include <QAction>

namespace intray {

WindowFinding::WindowFinding(const DatabaseInUse &database, WindowPages &pages,
                             WindowPossibilities &possibilities, PersonsWindow &person,
                             WindowDialogs &dialogs, const Actions &actions, CarryOut carryOut,
                             QWidget &window)
    : m_database(database)
    , m_pages(pages)
    , m_possibilities(possibilities)
    , m_person(person)
    , m_dialogs(dialogs)
    , m_actions(actions)
    , m_carryOut(std::move(carryOut))
    , m_window(window)
{
}

static bool isForChosenItems(WindowAction action)
{
    return action == WindowAction::TakeSelected || action == WindowAction::ChangePriority ||
           action == WindowAction::AssignItems;
}

/// Why it cannot be done at the desk now; what is only to be chosen there first is no reason.
QString WindowFinding::whyNotAtDesk(WindowAction action) const
{
    if (isForChosenItems(action))
        return m_database.session()->whyNoWriting();
    if (action == WindowAction::NotDuplicate || action == WindowAction::EndAsDuplicate)
        return m_pages.desk()->duplicates().whyNot(action);
    return action == WindowAction::Preview || action == WindowAction::ImportedValues
               ? QString()
               : m_actions.of(action)->statusTip();
}

static bool isForRecord(WindowAction action)
{
    static const QList<WindowAction> all{
        WindowAction::PreviousValue,    WindowAction::SayMissing,       WindowAction::OfferSpelling,
        WindowAction::AcceptSuggestion, WindowAction::AcceptSure,       WindowAction::NextFault,
        WindowAction::PreviousFault,    WindowAction::RefuseSuggestion, WindowAction::NeverSuggest,
        WindowAction::FieldBack,        WindowAction::RecordBack};
    return all.contains(action);
}

/// Wherever it is done: the window leads there.
QString WindowFinding::whyNotAnywhere(QAction &action) const
{
    const auto ofWindow = m_actions.windowActionOf(&action);
    if (!m_pages.desk())
        return action.isEnabled() ? QString() : action.statusTip();
    if (ofWindow && isForRecord(*ofWindow) && !m_pages.desk()->desk().item().id.isValid())
        return tr("No record is open. Take an item first.");
    if (action.isEnabled())
        return {};
    return ofWindow ? whyNotAtDesk(*ofWindow)
                    : m_pages.desk()->desk().whyNot(*m_actions.actionOf(&action));
}

/// Where the page in view has nothing of it, it is done at the desk.
void WindowFinding::lead(QAction &action)
{
    const auto ofWindow = m_actions.windowActionOf(&action);
    const bool lacksItem = ofWindow == WindowAction::TakeSelected && m_pages.desk() &&
                           !m_pages.desk()->openList().current().isValid();
    const bool isDoneHere = ofWindow && action.isEnabled() && !lacksItem && m_carryOut(*ofWindow);
    if (isDoneHere || !m_pages.desk())
        return;
    m_pages.comeToDesk();
    if (action.isEnabled() && !lacksItem)
        return action.trigger();
    if (ofWindow && isForChosenItems(*ofWindow))
        m_pages.desk()->focusOpenList();
    if (lacksItem)
        m_pages.desk()->askToChooseItem();
    else
        m_possibilities.explain(&action);
}

void WindowFinding::lead(const PageCommand &command)
{
    const QString queue = m_pages.queueInView();
    m_pages.showPage(command.page);
    if (m_pages.isSupervising())
        m_pages.supervisor()->lead(command, queue);
}

void WindowFinding::addPageCommands(Findables &all)
{
    if (!m_database.isOpen())
        return;
    for (const PageCommand &command : pageCommands()) {
        if (!m_pages.whyNoPage(command.page).isEmpty())
            continue;
        const QString whyNot = command.roles.isEmpty()
                                   ? QString()
                                   : whyNotAllowed(*m_database.session(), command.roles);
        all.addCommand(command, m_actions.of(command.page)->text().remove(u'&'), whyNot,
                       [this, command] { lead(command); });
    }
}

void WindowFinding::addKeys(Findables &all)
{
    Findable keys{tr("Change keys"), tr("Preference"),
                  tr("Shortcuts of your own, to be exported, imported and reset.")};
    //: Not shown. Words that people type to find this, each in its usual forms.
    keys.alsoCalled = tr("shortcut, hotkey, keyboard, key binding, accelerator, remap");
    all.add(keys, [this] { m_person.showPreferences(QStringLiteral("keysSearch")); });
}

/// The one that is looked at; all, where none is.
QStringList WindowFinding::queuesToSeek() const
{
    if (const QString queue = m_pages.queueInView(); !queue.isEmpty())
        return {queue};
    QStringList all;
    for (const Queue &queue : m_database.session()->queues())
        all << queue.name;
    return all;
}

Findable WindowFinding::findableOf(const Item &item) const
{
    const Queue queue = m_database.session()->queueNamed(item.queue);
    const auto schema = RecordSchema::of(queue).value_or(RecordSchema());
    const QString name = nameOf(item.key, item.record, NamingFields::of(schema));
    QStringList words{keyText(item.key)};
    words << cellText(name, 60);
    words.removeAll(QString());
    return {words.join(QStringLiteral("  ")), tr("Record"),
            tr("Opens this record of the queue %1.").arg(queue.displayTitle())};
}

void WindowFinding::seekRecords(PaletteDialog &dialog,
                                const std::shared_ptr<QList<ItemId>> &records)
{
    auto *seeking = new RecordSeeking(*m_database.session(), queuesToSeek(), &dialog);
    QObject::connect(&dialog, &PaletteDialog::typed, seeking, &RecordSeeking::seek);
    QObject::connect(seeking, &RecordSeeking::found, &dialog,
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

void WindowFinding::addDesk(Findables &all)
{
    all.addQueues(m_database.session()->queues(),
                  [this](const QString &name) { m_pages.goToQueue(name); });
    all.addDesk(*m_pages.desk(), [this] { m_pages.comeToDesk(); });
}

Findables WindowFinding::everything()
{
    Findables all;
    all.addActions(
        m_actions, [this](QAction &action) { return whyNotAnywhere(action); },
        [this](QAction &action) { lead(action); });
    addPageCommands(all);
    if (m_pages.desk())
        addDesk(all);
    all.addPreferences(m_person.preferences(),
                       [this](const Preferences &wanted) { m_person.usePreferences(wanted); });
    addKeys(all);
    all.addPages([this](const QString &page) { m_dialogs.showHelp(page); });
    return all;
}

void WindowFinding::open()
{
    const Findables all = everything();
    auto *dialog = new PaletteDialog(all.list(), &m_window);
    const auto records = std::make_shared<QList<ItemId>>();
    if (m_pages.desk())
        seekRecords(*dialog, records);
    // Once the palette is gone, so that what opens then gets the keyboard.
    QObject::connect(
        dialog, &PaletteDialog::chosen, &m_window,
        [this, all, records](int place) {
            const auto further = place - all.list().size();
            if (further < 0)
                all.perform(place);
            else if (m_pages.desk())
                m_pages.desk()->opening().open(records->value(further));
        },
        Qt::QueuedConnection);
    dialog->open();
}

} // namespace intray
