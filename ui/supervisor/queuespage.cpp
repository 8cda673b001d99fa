// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/queuespage.h"

#include "lists/celltext.h"
#include "queue/rulesmerge.h"
#include "session/answer.h"
#include "session/session.h"
#include "store/importing/deliverystore.h"
#include "ui/common/dimmedline.h"
#include "ui/common/hairline.h"
#include "ui/common/linebutton.h"
#include "ui/common/morebutton.h"
#include "ui/common/pagehead.h"
#include "ui/common/queuechooser.h"
#include "ui/common/rights.h"
#include "ui/common/savebar.h"
#include "ui/common/sheet.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/listbeside.h"
#include "ui/supervisor/queuelist.h"
#include "ui/supervisor/ruleeffects.h"
#include "ui/supervisor/rulesentences.h"
#include "ui/supervisor/rulesform.h"

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace intray {

using Rank = LineButton::Rank;

static LineButton *button(const QString &text, const char *name, QWidget *parent,
                          Rank rank = Rank::Quiet, const QString &icon = {})
{
    auto *made = LineButton::make(rank, text, name, parent);
    made->setIconName(icon);
    return made;
}

QueuesPage::QueuesPage(Session &session, const Actions &actions, WindowSettings &settings,
                       QWidget *parent)
    : SupervisorTab(parent)
    , m_session(session)
    , m_actions(actions)
    , m_feed(session)
    , m_facts(session, m_feed)
    , m_writing(session)
    , m_errands(session, settings, m_writing, this)
    , m_list(new QueueList(this))
    , m_new(button(tr("&New..."), "queueNew", this, Rank::Quiet, QStringLiteral("list-add")))
    , m_remove(button(tr("Remove..."), "queueRemove", this))
    , m_deliveries(button(tr("Deliveries..."), "queueDeliveries", this, Rank::Usual))
    , m_export(button(tr("Export..."), "queueExport", this))
    , m_undo(button(tr("Give back table..."), "queueUndoAdoption", this))
    , m_head(new PageHead(PageHead::Rank::Page, PageHead::Sentence::Below, this))
    , m_pauseWords(new TintedLabel(Tint::Warning, {}, this))
    , m_fields(button(tr("Fie&lds and rules..."), "queueFields", this, Rank::Usual,
                      QStringLiteral("view-form")))
    , m_correct(button(tr("&Correct..."), "queueCorrect", this))
    , m_reopen(button(tr("Re&open items..."), "queueReopen", this))
    , m_pause(button(tr("Pa&use..."), "queuePause", this))
    , m_more(new MoreButton(this))
    , m_form(new RulesForm(session, settings, this))
    , m_saved(new DimmedLine(this))
    , m_bar(new SaveBar({tr("Undo changes"), {}, tr("&Save"), {}}, this))
    , m_leave(new QShortcut(Qt::Key_Escape, this))
{
    build();
    follow();
    showQueues();
}

QueuesPage::~QueuesPage() = default;

void QueuesPage::build()
{
    m_split =
        new ListBeside(makeListHead(), ListBeside::Head::Elsewhere, m_list, makeRules(), this);
    m_split->setObjectName(QStringLiteral("queuesSplit"));
    m_split->choice()->setObjectName(QStringLiteral("queueChoice"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, room::between);
    column->setSpacing(room::between);
    column->addWidget(m_listHead);
    column->addWidget(m_split, 1);
    connect(m_split, &ListBeside::turned, this, &QueuesPage::saySum);
}

PageHead *QueuesPage::makeListHead()
{
    m_listHead = new PageHead(PageHead::Rank::Page, PageHead::Sentence::Beside, this);
    m_listHead->setTitle(tr("Queues"));
    m_listHead->add(m_new);
    m_listHead->sentence()->setObjectName(QStringLiteral("queuesSentence"));
    m_listHead->layout()->setContentsMargins(room::edge, 0, room::between, 0);
    return m_listHead;
}

WordsRow *QueuesPage::firstLine()
{
    return m_listHead;
}

QWidget *QueuesPage::firstPlace() const
{
    return m_split->firstPlace();
}

QWidget *QueuesPage::makeRules()
{
    auto *sheet = new Sheet(this);
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins(1, room::edge, 1, 1);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addWidget(m_pauseWords);
    column->addWidget(new Hairline(sheet));
    column->addWidget(m_form, 1);
    column->addWidget(new Hairline(sheet));
    column->addWidget(makeFoot());
    m_form->takeDeliveries(m_deliveries);
    buildBar();
    return sheet;
}

// In the room that is kept for the bar: what was saved is not asked about either.
QWidget *QueuesPage::makeFoot()
{
    m_saved->setObjectName(QStringLiteral("queueSaved"));
    m_saved->setContentsMargins(room::sheet, 0, room::edge, 0);
    auto *foot = new QWidget(this);
    auto *one = new QGridLayout(foot);
    one->setContentsMargins(0, 0, 0, 0);
    one->addWidget(m_saved, 0, 0);
    one->addWidget(m_bar, 0, 0);
    return foot;
}

QWidget *QueuesPage::makeHead()
{
    m_head->title()->setObjectName(QStringLiteral("queueTitle"));
    m_head->layout()->setContentsMargins(room::sheet, 0, room::edge, room::beside);
    m_pauseWords->setObjectName(QStringLiteral("queuePauseWords"));
    m_pauseWords->setWordWrap(true);
    m_pauseWords->setContentsMargins(room::sheet, 0, room::edge, room::beside);
    m_undo->hide(); // else a page that was not seen yet keeps room for it
    for (QWidget *one : QList<QWidget *>{m_undo, m_fields, m_pause, m_more})
        m_head->add(one);
    for (QPushButton *one : {m_correct, m_reopen, m_export, m_remove, makeAdopt()})
        m_more->take(one);
    return m_head;
}

/// A new queue out of a table that is there.
QPushButton *QueuesPage::makeAdopt()
{
    QAction *adopt = m_actions.of(WindowAction::AdoptTable);
    auto *made = button(adopt->text().remove(u'&'), "queueAdopt", this);
    offer(made, true, whyNotAllowed(m_session, {Role::Administrator}));
    connect(made, &QPushButton::clicked, adopt, &QAction::trigger);
    return made;
}

void QueuesPage::buildBar()
{
    m_bar->setObjectName(QStringLiteral("queueSaveBar"));
    m_bar->saveButton()->setObjectName(QStringLiteral("queueSave"));
    m_bar->undoButton()->setObjectName(QStringLiteral("queueRevert"));
    const auto nameKey = [this] {
        m_bar->setSaveKey(
            m_actions.of(Action::SaveDraft)->shortcut().toString(QKeySequence::NativeText));
    };
    nameKey();
    connect(&m_actions, &Actions::keysChanged, this, nameKey);
    connect(m_bar, &SaveBar::saveWanted, this, &QueuesPage::save);
    connect(m_bar, &SaveBar::undoWanted, this, &QueuesPage::revert);
}

void QueuesPage::follow()
{
    connect(m_list, &QTreeWidget::currentItemChanged, this, &QueuesPage::choose);
    connect(m_new, &QPushButton::clicked, this, &QueuesPage::addNew);
    QAction *writing = m_actions.of(WindowAction::ExportRecords);
    connect(m_export, &QPushButton::clicked, writing, &QAction::trigger);
    connect(writing, &QAction::changed, this, &QueuesPage::showHead);
    followErrands();
    connect(m_form, &RulesForm::changed, this, &QueuesPage::showEdited);
    connect(m_form, &RulesForm::usersWanted, m_actions.of(WindowAction::Users), &QAction::trigger);
    m_leave->setContext(Qt::WidgetWithChildrenShortcut);
    connect(m_leave, &QShortcut::activated, this, &QueuesPage::leaveNew);
    connect(&m_session, &Session::queuesChanged, this, &QueuesPage::showQueues);
    connect(&m_feed, &QueueFeed::loadsChanged, this, &QueuesPage::showLoads);
    connect(&m_feed, &QueueFeed::usersChanged, this, [this] {
        m_form->showMembers(m_facts.membersOf(current()), m_facts.peopleOf(current()));
    });
    connect(&m_feed, &QueueFeed::measured, m_form, &RulesForm::propose);
}

void QueuesPage::followErrands()
{
    using Errand = void (QueueErrands::*)(const Queue &);
    const QList<std::pair<QPushButton *, Errand>> errands{
        {m_remove, &QueueErrands::askWhetherToRemove},
        {m_undo, &QueueErrands::askWhetherToGiveBack},
        {m_fields, &QueueErrands::editFields},
        {m_correct, &QueueErrands::correctRecords},
        {m_reopen, &QueueErrands::reopenItems},
        {m_deliveries, &QueueErrands::showDeliveries}};
    for (const auto &[pressed, errand] : errands)
        connect(pressed, &QPushButton::clicked, this,
                [this, errand] { (m_errands.*errand)(m_session.queueNamed(current())); });
    connect(m_pause, &QPushButton::clicked, this, [this] {
        const Queue queue = m_session.queueNamed(current());
        wanted(current()).paused ? m_errands.resume(queue) : m_errands.pause(queue);
    });
    connect(&m_errands, &QueueErrands::removed, this,
            [this](const QString &name) { m_edited.remove(name); });
    connect(&m_errands, &QueueErrands::told, this, &QueuesPage::told);
    connect(&m_writing, &PageWriting::told, this, &QueuesPage::told);
    connect(&m_writing, &PageWriting::busyChanged, this, &QueuesPage::showEdited);
}

void QueuesPage::look()
{
    m_feed.setShown(isVisible());
    m_feed.refresh();
    m_feed.measure(current());
    readDeliveries();
}

void QueuesPage::showEvent(QShowEvent *event)
{
    SupervisorTab::showEvent(event);
    m_feed.setShown(true);
}

void QueuesPage::hideEvent(QHideEvent *event)
{
    SupervisorTab::hideEvent(event);
    m_feed.setShown(false);
}

void QueuesPage::showLoads()
{
    for (const Queue &queue : m_session.queues())
        showRow(queue.name);
    saySum();
    lookForDelivery();
    showEdited();
}

// Over the list; where this is a choice, it stands in the sentence's place.
void QueuesPage::saySum()
{
    m_listHead->setSentence(m_split->isNarrow() ? QString() : m_facts.ofAll());
}

void QueuesPage::lookForDelivery()
{
    const QueueLoad load = m_feed.load(current());
    const qint64 before = std::exchange(m_items, load.open + load.held);
    if (m_itemsOf == current() && m_items > before)
        askForDeliveries();
    m_itemsOf = current();
}

void QueuesPage::readDeliveries()
{
    const bool isThere = !current().isEmpty(); // else those of all queues would be read
    m_form->showDeliveries(isThere ? QString() : sentenceOnDeliveries({}), {});
    if (isThere)
        askForDeliveries();
}

void QueuesPage::askForDeliveries()
{
    const auto work = [queue = current()](DeliveryStore store) { return store.deliveries(queue); };
    answer(m_session.reading().run(work), this,
           [this, queue = current()](const Outcome<QList<Delivery>> &read) {
               if (read && queue == current())
                   m_form->showDeliveries(sentenceOnDeliveries(*read), linesOnDeliveries(*read));
           });
}

QString QueuesPage::current() const
{
    return m_list->current();
}

void QueuesPage::showQueue(const QString &name)
{
    if (QTreeWidgetItem *row = m_list->rowOf(name))
        m_list->setCurrentItem(row);
}

void QueuesPage::showQueues()
{
    const bool isAdded = !m_toChoose.isEmpty();
    const QString before = isAdded ? m_toChoose : current();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const Queue &queue : byTitle(m_session.queues())) {
            m_list->add(queue.name);
            showRow(queue.name);
            if (queue.name == before)
                m_list->setCurrentItem(m_list->rowOf(before));
        }
        if (m_list->currentItem())
            m_toChoose.clear();
        else if (!m_form->isNew())
            m_list->setCurrentItem(m_list->topLevelItem(0));
    }
    m_list->showNew(m_form->isNew());
    saySum();
    if (m_form->isNew())
        return;
    if (current() != before || before.isEmpty())
        choose();
    else
        isAdded ? showChosen() : showRules();
}

