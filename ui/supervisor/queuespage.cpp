// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/queuespage.h"

#include "queue/rulesmerge.h"
#include "session/session.h"
#include "ui/common/hairline.h"
#include "ui/common/linebutton.h"
#include "ui/common/pagehead.h"
#include "ui/common/queuechooser.h"
#include "ui/common/rights.h"
#include "ui/common/sheet.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/listbeside.h"
#include "ui/supervisor/queuehead.h"
#include "ui/supervisor/queuelist.h"
#include "ui/supervisor/ruleeffects.h"
#include "ui/supervisor/rulesfoot.h"
#include "ui/supervisor/rulesform.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace intray {

using Rank = LineButton::Rank;

QueuesPage::QueuesPage(Session &session, const Actions &actions, WindowSettings &settings,
                       QWidget *parent)
    : SupervisorTab(parent)
    , m_session(session)
    , m_actions(actions)
    , m_feed(session)
    , m_facts(session, m_feed)
    , m_writing(session)
    , m_saving(m_writing, this)
    , m_errands(session, settings, m_writing, m_saving, this)
    , m_list(new QueueList(this))
    , m_new(LineButton::make(Rank::Quiet, tr("&New..."), "queueNew", this))
    , m_head(new QueueHead(session, actions, m_errands, this))
    , m_form(new RulesForm(session, settings, this))
    , m_deliveries(session, *m_form)
    , m_foot(new RulesFoot(actions, this))
    , m_leave(new QShortcut(Qt::Key_Escape, this))
{
    build();
    follow();
    followSaving();
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
    static_cast<LineButton *>(m_new)->setIconName(QStringLiteral("list-add"));
    m_listHead->add(m_new);
    m_listHead->sentence()->setObjectName(QStringLiteral("queuesSentence"));
    m_listHead->setAround({room::edge, 0, room::between, 0});
    return m_listHead;
}

WordsRow *QueuesPage::firstLine()
{
    return m_listHead;
}

QWidget *QueuesPage::foot() const
{
    return m_foot->place();
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
    column->addWidget(m_head);
    column->addWidget(new Hairline(sheet));
    column->addWidget(m_form, 1);
    column->addWidget(new Hairline(sheet));
    column->addWidget(m_foot);
    auto *deliveries = LineButton::make(Rank::Usual, tr("Deliveries..."), "queueDeliveries", this);
    connect(deliveries, &QPushButton::clicked, this,
            [this] { m_errands.showDeliveries(stored()); });
    m_form->takeDeliveries(deliveries);
    return sheet;
}

void QueuesPage::follow()
{
    connect(m_list, &QTreeWidget::currentItemChanged, this, &QueuesPage::choose);
    connect(m_new, &QPushButton::clicked, this, &QueuesPage::addNew);
    connect(m_actions.of(WindowAction::ExportRecords), &QAction::changed, this,
            &QueuesPage::showHead);
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
    connect(&m_errands, &QueueErrands::removed, this,
            [this](const QString &name) { m_unsaved.forget(name); });
    connect(&m_errands, &QueueErrands::told, this, &QueuesPage::told);
    connect(&m_errands, &QueueErrands::importWanted, this, &QueuesPage::importWanted);
}

void QueuesPage::followSaving()
{
    connect(m_foot, &RulesFoot::saveWanted, this, &QueuesPage::save);
    connect(m_foot, &RulesFoot::undoWanted, this, &QueuesPage::revert);
    connect(m_foot, &RulesFoot::changesBegan, this, &QueuesPage::wentOn);
    connect(&m_writing, &PageWriting::told, this, &QueuesPage::told);
    connect(&m_writing, &PageWriting::busyChanged, this, &QueuesPage::showEdited);
    connect(&m_saving, &RulesSaving::added, this, [this](const Queue &rules) {
        m_toChoose = rules.name;
        m_begun = {};
        m_form->show(rules, m_session.queues());
        tellSaved(rules, tr("The queue %1 was added."));
    });
    connect(&m_saving, &RulesSaving::saved, this,
            [this](const Queue &rules) { tellSaved(rules, tr("The rules of %1 were saved.")); });
    connect(&m_saving, &RulesSaving::undone, this, &QueuesPage::showUndone);
    connect(&m_saving, &RulesSaving::told, this, &QueuesPage::told);
}

void QueuesPage::look()
{
    m_feed.setShown(isVisible());
    m_feed.refresh();
    m_feed.measure(current());
    m_deliveries.show(current());
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
    const QueueLoad load = m_feed.load(current());
    m_deliveries.lookAgain(current(), load.open + load.held);
    showEdited();
}

// Over the list; where this is a choice, it stands in the sentence's place.
void QueuesPage::saySum()
{
    m_listHead->setSentence(m_split->isNarrow() ? QString() : m_facts.ofAll());
}

QString QueuesPage::current() const
{
    return m_list->current();
}

Queue QueuesPage::stored() const
{
    return m_session.queueNamed(current());
}

void QueuesPage::showQueue(const QString &name)
{
    if (QTreeWidgetItem *row = m_list->rowOf(name))
        m_list->setCurrentItem(row);
}

