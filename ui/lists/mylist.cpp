// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/mylist.h"

#include "lists/rowroles.h"
#include "lists/rowwords.h"
#include "session/desk/desk.h"
#include "session/desk/lock/lockclock.h"
#include "session/feeds/helditems.h"
#include "session/session.h"
#include "ui/common/actions.h"
#include "ui/common/nameinwork.h"
#include "ui/common/tables.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/common/windowsettings.h"
#include "ui/lists/columnlayout.h"
#include "ui/lists/itemlistview.h"
#include "ui/lists/listtitle.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QResizeEvent>
#include <QStyle>
#include <QTableView>
#include <QVBoxLayout>

namespace intray {

using namespace std::chrono_literals;

static constexpr int lettersOfTime = 9;

static QDateTime databaseNow(Desk &desk)
{
    const QDateTime now = desk.lockClock().shownNow();
    return now.isValid() ? now : QDateTime::currentDateTimeUtc();
}

MyList::MyList(Session &session, HeldItems &held, Desk &desk, WindowSettings &settings,
               QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_held(held)
    , m_desk(desk)
    , m_model([&desk] { return databaseNow(desk); })
    , m_title(new ListTitle("myTitle", this))
    , m_table(new ItemListView(this))
    , m_empty(new TintedLabel(Tint::Dimmed, {}, this))
{
    makeTable();
    makeFrame();
    m_layout = new ColumnLayout(m_table, MyItemsModel::ColumnIdRole, settings);
    connect(m_layout, &ColumnLayout::usualLayoutWanted, this, &MyList::giveUsualWidths);
    m_layout->use(QStringLiteral("mine"));
    m_layout->keepInView(
        MyItemsModel::TimeLeft,
        roomFor(m_table->horizontalHeader(), MyItemsModel::TimeLeft, lettersOfTime),
        MyItemsModel::Queue);
    follow();
    nameQueues();
    showItems();
}

void MyList::makeTable()
{
    m_table->setObjectName(QStringLiteral("myTable"));
    m_table->setAccessibleName(tr("My items"));
    m_table->setModel(&m_model);
    styleTable(m_table);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->installEventFilter(this);
}

void MyList::makeFrame()
{
    m_title->setName(tr("Mine"), true);
    m_empty->setContentsMargins(room::beside, 0, room::between, room::between);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_empty->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(room::within);
    column->addWidget(m_title);
    column->addWidget(m_table, 1);
    column->addWidget(m_empty, 1);
}

void MyList::follow()
{
    connect(&m_held, &HeldItems::changed, this, &MyList::showItems);
    connect(&m_held, &HeldItems::found, this, &MyList::showItems);
    connect(&m_session, &Session::queuesChanged, this, &MyList::nameQueues);
    connect(&m_desk, &Desk::recordChanged, this, [this] { m_model.setOnDesk(m_desk.item().id); });
    connect(&m_desk, &Desk::recordChanged, this, &MyList::nameWhatIsOnDesk);
    connect(&m_desk, &Desk::recordChanged, this, &MyList::showWhatIsOnDesk);
    connect(&m_desk.record(), &RecordInWork::edited, this, &MyList::nameWhatIsOnDesk);
    connect(&m_desk.record(), &RecordInWork::textChanged, this, &MyList::nameWhatIsOnDesk);
    connect(m_table, &QTableView::doubleClicked, this,
            [this] { emit openWanted(currentItem(m_table, MyItemsModel::ItemIdRole)); });
    connect(&m_tick, &QTimer::timeout, &m_model, &MyItemsModel::tick);
    connect(&m_desk.lockClock(), &LockClock::ticked, &m_model, &MyItemsModel::tick);
    m_tick.start(5s);
}

void MyList::nameWhatIsOnDesk()
{
    m_model.setNameOnDesk(nameInWork(m_desk.record()));
}

void MyList::nameQueues()
{
    QHash<QString, QString> titles;
    for (const Queue &queue : m_session.queues())
        titles.insert(queue.name, queue.displayTitle());
    m_model.setQueueTitles(titles);
    m_fields.clear(); // their rules may be others
    nameFields();
}

void MyList::nameFields()
{
    for (const HeldItem &held : m_held.items()) {
        const QString &queue = held.item.queue;
        if (m_fields.contains(queue))
            continue;
        const auto schema = RecordSchema::of(m_session.queueNamed(queue));
        m_fields.insert(queue, schema ? NamingFields::of(*schema) : NamingFields());
    }
    m_model.setNamingFields(m_fields);
}

QTableView *MyList::table() const
{
    return m_table;
}

void MyList::setAsRows(bool asRows)
{
    m_model.setAsRows(asRows);
    m_table->setAsRows(asRows);
    fitHeight();
}

// What it does not need, the list below has.
// Of the table: the heads of its columns, and the bar that moves them.
int MyList::aroundRows() const
{
    return m_table->horizontalHeader()->sizeHint().height() +
           style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_table);
}

void MyList::fitHeight()
{
    const int before = maximumHeight();
    const int title = m_title->sizeHint().height() + room::within;
    const int row = m_table->verticalHeader()->defaultSectionSize();
    const int rows = m_model.rowCount() * row;
    const bool isEmpty = m_model.rowCount() == 0;
    m_table->setMinimumHeight(m_table->isAsRows() ? row : 0); // Qt would ask for more than a row
    if (isEmpty)
        setMaximumHeight(title + m_empty->heightForWidth(std::max(width(), 1)) + room::within);
    else
        setMaximumHeight(title + rows + room::within + (m_table->isAsRows() ? 0 : aroundRows()));
    if (maximumHeight() != before)
        emit neededHeightChanged();
}

int MyList::heightOfWholeRows(int most) const
{
    const int row = m_table->verticalHeader()->defaultSectionSize();
    const int around = m_title->sizeHint().height() + room::within;
    if (!m_table->isAsRows() || most >= maximumHeight() || most < around + row)
        return std::min(most, maximumHeight());
    return around + (most - around) / row * row;
}

void MyList::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitHeight();
    if (event->size().height() != event->oldSize().height()) // its rows are laid after this
        QMetaObject::invokeMethod(this, &MyList::showWhatIsOnDesk, Qt::QueuedConnection);
}

