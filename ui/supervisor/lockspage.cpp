// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/lockspage.h"

#include "session/session.h"
#include "ui/common/formrows.h"
#include "ui/common/queuechooser.h"
#include "ui/common/rights.h"
#include "ui/common/tables.h"
#include "ui/common/tintedlabel.h"
#include "ui/lists/columnlayout.h"
#include "ui/supervisor/handoverdialog.h"
#include "ui/supervisor/takeawaydialog.h"
#include "ui/supervisor/whydialog.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTableView>

namespace intray {

using namespace std::chrono_literals;

/// Abandoned locks in bold letters, beside their sign and word.
class LockDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->font.setBold(index.data(LocksModel::AbandonedRole).toBool());
    }
};

static QPushButton *button(const QString &text, const char *name, QWidget *parent)
{
    auto *made = new QPushButton(text, parent);
    made->setObjectName(QString::fromLatin1(name));
    made->setAutoDefault(false);
    return made;
}

LocksPage::LocksPage(Session &session, const Actions &actions, WindowSettings &settings,
                     QWidget *parent)
    : SupervisorTab(parent)
    , m_session(session)
    , m_actions(actions)
    , m_feed(session)
    , m_find(new QLineEdit(this))
    , m_queue(new QueueChooser(this))
    , m_abandoned(new QCheckBox(tr("A&bandoned only"), this))
    , m_count(new TintedLabel(Tint::Dimmed, {}, this))
    , m_table(new QTableView(this))
    , m_empty(new TintedLabel(Tint::Dimmed, {}, this))
    , m_chosen(new QLabel(this))
    , m_release(button(tr("R&elease..."), "locksRelease", this))
    , m_reassign(button(tr("Reassig&n..."), "locksReassign", this))
    , m_handOver(button(tr("Hand &over..."), "locksHandOver", this))
    , m_whyNot(button(tr("&Why not?..."), "locksWhyNot", this))
{
    build();
    m_layout = new ColumnLayout(m_table, LocksModel::ColumnIdRole, settings);
    connect(m_layout, &ColumnLayout::usualLayoutWanted, this, &LocksPage::giveUsualWidths);
    m_layout->use(QStringLiteral("locks"));
    takeOrder();
    follow();
    followTable();
    fillQueues();
    showLocks();
}

LocksPage::~LocksPage() = default;

void LocksPage::build()
{
    makeTable();
    m_empty->setObjectName(QStringLiteral("locksEmpty"));
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_empty->setContentsMargins(0, 8, 0, 0);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 12, 8, 8);
    column->setSpacing(8);
    column->addWidget(makeFilters());
    column->addWidget(m_table, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(makeFoot());
}

QWidget *LocksPage::makeFilters()
{
    m_find->setObjectName(QStringLiteral("locksFind"));
    m_find->setAccessibleName(tr("Find locks"));
    m_find->setPlaceholderText(tr("Find in item, user, workstation"));
    m_find->setClearButtonEnabled(true);
    m_find->setMinimumWidth(240);
    m_queue->setObjectName(QStringLiteral("locksQueue"));
    m_queue->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_abandoned->setObjectName(QStringLiteral("locksAbandoned"));
    m_abandoned->setToolTip(tr("Locks that have expired, or whose program is not responding."));
    m_count->setObjectName(QStringLiteral("locksCount"));
    auto *filters = new QWidget(this);
    auto *line = new QHBoxLayout(filters);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    line->addWidget(m_find, 1);
    line->addSpacing(8);
    line->addWidget(labelFor(tr("Queue"), m_queue));
    line->addWidget(m_queue);
    line->addSpacing(8);
    line->addWidget(m_abandoned);
    line->addSpacing(8);
    line->addWidget(m_count);
    return filters;
}

void LocksPage::makeTable()
{
    m_table->setObjectName(QStringLiteral("locksTable"));
    m_table->setAccessibleName(tr("Locks"));
    m_table->setModel(&m_model);
    m_table->setItemDelegate(new LockDelegate(m_table));
    styleTable(m_table);
    QHeaderView *header = m_table->horizontalHeader();
    header->setStretchLastSection(true);
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    m_table->installEventFilter(this);
}

