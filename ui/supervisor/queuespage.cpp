// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/queuespage.h"

#include "lists/celltext.h"
#include "session/session.h"
#include "ui/common/queuechooser.h"
#include "ui/common/rights.h"
#include "ui/common/rolewords.h"
#include "ui/common/tintedlabel.h"
#include "ui/supervisor/ruleeffects.h"
#include "ui/supervisor/rulesform.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace intray {

enum Column { NameColumn, OpenColumn, HeldColumn, MarkColumn };

static QPushButton *button(const QString &text, const char *name, QWidget *parent)
{
    auto *made = new QPushButton(text, parent);
    made->setObjectName(QString::fromLatin1(name));
    made->setAutoDefault(false);
    return made;
}

QueuesPage::QueuesPage(Session &session, const Actions &actions, QWidget *parent)
    : SupervisorTab(parent)
    , m_session(session)
    , m_actions(actions)
    , m_feed(session)
    , m_split(new QSplitter(Qt::Horizontal, this))
    , m_list(new QTreeWidget(this))
    , m_new(button(tr("&New..."), "queueNew", this))
    , m_remove(button(tr("Remove..."), "queueRemove", this))
    , m_deliveries(button(tr("Deliveries..."), "queueDeliveries", this))
    , m_export(button(tr("Export..."), "queueExport", this))
    , m_undo(button(tr("Give back table..."), "queueUndoAdoption", this))
    , m_title(new QLabel(this))
    , m_pauseWords(new TintedLabel(Tint::Dimmed, {}, this))
    , m_fields(button(tr("Fie&lds..."), "queueFields", this))
    , m_correct(button(tr("&Correct..."), "queueCorrect", this))
    , m_reopen(button(tr("Re&open items..."), "queueReopen", this))
    , m_pause(button(tr("Pa&use..."), "queuePause", this))
    , m_form(new RulesForm(session, this))
    , m_effects(new QLabel(this))
    , m_save(button(tr("&Save"), "queueSave", this))
    , m_revert(button(tr("Undo changes"), "queueRevert", this))
{
    build();
    follow();
    showQueues();
}

QueuesPage::~QueuesPage() = default;

void QueuesPage::build()
{
    m_split->setObjectName(QStringLiteral("queuesSplit"));
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(makeList());
    m_split->addWidget(makeRules());
    m_split->setStretchFactor(0, 0);
    m_split->setStretchFactor(1, 1);
    m_split->setSizes({340, 800});
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 8);
    column->addWidget(m_split, 1);
}

