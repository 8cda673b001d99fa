// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/today/holders.h"

#include "lists/celltext.h"
#include "session/session.h"
#include "ui/common/fieldlabels.h"
#include "ui/common/flowlayout.h"
#include "ui/common/formrows.h"
#include "ui/common/hairline.h"
#include "ui/common/leadingmargins.h"
#include "ui/common/letters.h"
#include "ui/common/linebutton.h"
#include "ui/common/morebutton.h"
#include "ui/common/pagehead.h"
#include "ui/common/queuechooser.h"
#include "ui/common/rights.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/common/windowsettings.h"
#include "ui/supervisor/handoverdialog.h"
#include "ui/supervisor/takeawaydialog.h"
#include "ui/supervisor/today/holderstree.h"
#include "ui/supervisor/today/lockstable.h"
#include "ui/supervisor/whydialog.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QScrollBar>
#include <QStackedWidget>

namespace intray {

using namespace std::chrono_literals;
using Rank = LineButton::Rank;

static const auto tableSetting = QStringLiteral("today/table");

Holders::Holders(Session &session, WindowSettings &settings, QWidget *parent)
    : Sheet(parent)
    , m_session(session)
    , m_settings(settings)
    , m_feed(session)
    , m_head(new PageHead(PageHead::Rank::Sheet, PageHead::Sentence::Below, this))
    , m_find(LineButton::make(Rank::Quiet, tr("&Find"), "locksFindButton", this))
    , m_way(LineButton::make(Rank::Quiet, {}, "locksWay", this))
    , m_words(new QLineEdit(this))
    , m_queue(new QueueChooser(this))
    , m_abandoned(new QCheckBox(tr("A&bandoned only"), this))
    , m_views(new QStackedWidget(this))
    , m_tree(new HoldersTree(session.identity().user, this))
    , m_table(new LocksTable(settings, this))
    , m_empty(new TintedLabel(Tint::Dimmed, {}, this))
    , m_chosen(new QLabel(this))
    , m_release(LineButton::make(Rank::Usual, tr("R&elease..."), "locksRelease", this))
    , m_reassign(LineButton::make(Rank::Quiet, tr("Reassig&n..."), "locksReassign", this))
    , m_handOver(LineButton::make(Rank::Quiet, tr("Hand &over..."), "locksHandOver", this))
    , m_whyNot(LineButton::make(Rank::Quiet, tr("&Why not?..."), "locksWhyNot", this))
    , m_more(new MoreButton(this))
{
    build();
    follow();
    followViews();
    fillQueues();
    setTable(m_settings.value(tableSetting).toBool());
    showLocks();
}

Holders::~Holders() = default;

void Holders::build()
{
    setObjectName(QStringLiteral("holders"));
    m_filters = makeFilters();
    m_empty->setObjectName(QStringLiteral("locksEmpty"));
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_empty->setContentsMargins(room::edge, room::beside, room::edge, 0);
    for (QWidget *one : QList<QWidget *>{inSheet(m_tree), m_table, m_empty})
        m_views->addWidget(one);
    // Else a low page would scroll for as many rows as Qt thinks that a list wants.
    constexpr int leastRows = 2;
    m_views->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_views->setMinimumHeight(leastRows * heightOf(Part::TwoLineRow, fontMetrics()));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addWidget(m_filters);
    column->addWidget(new Hairline(this));
    column->addWidget(m_views, 1);
    column->addWidget(new Hairline(this));
    column->addWidget(makeFoot());
}

// The arrows stand below the heading, and what is chosen keeps away from the sheet's edge.
QWidget *Holders::inSheet(QWidget *list)
{
    auto *place = new QWidget(this);
    auto *around = new QVBoxLayout(place);
    LeadingMargins::keep(around, {room::edge, room::within, room::within, room::within});
    around->addWidget(list);
    return place;
}

QWidget *Holders::makeHead()
{
    m_find->setIconName(QStringLiteral("edit-find"));
    m_head->setTitle(tr("Who holds what"));
    m_head->sentence()->setObjectName(QStringLiteral("locksCount"));
    m_head->setAround({room::edge, room::between, room::between, room::between});
    m_head->add(m_find);
    m_head->add(m_way);
    return m_head;
}

QWidget *Holders::firstPlace() const
{
    return m_isTable ? static_cast<QWidget *>(m_table) : m_tree;
}

QWidget *Holders::makeFilters()
{
    m_words->setObjectName(QStringLiteral("locksFind"));
    m_words->setAccessibleName(tr("Find locks"));
    m_words->setPlaceholderText(tr("Find in item, user, workstation"));
    m_words->setClearButtonEnabled(true);
    m_words->setMinimumWidth(m_words->fontMetrics().horizontalAdvance(m_words->placeholderText()) +
                             3 * room::beside); // all of it is read
    m_queue->setObjectName(QStringLiteral("locksQueue"));
    m_queue->setAccessibleName(tr("Queue"));
    m_abandoned->setObjectName(QStringLiteral("locksAbandoned"));
    m_abandoned->setToolTip(tr("Locks that have expired, or whose program is not responding."));
    auto *filters = new QWidget(this);
    auto *line = new FlowLayout(filters);
    line->setContentsMargins(room::edge, 0, room::edge, room::beside);
    for (QWidget *one : QList<QWidget *>{m_words, m_queue, m_abandoned})
        line->addWidget(one);
    return filters;
}

QWidget *Holders::makeFoot()
{
    m_chosen->setObjectName(QStringLiteral("locksChosen"));
    m_chosen->setTextFormat(Qt::PlainText);
    m_chosen->setWordWrap(true);
    m_chosen->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *foot = new QWidget(this);
    auto *column = new QVBoxLayout(foot);
    LeadingMargins::keep(column, {room::edge, room::between, room::between, room::between});
    column->setSpacing(room::between);
    auto *line = new QHBoxLayout;
    line->setSpacing(room::between);
    for (QWidget *one : {static_cast<QWidget *>(m_release), static_cast<QWidget *>(m_reassign)})
        line->addWidget(one);
    line->addStretch(1);
    line->addWidget(m_more);
    line->addStrut(m_release->sizeHint().height()); // also while nothing is chosen
    m_more->take(m_handOver);
    m_more->take(m_whyNot);
    column->addWidget(m_chosen);
    column->addLayout(line);
    return foot;
}

void Holders::follow()
{
    m_typing.setSingleShot(true);
    m_typing.setInterval(250ms);
    connect(m_words, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(&m_typing, &QTimer::timeout, this, &Holders::filter);
    connect(m_queue, &QueueChooser::chosen, this, &Holders::filter);
    connect(m_abandoned, &QCheckBox::toggled, this, &Holders::filter);
    connect(&m_feed, &LockFeed::changed, this, &Holders::showLocks);
    connect(&m_session, &Session::queuesChanged, this, &Holders::fillQueues);
    connect(m_find, &QPushButton::clicked, this, [this] { tryAction(WindowAction::Search); });
    connect(m_way, &QPushButton::clicked, this, [this] { tryAction(WindowAction::RowsOrTable); });
    connect(m_release, &QPushButton::clicked, this, [this] { release(selected()); });
    connect(m_reassign, &QPushButton::clicked, this, [this] { reassign(selected()); });
    connect(m_handOver, &QPushButton::clicked, this, &Holders::handOver);
    connect(m_whyNot, &QPushButton::clicked, this, &Holders::askWhyNot);
}

void Holders::followViews()
{
    const auto releaseByKey = [this] {
        if (m_release->isEnabled())
            release(selected());
    };
    connect(m_table, &LocksTable::selectionChangedByAnybody, this, &Holders::showSelection);
    connect(m_tree, &HoldersTree::selectionChangedByAnybody, this, &Holders::showSelection);
    connect(m_table, &LocksTable::releaseWanted, this, releaseByKey);
    connect(m_tree, &HoldersTree::releaseWanted, this, releaseByKey);
    connect(m_table, &LocksTable::orderChanged, this, &Holders::filter);
    for (QAbstractItemView *one :
         {static_cast<QAbstractItemView *>(m_table), static_cast<QAbstractItemView *>(m_tree)})
        connect(one->verticalScrollBar(), &QScrollBar::valueChanged, this,
                [this, one](int value) { moreWhenAtTheEnd(*one, value); });
}

void Holders::fillQueues()
{
    m_queue->setQueues(m_session.queues(), tr("All queues"));
    m_tree->setQueueTitles(queueTitles(m_session));
    m_table->setQueueTitles(queueTitles(m_session));
    m_tree->setNamingFields(namingFields(m_session));
}

// By person, those of one stand together.
void Holders::filter()
{
    LockQuery query = m_feed.query();
    query.find = m_words->text().trimmed();
    query.queue = m_queue->queue();
    query.onlyAbandoned = m_abandoned->isChecked();
    query.by = LockQuery::By::User;
    query.descending = false;
    if (m_isTable)
        m_table->orderBy(query);
    m_feed.setQuery(query);
}

void Holders::setTable(bool isTable)
{
    m_isTable = isTable;
    m_way->setWords(isTable ? tr("By person") : tr("Table"));
    const LockQuery &query = m_feed.query();
    showFilters(isTable || !query.find.isEmpty() || !query.queue.isEmpty() || query.onlyAbandoned);
    filter();
    showEmpty();
    emit tableWanted(isTable);
}

void Holders::showFilters(bool areWanted)
{
    m_filters->setVisible(areWanted);
    m_find->setVisible(!areWanted);
}

QWidget *Holders::view() const
{
    return m_isTable ? static_cast<QWidget *>(m_table) : static_cast<QWidget *>(m_tree);
}

std::optional<qsizetype> Holders::persons() const
{
    const LockQuery &query = m_feed.query();
    const bool isAll = m_feed.isKnown() && query.find.isEmpty() && query.queue.isEmpty() &&
                       !query.onlyAbandoned && m_feed.page().locks.size() == m_feed.page().total;
    return isAll ? std::optional(m_tree->persons()) : std::nullopt;
}

void Holders::showLocks()
{
    const LockPage &page = m_feed.page();
    if (m_feed.trouble())
        emit told({Message::Kind::Problem, m_feed.trouble()->sentence, m_feed.trouble()->detail});
    m_tree->showLocks(page.locks, page.now);
    m_table->showLocks(page.locks, page.now);
    const QString all = tr("%n item(s)", nullptr, static_cast<int>(page.total));
    m_head->setSentence(page.total == 0 ? QString()
                        : page.abandoned > 0
                            ? tr("%1, %2 abandoned").arg(all, QLocale().toString(page.abandoned))
                            : all);
    showEmpty();
    showSelection();
    emit changed();
}

void Holders::showEmpty()
{
    const LockQuery &query = m_feed.query();
    const bool isFiltered = !query.find.isEmpty() || !query.queue.isEmpty() || query.onlyAbandoned;
    m_empty->setText(!m_feed.isKnown() ? tr("Loading the locks...")
                     : isFiltered      ? tr("No lock matches.")
                                       : tr("No items are locked."));
    showView(m_feed.page().locks.isEmpty() ? 2 : m_isTable ? 1 : 0);
}

// What is not in view takes no room, or a low page scrolls for it.
void Holders::showView(int view)
{
    for (int at = 0; at < m_views->count(); ++at)
        m_views->widget(at)->setSizePolicy(
            QSizePolicy::Preferred, at == view ? QSizePolicy::Preferred : QSizePolicy::Ignored);
    m_views->setCurrentIndex(view);
}

QList<HeldLock> Holders::selected() const
{
    return m_isTable ? m_table->selected() : m_tree->selected();
}

void Holders::showSelection()
{
    const QList<HeldLock> locks = selected();
    const QString whyNever = whyNotAllowed(m_session, {Role::Supervisor});
    m_chosen->setText(!whyNever.isEmpty() && !locks.isEmpty() ? whyNever
                      : locks.isEmpty() ? tr("Select one lock, or several with Shift and Ctrl; "
                                             "Ctrl+A selects all that are shown.")
                                        : sentenceFor(tallyOf(locks)));
    m_chosen->setVisible(!m_feed.page().locks.isEmpty());
    const int lines = width() < 60 * letterWidth(fontMetrics()) ? 3 : 1; // as high for a choice
    m_chosen->setMinimumHeight(lines * fontMetrics().lineSpacing());
    const bool mayWrite = m_session.whyNoWriting().isEmpty();
    for (LineButton *one : {m_release, m_reassign}) {
        one->setVisible(!locks.isEmpty());
        offer(one, mayWrite && !locks.isEmpty(), whyNever);
    }
    offer(m_handOver, mayWrite, whyNever);
}

void Holders::moreWhenAtTheEnd(const QAbstractItemView &view, int value)
{
    constexpr int more = 500;
    const LockPage &page = m_feed.page();
    const bool isAtEnd = value > 0 && value == view.verticalScrollBar()->maximum();
    if (isAtEnd && page.locks.size() < page.total)
        m_feed.setPlace(0, int(page.locks.size()) + more);
}

void Holders::open(BulkDialog *dialog)
{
    connect(dialog, &BulkDialog::ended, this, [this](const QString &sentence) {
        emit told({Message::Kind::Information, sentence});
        m_feed.refresh();
    });
    connect(dialog, &QDialog::finished, view(), qOverload<>(&QWidget::setFocus));
    dialog->open();
}

void Holders::release(const QList<HeldLock> &locks)
{
    open(new TakeAwayDialog(m_session, locks, TakeAwayDialog::Way::Release, this));
}

void Holders::reassign(const QList<HeldLock> &locks)
{
    open(new TakeAwayDialog(m_session, locks, TakeAwayDialog::Way::Reassign, this));
}

void Holders::handOver()
{
    const QList<HeldLock> locks = selected();
    open(
        new HandOverDialog(m_session, locks.isEmpty() ? QString() : locks.first().lock.user, this));
}

void Holders::askWhyNot()
{
    auto *dialog = new WhyDialog(m_session, this);
    if (const QList<HeldLock> locks = selected(); !locks.isEmpty())
        dialog->askAboutItem(locks.first().item, locks.first().key);
    dialog->open();
}

void Holders::look()
{
    m_feed.setShown(isVisible());
    m_feed.refresh();
}

bool Holders::tryAction(WindowAction action)
{
    if (action == WindowAction::Search) {
        showFilters(true);
        m_words->setFocus(Qt::ShortcutFocusReason);
        m_words->selectAll();
    } else if (action == WindowAction::ClearSearch) {
        m_words->clear();
        m_queue->choose({});
        m_abandoned->setChecked(false);
        filter();
    } else if (action == WindowAction::ResetLayout && m_isTable) {
        m_table->resetLayout();
    } else if (action == WindowAction::RowsOrTable) {
        m_settings.setValue(tableSetting, !m_isTable);
        setTable(!m_isTable);
    } else if (action == WindowAction::WhyNot) {
        askWhyNot();
    } else {
        return false;
    }
    return true;
}

void Holders::showEvent(QShowEvent *event)
{
    Sheet::showEvent(event);
    m_feed.setShown(true);
}

void Holders::hideEvent(QHideEvent *event)
{
    Sheet::hideEvent(event);
    m_feed.setShown(false);
}

} // namespace intray