QWidget *LocksPage::makeFoot()
{
    m_chosen->setObjectName(QStringLiteral("locksChosen"));
    m_chosen->setTextFormat(Qt::PlainText);
    m_chosen->setWordWrap(true);
    auto *foot = new QWidget(this);
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    line->addWidget(m_chosen, 1);
    for (QPushButton *one : {m_release, m_reassign, m_handOver, m_whyNot})
        line->addWidget(one);
    return foot;
}

void LocksPage::follow()
{
    m_typing.setSingleShot(true);
    m_typing.setInterval(250ms);
    connect(m_find, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(&m_typing, &QTimer::timeout, this, &LocksPage::filter);
    connect(m_queue, &QueueChooser::chosen, this, &LocksPage::filter);
    connect(m_abandoned, &QCheckBox::toggled, this, &LocksPage::filter);
    connect(&m_feed, &LockFeed::changed, this, &LocksPage::showLocks);
    connect(&m_session, &Session::queuesChanged, this, &LocksPage::fillQueues);
    connect(m_release, &QPushButton::clicked, this, &LocksPage::release);
    connect(m_reassign, &QPushButton::clicked, this, &LocksPage::reassign);
    connect(m_handOver, &QPushButton::clicked, this, &LocksPage::handOver);
    connect(m_whyNot, &QPushButton::clicked, this, &LocksPage::askWhyNot);
}

void LocksPage::followTable()
{
    connect(m_table->horizontalHeader(), &QHeaderView::sectionClicked, this, &LocksPage::sortBy);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &LocksPage::showSelection);
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this,
            &LocksPage::moreWhenAtTheEnd);
}

void LocksPage::fillQueues()
{
    m_queue->setQueues(m_session.queues(), tr("all"));
}

void LocksPage::filter()
{
    LockQuery query = m_feed.query();
    query.find = m_find->text().trimmed();
    query.queue = m_queue->queue();
    query.onlyAbandoned = m_abandoned->isChecked();
    m_feed.setQuery(query);
}

// The one that was kept, else the oldest lock first.
void LocksPage::takeOrder()
{
    QHeaderView *header = m_table->horizontalHeader();
    const int kept = header->sortIndicatorSection();
    LockQuery query = m_feed.query();
    query.by = LocksModel::orderOf(kept);
    query.descending = kept >= 0 && header->sortIndicatorOrder() == Qt::DescendingOrder;
    if (kept < 0)
        header->setSortIndicator(LocksModel::Since, Qt::AscendingOrder);
    giveRoomForArrow(header);
    m_feed.setQuery(query);
}

// A click on the column that sorts already turns the order round.
void LocksPage::sortBy(int column)
{
    LockQuery query = m_feed.query();
    const auto by = LocksModel::orderOf(column);
    query.descending = query.by == by && !query.descending;
    query.by = by;
    m_table->horizontalHeader()->setSortIndicator(column, query.descending ? Qt::DescendingOrder
                                                                           : Qt::AscendingOrder);
    giveRoomForArrow(m_table->horizontalHeader());
    m_feed.setQuery(query);
}

void LocksPage::showLocks()
{
    const LockPage &page = m_feed.page();
    if (m_feed.trouble())
        emit told({Message::Kind::Problem, m_feed.trouble()->sentence, m_feed.trouble()->detail});
    m_model.updateLocks(page.locks, page.now);
    const QLocale locale;
    const QString all = tr("%n lock(s)", nullptr, static_cast<int>(page.total));
    m_count->setText(!m_feed.isKnown()
                         ? QString()
                         : tr("%1, %2 abandoned").arg(all, locale.toString(page.abandoned)));
    const bool isEmpty = m_model.rowCount() == 0;
    m_table->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    const LockQuery &query = m_feed.query();
    const bool isFiltered = !query.find.isEmpty() || !query.queue.isEmpty() || query.onlyAbandoned;
    m_empty->setText(!m_feed.isKnown() ? tr("Loading the locks...")
                     : isFiltered      ? tr("No lock matches.")
                                       : tr("No items are locked."));
    showSelection();
}