void QueuesPage::fillList()
{
    const QSignalBlocker quiet(m_list);
    const QString before = m_toChoose.isEmpty() ? current() : m_toChoose;
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
    m_list->showNew(m_form->isNew());
}

void QueuesPage::showQueues()
{
    const bool isAdded = !m_toChoose.isEmpty();
    const QString before = isAdded ? m_toChoose : current();
    fillList();
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
    const int changes = int(changedRules(queue, m_unsaved.wanted(queue)).size());
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
    m_deliveries.show(current());
}

void QueuesPage::showRules()
{
    const QString name = current();
    m_form->setEnabled(!name.isEmpty());
    if (!name.isEmpty())
        m_form->show(m_unsaved.wanted(stored()), m_session.queues());
    m_form->showMembers(m_facts.membersOf(name), m_facts.peopleOf(name));
    showEdited();
}

void QueuesPage::showEdited()
{
    const bool isNew = m_form->isNew();
    const bool isThere = !isNew && !current().isEmpty();
    const Queue now = m_form->rules();
    const bool isChanged = isNew || (isThere && now != stored());
    if (isThere) {
        m_unsaved.take(stored(), now);
        showRow(current());
    }
    m_effects = isThere && isChanged
                    ? effectsOf(stored(), now, m_feed.load(current()).held).join(u' ')
                    : QString();
    m_list->showNew(isNew);
    m_leave->setEnabled(isNew);
    if (isChanged)
        showChanges(now);
    else
        isThere ? m_foot->showSaved() : m_foot->showNothing();
    m_foot->setCanSave(isChanged && m_form->faults().isEmpty() && !m_writing.isBusy());
    m_foot->setCanUndo(isChanged && !m_writing.isBusy());
    emit footChanged();
    showHead();
}

void QueuesPage::showChanges(const Queue &now)
{
    const int changes = int(changedRules(stored(), now).size());
    const QList<RuleFault> faults = m_form->faults();
    const QString whyNot = now.name.isEmpty()  ? tr("Give it a name first.")
                           : !faults.isEmpty() ? faults.constFirst().sentence
                                               : QString();
    m_foot->showChanges(m_form->isNew() ? tr("A new queue, not saved.")
                                        : tr("%n change(s), not saved.", nullptr, changes),
                        whyNot.isEmpty() ? m_effects : whyNot);
}

void QueuesPage::showHead()
{
    const bool isNew = m_form->isNew();
    m_head->show({stored(), m_facts.of(current()), isNew, m_writing.isBusy()});
    offer(m_new, !isNew && !m_writing.isBusy(),
          whyNotAllowed(m_session, {Role::Administrator, Role::Importer}));
}

void QueuesPage::addNew()
{
    emit told({});
    m_leftForNew = current();
    m_list->setCurrentItem(nullptr);
    m_form->setEnabled(true);
    m_form->showNew(m_begun, m_session.queues());
    showEdited();
}

// What was typed is there again when a new one is wanted.
void QueuesPage::leaveNew()
{
    QTreeWidgetItem *before = m_list->rowOf(m_leftForNew);
    m_list->setCurrentItem(before ? before : m_list->topLevelItem(0));
    m_list->setFocus();
}

// The keys that save a draft at the desk, and that take a completion back.
void QueuesPage::takeKey(Action action)
{
    if (action == Action::TakeBack && !m_writing.isBusy())
        m_saving.undo();
    else if (action == Action::SaveDraft && m_foot->canSave())
        save();
    else if (action == Action::SaveDraft)
        m_form->focusFault();
}

void QueuesPage::save()
{
    const Queue rules = m_form->rules();
    m_effectsOfSaving = m_effects;
    if (!m_form->faults().isEmpty())
        m_form->focusFault();
    else if (m_form->isNew())
        m_saving.add(rules);
    else
        m_saving.save(m_unsaved.before(stored()), rules);
}

void QueuesPage::tellSaved(const Queue &rules, const QString &said)
{
    m_unsaved.forget(rules.name);
    emit told({Message::Kind::Information,
               QStringList{said.arg(rules.displayTitle()), m_effectsOfSaving}.join(u' ').trimmed(),
               {},
               m_saving.canUndo() ? QList{Action::TakeBack} : QList<Action>()});
}

// What was typed since stays.
void QueuesPage::showUndone(const Queue &saved, const Queue &rules)
{
    if (current() == rules.name) {
        m_unsaved.forget(rules.name);
        m_form->show(mergedRules(saved, m_form->rules(), rules).rules, m_session.queues());
        showEdited();
    }
    emit told({Message::Kind::Information,
               tr("The rules of %1 are as they were before.").arg(rules.displayTitle())});
}

void QueuesPage::revert()
{
    const QString name = current();
    m_unsaved.forget(name);
    emit told({});
    if (name.isEmpty()) {
        leaveNew();
        m_begun = {};
    } else {
        m_form->show(stored(), m_session.queues());
    }
    showEdited();
    m_list->setFocus();
}

} // namespace intray