// Not with every refresh: a person may look at other rows.
void MyList::showWhatIsOnDesk()
{
    const ItemId item = m_desk.item().id;
    const int row = item.isValid() ? m_model.rowOf(item) : -1;
    m_isAwaited = item.isValid() && row < 0;
    if (row < 0)
        return;
    if (!m_table->hasFocus())
        m_table->beginAt(row);
    m_table->scrollTo(m_model.index(row, 0));
}

QString MyList::rowNameOf(ItemId item) const
{
    const int row = item.isValid() ? m_model.rowOf(item) : -1;
    return row < 0 ? QString() : m_model.index(row, 0).data(int(RowRole::FirstLine)).toString();
}

void MyList::showItems()
{
    QSet<ItemId> lost;
    for (const HeldItem &held : m_held.items()) {
        if (m_held.isLost(held))
            lost.insert(held.item.id);
    }
    nameFields();
    m_model.updateItems(m_held.items(), lost);
    // With those of which only a text is left: they are in the list, too.
    m_title->setTotal(m_model.rowCount(), m_model.rowCount() > 0);
    m_empty->setText(m_held.isLoaded() ? tr("You have no items.")
                                       : tr("Looking for your items..."));
    m_table->setVisible(m_model.rowCount() > 0);
    m_empty->setVisible(m_model.rowCount() == 0);
    fitHeight();
    if (m_isAwaited)
        showWhatIsOnDesk();
}

void MyList::giveUsualWidths()
{
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionHidden(MyItemsModel::Since, true); // the time left says it, too
    giveRoom(header, MyItemsModel::Key, 14);
    giveRoom(header, MyItemsModel::Queue, 12);
    giveRoom(header, MyItemsModel::Condition, 17);
    giveRoom(header, MyItemsModel::TimeLeft, lettersOfTime);
    giveRoom(header, MyItemsModel::Since, 8);
}

void MyList::resetLayout()
{
    m_layout->reset();
}

bool MyList::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_table || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool plain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (plain && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)) {
        const ItemId item = currentItem(m_table, MyItemsModel::ItemIdRole);
        if (item.isValid())
            emit openWanted(item);
        return true;
    }
    if (key->matches(QKeySequence::Copy)) {
        copySelectedRows(m_table);
        return true;
    }
    return false;
}

} // namespace intray