QList<HeldLock> LocksPage::selected() const
{
    QModelIndexList rows = m_table->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QList<HeldLock> locks;
    for (const QModelIndex &row : std::as_const(rows))
        locks << m_model.at(row.row());
    return locks;
}

void LocksPage::showSelection()
{
    const QList<HeldLock> locks = selected();
    const QString whyNever = whyNotAllowed(m_session, {Role::Supervisor});
    m_chosen->setText(!whyNever.isEmpty() && !locks.isEmpty() ? whyNever
                      : locks.isEmpty() ? tr("Select one lock, or several with Shift and Ctrl; "
                                             "Ctrl+A selects all that are shown.")
                                        : sentenceFor(tallyOf(locks)));
    const bool mayWrite = m_session.whyNoWriting().isEmpty();
    offer(m_release, mayWrite && !locks.isEmpty(), whyNever);
    offer(m_reassign, mayWrite && !locks.isEmpty(), whyNever);
    offer(m_handOver, mayWrite, whyNever);
}

void LocksPage::moreWhenAtTheEnd(int value)
{
    constexpr int more = 500;
    const bool isAtEnd = value > 0 && value == m_table->verticalScrollBar()->maximum();
    if (isAtEnd && m_model.rowCount() < m_feed.page().total)
        m_feed.setPlace(0, m_model.rowCount() + more);
}

void LocksPage::open(BulkDialog *dialog)
{
    connect(dialog, &BulkDialog::ended, this, [this](const QString &sentence) {
        emit told({Message::Kind::Information, sentence});
        m_feed.refresh();
    });
    connect(dialog, &QDialog::finished, m_table, qOverload<>(&QWidget::setFocus));
    dialog->open();
}

void LocksPage::release()
{
    open(new TakeAwayDialog(m_session, selected(), TakeAwayDialog::Way::Release, this));
}

void LocksPage::reassign()
{
    open(new TakeAwayDialog(m_session, selected(), TakeAwayDialog::Way::Reassign, this));
}

void LocksPage::handOver()
{
    const QList<HeldLock> locks = selected();
    open(
        new HandOverDialog(m_session, locks.isEmpty() ? QString() : locks.first().lock.user, this));
}

void LocksPage::askWhyNot()
{
    auto *dialog = new WhyDialog(m_session, this);
    if (const QList<HeldLock> locks = selected(); !locks.isEmpty())
        dialog->askAboutItem(locks.first().item, locks.first().key);
    dialog->open();
}

void LocksPage::look()
{
    m_feed.setShown(isVisible());
    m_feed.refresh();
}

bool LocksPage::tryAction(WindowAction action)
{
    if (action == WindowAction::Search) {
        m_find->setFocus(Qt::ShortcutFocusReason);
        m_find->selectAll();
    } else if (action == WindowAction::ClearSearch) {
        m_find->clear();
        m_queue->choose({});
        m_abandoned->setChecked(false);
        filter();
    } else if (action == WindowAction::ResetLayout) {
        m_layout->reset();
        takeOrder();
    } else if (action == WindowAction::WhyNot) {
        askWhyNot();
    } else {
        return false;
    }
    return true;
}

void LocksPage::showEvent(QShowEvent *event)
{
    SupervisorTab::showEvent(event);
    m_feed.setShown(true);
}

void LocksPage::hideEvent(QHideEvent *event)
{
    SupervisorTab::hideEvent(event);
    m_feed.setShown(false);
}

bool LocksPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_table || event->type() != QEvent::KeyPress)
        return SupervisorTab::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->matches(QKeySequence::Copy)) {
        copySelectedRows(m_table);
        return true;
    }
    const bool isDelete = key->key() == Qt::Key_Delete && m_release->isEnabled();
    if (isDelete)
        release();
    return isDelete;
}

void LocksPage::giveUsualWidths()
{
    QHeaderView *header = m_table->horizontalHeader();
    const int widths[] = {16, 15, 12, 13, 8, 9, 15, 8, 20};
    for (int column = 0; column < LocksModel::ColumnCount; ++column)
        giveRoom(header, column, widths[column]);
}

} // namespace intray
