// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/deskpage.h"

#include "lists/celltext.h"
#include "session/verifying/listeddoubts.h"
#include "session/verifying/recordduplicates.h"
#include "ui/common/actionline.h"
#include "ui/common/actions.h"
#include "ui/common/messageline.h"
#include "ui/common/tokens.h"
#include "ui/common/windowsettings.h"
#include "ui/desk/deskhead.h"
#include "ui/desk/deskquestions.h"
#include "ui/desk/duplicatespage.h"
#include "ui/desk/emptydesk.h"
#include "ui/desk/fieldsform.h"
#include "ui/desk/itemopening.h"
#include "ui/desk/itempreview.h"
#include "ui/desk/listcolumn.h"
#include "ui/desk/listhead.h"
#include "ui/desk/recordform.h"
#include "ui/desk/seenrecord.h"
#include "ui/desk/selecteddialogs.h"
#include "ui/desk/sidepanel.h"
#include "ui/desk/sourcepage.h"
#include "ui/lists/mylist.h"
#include "ui/lists/openlist.h"
#include "ui/lists/searchfield.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPointer>
#include <QSplitter>
#include <QTableView>
#include <QTableWidget>
#include <QVBoxLayout>

namespace intray {

DeskPage::DeskPage(Session &session, const Actions &actions, WindowSettings &settings,
                   const ElapsedClock &clock, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_actions(actions)
    , m_settings(settings)
    , m_desk(session, clock)
    , m_held(session)
    , m_figures(session)
    , m_elsewhere(session)
    , m_expiry(session)
    , m_counting(session)
    , m_order(session)
    , m_split(new QSplitter(Qt::Horizontal, this))
    , m_column(new ListColumn(session, actions, m_desk.seeker(), m_split))
    , m_lists(m_column->lists())
    , m_mine(new MyList(session, m_held, m_desk, settings, m_lists))
    , m_open(new OpenList(session, settings, m_lists))
    , m_record(new RecordForm(m_desk, actions, m_split))
    , m_panel(new SidePanel(settings, m_split))
    , m_source(new SourcePage(session, m_desk, *m_panel, settings))
    , m_doubts(new ListedDoubts(session, m_desk.suggestions(), this))
    , m_likely(new RecordDuplicates(session, m_desk.record(), this))
    , m_duplicates(new DuplicatesPage(session, m_desk, *m_likely, actions))
    , m_seen(new SeenRecord(m_desk, *m_record, clock))
    , m_preview(new ItemPreview(session, *m_open, actions, m_record, this))
    , m_questions(new DeskQuestions(m_desk, session, settings, *m_record, this))
    , m_opening(new ItemOpening(session, m_desk, *m_record->fields(), this))
{
    setObjectName(QStringLiteral("deskPage"));
    build();
    followDesk();
    followLists();
    offerContextMenu();
    followSession();
    fillPanel();
    followPreview();
    connect(m_panel, &SidePanel::roomChanged, this, &DeskPage::placePanel);
    connect(m_record, &RecordForm::formPlaced, this, &DeskPage::layPanelOver);
    connect(m_panel, &SidePanel::goes, m_record, &RecordForm::focusRecord);
    connect(m_split, &QSplitter::splitterMoved, this, &DeskPage::noteWidths);
    m_focus.follow([this](const QWidget *used) { putAway(used); });
    restoreLayout();
    restorePlace();
    m_held.refresh();
}

DeskPage::~DeskPage()
{
    saveLayout();
    m_focus.stop();
    delete m_preview;
    // The widgets talk to the desk until they are gone.
    delete m_split;
}

void DeskPage::build()
{
    m_split->setObjectName(QStringLiteral("deskSplit"));
    m_split->setChildrenCollapsible(false);
    m_split->setStretchFactor(0, 0);
    m_split->setStretchFactor(1, 1);
    m_split->setStretchFactor(2, 0);
    m_lists->setStretchFactor(0, 0);
    m_lists->setStretchFactor(1, 1);
    connect(m_mine, &MyList::neededHeightChanged, this, &DeskPage::fitMine);
    connect(m_column, &ListColumn::listsResized, this, &DeskPage::fitMine, Qt::QueuedConnection);
    m_open->showAtEndOfTitle(
        new ActionLine(m_actions.of(Action::TakeNext), m_open, LineButton::Rank::Quiet));
    auto *sheets = new QHBoxLayout(this);
    sheets->setContentsMargins(room::between, room::between, room::between, room::between);
    sheets->addWidget(m_split);
    m_split->setHandleWidth(room::between);
}

void DeskPage::followDesk()
{
    connect(&m_desk, &Desk::stateChanged, this, &DeskPage::possibilitiesChanged);
    connect(&m_desk, &Desk::recordChanged, this, &DeskPage::possibilitiesChanged);
    connect(&m_desk, &Desk::messageChanged, this, &DeskPage::possibilitiesChanged);
    connect(&m_desk, &Desk::takeBackChanged, this, &DeskPage::possibilitiesChanged);
    connect(&m_desk, &Desk::recordChanged, &m_held, &HeldItems::refresh);
    m_desk.follow(m_held);
    const QPointer open(m_open);
    m_desk.setSought({[open](const Item &item) { return !open || open->finds(item); },
                      [open] { return open && open->isNarrowed(); },
                      [open] { return open && open->isOnlySearched(); },
                      [open] { return open ? open->shownOpen() : QList<ItemId>(); }});
    for (const auto change : {&Desk::stateChanged, &Desk::recordChanged})
        connect(&m_desk, change, this, [this] {
            keepPanelForRecord();
            lookElsewhere();
        });
    connect(m_record->messageLine(), &MessageLine::wanted, this,
            [this](Action action) { askAndPerform(action); });
}

void DeskPage::followLists()
{
    m_open->followSearch(*m_column->head()->search());
    connect(m_open, &OpenList::takeWanted, &m_desk, &Desk::take);
    connect(m_open, &OpenList::viewWanted, m_opening,
            [this](const Item &item) { m_opening->view(item); });
    connect(m_opening, &ItemOpening::problem, this, &DeskPage::showProblem);
    connect(m_open, &OpenList::ownWanted, &m_desk, &Desk::reopenOwn);
    connect(m_open, &OpenList::problem, this, &DeskPage::showProblem);
    connect(m_open, &OpenList::rowsSeen, m_doubts, &ListedDoubts::look);
    connect(m_doubts, &ListedDoubts::found, m_open, &OpenList::noteDoubts);
    connect(m_open, &OpenList::told, &m_desk, &Desk::inform);
    connect(m_open, &OpenList::allWanted, this, &DeskPage::clearSearch);
    connect(m_open, &OpenList::selectionChanged, this, &DeskPage::possibilitiesChanged);
    connect(m_open, &OpenList::filtersChanged, this, &DeskPage::possibilitiesChanged);
    connect(&m_actions, &Actions::keysChanged, m_open, &OpenList::nameKeys);
    connect(m_mine, &MyList::openWanted, &m_desk, &Desk::open);
    connect(m_column->head(), &ListHead::queueChosen, this, &DeskPage::useQueue);
    connect(&m_held, &HeldItems::changed, this, &DeskPage::noteUnfinished);
    connect(&m_held, &HeldItems::found, this, &DeskPage::offerResume);
    connect(&m_figures, &FigureFeed::changed, this, [this] {
        m_open->setTotal(m_figures.counts().open, m_figures.isKnown());
        m_record->empty().noteFigures(m_figures.isKnown() ? std::optional(m_figures.counts())
                                                          : std::nullopt);
        if (m_figures.isKnown())
            m_desk.noteOpenItems(m_figures.counts().open);
        lookElsewhere();
    });
    connect(&m_elsewhere, &WorkElsewhere::changed, this, [this] {
        const auto found = m_elsewhere.found().value_or(WorkElsewhere::Found());
        m_record->empty().noteElsewhere(found.title, found.open);
    });
    connect(m_record, &RecordForm::otherQueueWanted, this, [this] {
        if (m_elsewhere.found())
            useQueue(m_elsewhere.found()->queue);
    });
}

void DeskPage::followSession()
{
    connect(&m_session, &Session::databaseChanged, this,
            [this] { m_open->follow(m_session.changes()); });
    connect(&m_session, &Session::queuesChanged, this, &DeskPage::takeRules);
    connect(&m_expiry, &ExpiryWatch::changed, &m_figures, &FigureFeed::refresh);
    connect(&m_expiry, &ExpiryWatch::changed, m_open, &OpenList::refresh);
    connect(&m_counting, &CountingWatch::standingChanged, this, &DeskPage::possibilitiesChanged);
    connect(&m_counting, &CountingWatch::counted, this, [this](const QString &queue) {
        m_desk.suggestions().learnAnew(queue);
        if (queue == m_desk.item().queue)
            m_desk.suggestions().lookAgain();
    });
    connect(&m_session, &Session::linkChanged, m_record->head(),
            [this] { m_record->head()->setOffline(m_session.link() == Session::Link::Offline); });
    m_open->setTotal(0, false);
}

// What happens at the desk is to be seen.
void DeskPage::followPreview()
{
    connect(&m_desk, &Desk::recordChanged, m_preview, &ItemPreview::shut);
    connect(&m_desk, &Desk::messageChanged, this, [this] {
        if (m_desk.message())
            m_preview->shut();
    });
}

void DeskPage::useQueue(const QString &name)
{
    const Queue queue = m_session.queueNamed(name);
    const auto schema = RecordSchema::of(queue);
    m_column->head()->showQueue(name);
    m_desk.setQueue(queue);
    m_counting.setQueue(name);
    m_likely->setQueue(m_likely->areOfferedIn(queue) ? name : QString());
    m_figures.setQueue(name);
    offerPages(queue);
    m_open->setQueue(queue, schema ? *schema : RecordSchema());
    m_preview->setSchema(schema ? *schema : RecordSchema());
    m_source->followQueue();
    noteUnfinished();
    emit queueChanged();
    emit possibilitiesChanged();
}

void DeskPage::takeRules()
{
    const Queue queue = m_session.queueNamed(m_desk.queue().name);
    const auto schema = RecordSchema::of(queue);
    if (!queue.id.isValid())
        return leaveQueue();
    if (!schema)
        return;
    m_open->takeRules(queue, *schema);
    m_preview->setSchema(*schema);
    m_desk.suggestions().learnAnew(queue.name);
}

// What stands in its list may be nothing for this person any more.
void DeskPage::leaveQueue()
{
    if (m_session.queues().isEmpty())
        return;
    const QString gone = m_desk.queue().displayTitle();
    const Queue first = m_session.queues().constFirst();
    useQueue(first.name);
    m_desk.inform(tr("The queue %1 was removed, or you no longer work in it. This is %2 now.")
                      .arg(gone, first.displayTitle()));
}

void DeskPage::focusFirst()
{
    m_record->focusRecord();
}

void DeskPage::showProblem(const Error &error)
{
    m_session.noteError(error);
}

// Nothing is finished unseen: the first key only takes the preview away.
bool DeskPage::uncoversRecord()
{
    const bool wasCovered = m_preview->isOpen() && m_desk.item().id.isValid();
    m_preview->shut();
    return wasCovered;
}

void DeskPage::askAndPerform(Action action)
{
    if (leavesTheRecord(action) && (uncoversRecord() || m_seen->refusesToFinish()))
        return;
    if (!m_questions->ask(action))
        m_desk.perform(action);
}

bool DeskPage::tryAction(WindowAction action)
{
    if (openDialogOnSelected(action, m_open->selected(), m_session, m_desk, this) ||
        m_record->fields()->tryAction(action))
        return true;
    switch (action) {
    case WindowAction::TakeSelected:
        takeSelected();
        return true;
    case WindowAction::Search:
        unfoldLists();
        m_column->head()->focusSearch();
        return true;
    case WindowAction::ClearSearch:
        clearSearch();
        return true;
    case WindowAction::Refresh:
        m_session.lookNow();
        m_open->refresh();
        m_desk.informInPassing(tr("The lists are read again."));
        return true;
    case WindowAction::Preview:
        previewItem();
        return true;
    case WindowAction::NextPane:
        moveToPane(1);
        return true;
    case WindowAction::PreviousPane:
        moveToPane(-1);
        return true;
    case WindowAction::FoldLists:
        foldLists();
        return true;
    case WindowAction::RowsOrTable:
        showListsAs(!m_open->isAsRows());
        return true;
    case WindowAction::SidePanel:
        foldPanel();
        return true;
    case WindowAction::ImportedValues:
        showImportedValues(!m_record->fields()->showsImported());
        return true;
    case WindowAction::NotDuplicate:
        m_duplicates->tellApart();
        return true;
    case WindowAction::EndAsDuplicate:
        m_duplicates->endAsDuplicate();
        return true;
    case WindowAction::StopCounting:
        m_counting.isStopped() ? m_counting.goOn() : m_counting.stop();
        return true;
    case WindowAction::ResetLayout:
        resetLayout();
        return true;
    default:
        return false;
    }
}

void DeskPage::takeSelected()
{
    if (m_open->current().isValid())
        m_open->openCurrent();
}

// From wherever one is: it goes when the list has not the focus.
void DeskPage::previewItem()
{
    unfoldLists();
    m_open->table()->setFocus(Qt::ShortcutFocusReason);
    if (!m_open->itemAtCursor())
        m_open->table()->setCurrentIndex(m_open->table()->model()->index(0, 0));
    if (m_open->itemAtCursor())
        m_preview->toggle();
    else
        m_desk.explainWhile(tr("There is no item in the list to look at."),
                            [list = m_open] { return list->table()->model()->rowCount() == 0; });
}

void DeskPage::offerContextMenu()
{
    QTableView *table = m_open->table();
    for (const WindowAction action :
         {WindowAction::Preview, WindowAction::TakeSelected, WindowAction::WhyNot,
          WindowAction::ChangePriority, WindowAction::AssignItems, WindowAction::ExportRecords})
        table->addAction(m_actions.of(action));
    table->addAction(m_open->sorting());
    table->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void DeskPage::clearSearch()
{
    m_column->head()->search()->clear();
    m_open->clearFilters();
}

} // namespace intray