QWidget *QueuesPage::makeList()
{
    m_list->setObjectName(QStringLiteral("queueList"));
    m_list->setAccessibleName(tr("Queues"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setHeaderLabels({tr("Queue"), tr("Open"), tr("Locked"), QString()});
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    auto *holder = new QWidget(this);
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(8, 0, 8, 0);
    column->setSpacing(8);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_new);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    auto *files = new QHBoxLayout;
    files->addWidget(m_export);
    files->addWidget(m_deliveries);
    files->addStretch(1);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    column->addLayout(files);
    return holder;
}

/// The buttons stand over and under what they are for, in a wide window, too.
static QHBoxLayout *asWideAsForm(QWidget *line)
{
    line->setMaximumWidth(RulesForm::widest);
    auto *holder = new QHBoxLayout;
    holder->addWidget(line, 1000);
    holder->addStretch(1);
    return holder;
}

QWidget *QueuesPage::makeRules()
{
    auto *holder = new QWidget(this);
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(8, 0, 8, 0);
    column->setSpacing(8);
    column->addLayout(asWideAsForm(makeHead()));
    column->addWidget(m_form, 1);
    column->addLayout(asWideAsForm(makeFoot()));
    return holder;
}

QWidget *QueuesPage::makeHead()
{
    m_title->setObjectName(QStringLiteral("queueTitle"));
    m_title->setTextFormat(Qt::PlainText);
    QFont large = m_title->font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    m_title->setFont(large);
    m_pauseWords->setObjectName(QStringLiteral("queuePauseWords"));
    m_pauseWords->setWordWrap(true);
    m_undo->hide(); // else a page that was not seen yet keeps room for it
    auto *head = new QWidget(this);
    auto *line = new QHBoxLayout(head);
    line->setContentsMargins(8, 0, 16, 0);
    line->setSpacing(8);
    line->addWidget(m_title);
    line->addWidget(m_pauseWords, 1);
    line->addWidget(m_undo);
    line->addWidget(m_fields);
    line->addWidget(m_correct);
    line->addWidget(m_reopen);
    line->addWidget(m_pause);
    return head;
}

QWidget *QueuesPage::makeFoot()
{
    m_effects->setObjectName(QStringLiteral("queueEffects"));
    m_effects->setTextFormat(Qt::PlainText);
    m_effects->setWordWrap(true);
    auto *foot = new QWidget(this);
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(8, 0, 16, 0);
    line->setSpacing(8);
    line->addWidget(m_effects, 1);
    line->addWidget(m_revert, 0, Qt::AlignBottom);
    line->addWidget(m_save, 0, Qt::AlignBottom);
    return foot;
}

void QueuesPage::follow()
{
    connect(m_list, &QTreeWidget::currentItemChanged, this, &QueuesPage::choose);
    connect(m_new, &QPushButton::clicked, this, &QueuesPage::addNew);
    connect(m_remove, &QPushButton::clicked, this, &QueuesPage::askWhetherToRemove);
    QAction *writing = m_actions.of(WindowAction::ExportRecords);
    connect(m_export, &QPushButton::clicked, writing, &QAction::trigger);
    connect(writing, &QAction::changed, this, &QueuesPage::showHead);
    connect(m_undo, &QPushButton::clicked, this, &QueuesPage::askWhetherToUndo);
    connect(m_fields, &QPushButton::clicked, this, &QueuesPage::editFields);
    connect(m_correct, &QPushButton::clicked, this, &QueuesPage::correct);
    connect(m_reopen, &QPushButton::clicked, this, &QueuesPage::reopen);
    connect(m_deliveries, &QPushButton::clicked, this, &QueuesPage::showDeliveries);
    connect(m_save, &QPushButton::clicked, this, &QueuesPage::save);
    connect(m_revert, &QPushButton::clicked, this, &QueuesPage::revert);
    connect(m_pause, &QPushButton::clicked, this, [this] {
        if (wanted(current()).paused)
            resume();
        else
            askForMessage();
    });
    connect(m_form, &RulesForm::changed, this, &QueuesPage::showEdited);
    connect(m_form, &RulesForm::usersWanted, m_actions.of(WindowAction::Users), &QAction::trigger);
    connect(&m_session, &Session::queuesChanged, this, &QueuesPage::showQueues);
    connect(&m_feed, &QueueFeed::loadsChanged, this, &QueuesPage::showLoads);
    connect(&m_feed, &QueueFeed::usersChanged, this,
            [this] { m_form->showMembers(membersOf(current())); });
    connect(&m_feed, &QueueFeed::measured, m_form, &RulesForm::propose);
}

void QueuesPage::look()
{
    m_feed.setShown(isVisible());
    m_feed.refresh();
    m_feed.measure(current());
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
    showEdited();
}

QString QueuesPage::current() const
{
    const QTreeWidgetItem *row = m_list->currentItem();
    return row ? row->data(NameColumn, Qt::UserRole).toString() : QString();
}

/// As it is in the database, or as it stands here unsaved.
Queue QueuesPage::wanted(const QString &name) const
{
    return m_edited.value(name, m_session.queueNamed(name));
}

void QueuesPage::showQueues()
{
    const QString before = m_toChoose.isEmpty() ? current() : m_toChoose;
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const Queue &queue : byTitle(m_session.queues())) {
            auto *row = new QTreeWidgetItem(m_list);
            row->setData(NameColumn, Qt::UserRole, queue.name);
            row->setTextAlignment(OpenColumn, Qt::AlignRight | Qt::AlignVCenter);
            row->setTextAlignment(HeldColumn, Qt::AlignRight | Qt::AlignVCenter);
            showRow(queue.name);
            if (queue.name == before)
                m_list->setCurrentItem(row);
        }
        if (m_list->currentItem())
            m_toChoose.clear();
        else if (!m_form->isNew())
            m_list->setCurrentItem(m_list->topLevelItem(0));
    }
    if (!m_form->isNew())
        current() == before && !before.isEmpty() ? showRules() : choose();
}

static QTreeWidgetItem *rowOf(const QTreeWidget *list, const QString &queue)
{
    for (int row = 0; row < list->topLevelItemCount(); ++row) {
        QTreeWidgetItem *item = list->topLevelItem(row);
        if (item->data(NameColumn, Qt::UserRole).toString() == queue)
            return item;
    }
    return nullptr;
}