void QueuesPage::showRow(const QString &name)
{
    const Queue queue = m_session.queueNamed(name);
    const int changes = isEdited(name) ? int(changedRules(queue, wanted(name)).size()) : 0;
    m_list->showRow({name, queue.displayTitle(),
                     m_feed.isKnown(name) ? std::optional(m_feed.load(name)) : std::nullopt,
                     queue.paused, changes});
}

void QueuesPage::choose()
{
    if (m_form->isNew())
        m_begun = m_form->rules();
    emit told({});
    showChosen();
}

void QueuesPage::showChosen()
{
    showRules();
    // Measuring reads much of the history, and the other pages' questions would wait behind it.
    if (!isVisible())
        return;
    m_feed.measure(current());
    readDeliveries();
}

void QueuesPage::showRules()
{
    const QString name = current();
    m_form->setEnabled(!name.isEmpty());
    if (!name.isEmpty())
        m_form->show(wanted(name), m_session.queues());
    m_form->showMembers(m_facts.membersOf(name), m_facts.peopleOf(name));
    showEdited();
}

void QueuesPage::showHead()
{
    const Queue stored = m_session.queueNamed(current());
    const bool isThere = !m_form->isNew() && !current().isEmpty();
    m_head->setTitle(m_form->isNew() ? tr("New queue") : cellText(stored.displayTitle()));
    m_head->setSentence(isThere           ? m_facts.of(current())
                        : m_form->isNew() ? tr("Nobody sees it until it is saved.")
                                          : QString());
    m_pauseWords->setText(!stored.paused ? QString()
                          : stored.pauseMessage.isEmpty()
                              ? tr("Paused")
                              : tr("Paused: %1").arg(stored.pauseMessage));
    m_pauseWords->setVisible(stored.paused);
    m_pause->setWords(stored.paused ? tr("Res&ume") : tr("Pa&use..."));
    m_pause->setIconName(stored.paused ? QStringLiteral("media-playback-start")
                                       : QStringLiteral("media-playback-pause"));
    m_pause->setEnabled(isThere && !m_writing.isBusy());
    const QString whyNotMine = whyNotAllowed(m_session, {Role::Administrator, Role::Importer});
    offer(m_remove, isThere && !m_writing.isBusy(), whyNotMine);
    offer(m_new, !m_form->isNew() && !m_writing.isBusy(), whyNotMine);
    offer(m_export, isThere, m_actions.of(WindowAction::ExportRecords)->statusTip());
    m_undo->setVisible(isThere && !stored.adoptedTable().isEmpty());
    offer(m_undo, isThere && !m_writing.isBusy(), whyNotAllowed(m_session, {Role::Administrator}));
    m_fields->setEnabled(isThere && !m_writing.isBusy());
    m_fields->setToolTip(tr("The fields of the records and their rules."));
    offer(m_correct, isThere && stored.adoptedTable().isEmpty() && !m_writing.isBusy(),
          whyNotAllowed(m_session, {Role::Supervisor, Role::Administrator}));
    offer(m_deliveries, isThere, {});
    offer(m_reopen, isThere && !m_writing.isBusy(), whyNotAllowed(m_session, {Role::Supervisor}));
}

} // namespace intray