void QueuesPage::showRow(const QString &name)
{
    QTreeWidgetItem *row = rowOf(m_list, name);
    if (!row)
        return;
    const Queue queue = m_session.queueNamed(name);
    const bool isKnown = m_feed.isKnown(name);
    const QueueLoad load = m_feed.load(name);
    QStringList marks;
    if (queue.paused)
        marks << tr("paused");
    if (isEdited(name))
        marks << tr("not saved");
    row->setText(NameColumn, cellText(queue.displayTitle()));
    row->setToolTip(NameColumn, plainToolTip(queue.name));
    row->setText(OpenColumn, isKnown ? QLocale().toString(load.open) : QString());
    row->setText(HeldColumn, isKnown ? QLocale().toString(load.held) : QString());
    row->setText(MarkColumn, marks.join(QStringLiteral(", ")));
}

void QueuesPage::choose()
{
    emit told({});
    showRules();
    // Measuring reads much of the history, and the other pages' questions would wait behind it.
    if (isVisible())
        m_feed.measure(current());
}

void QueuesPage::showRules()
{
    const QString name = current();
    m_form->setEnabled(!name.isEmpty());
    if (!name.isEmpty())
        m_form->show(wanted(name), m_session.queues());
    m_form->showMembers(membersOf(name));
    showEdited();
}

void QueuesPage::showHead()
{
    const Queue stored = m_session.queueNamed(current());
    const bool isThere = !m_form->isNew() && !current().isEmpty();
    m_title->setText(m_form->isNew() ? tr("New queue") : cellText(stored.displayTitle()));
    m_pauseWords->setText(!stored.paused ? QString()
                          : stored.pauseMessage.isEmpty()
                              ? tr("Paused")
                              : tr("Paused: %1").arg(stored.pauseMessage));
    m_pause->setText(stored.paused ? tr("Res&ume") : tr("Pa&use..."));
    m_pause->setEnabled(isThere && !m_busy);
    const QString whyNotMine = whyNotAllowed(m_session, {Role::Administrator, Role::Importer});
    offer(m_remove, isThere && !m_busy, whyNotMine);
    offer(m_new, !m_form->isNew() && !m_busy, whyNotMine);
    offer(m_export, isThere, m_actions.of(WindowAction::ExportRecords)->statusTip());
    m_undo->setVisible(isThere && !stored.adoptedTable().isEmpty());
    offer(m_undo, isThere && !m_busy, whyNotAllowed(m_session, {Role::Administrator}));
    m_fields->setEnabled(isThere && !m_busy);
    m_fields->setToolTip(tr("The fields of the records and their rules."));
    offer(m_correct, isThere && stored.adoptedTable().isEmpty() && !m_busy,
          whyNotAllowed(m_session, {Role::Supervisor, Role::Administrator}));
    offer(m_deliveries, isThere, {});
    offer(m_reopen, isThere && !m_busy, whyNotAllowed(m_session, {Role::Supervisor}));
}

void QueuesPage::showEdited()
{
    const QString name = current();
    const Queue stored = m_session.queueNamed(name);
    const Queue now = m_form->rules();
    const bool isChanged = m_form->isNew() || (!name.isEmpty() && now != stored);
    if (!m_form->isNew() && !name.isEmpty()) {
        if (isChanged && !isEdited(name))
            m_before.insert(name, stored);
        if (isChanged)
            m_edited.insert(name, now);
        else
            m_edited.remove(name);
        showRow(name);
    }
    const QStringList effects = m_form->isNew() || !isChanged
                                    ? QStringList()
                                    : effectsOf(stored, now, m_feed.load(name).held);
    m_effects->setText(effects.join(u' '));
    m_save->setEnabled(isChanged && m_form->faults().isEmpty() && !m_busy);
    m_revert->setEnabled(isChanged && !m_busy);
    showHead();
}

static QString wordsAbout(const User &user)
{
    QStringList roles;
    for (const Role role : user.roles)
        roles << titleOf(role);
    return QueuesPage::tr("%1 (%2)").arg(user.name, roles.join(QStringLiteral(", ")));
}

QString QueuesPage::membersOf(const QString &queue) const
{
    if (!m_feed.users())
        return tr("An administrator sees here who works in this queue.");
    QStringList members;
    for (const User &user : *m_feed.users()) {
        if (user.active && (user.queues.isEmpty() || user.queues.contains(queue)))
            members << wordsAbout(user);
    }
    if (!members.isEmpty())
        return members.join(QStringLiteral(", "));
    return m_session.url().isServer()
               ? tr("Nobody yet. Give a login the role clerk and this queue.")
               : tr("Everybody who can write to the file; nobody is listed.");
}

} // namespace intray
