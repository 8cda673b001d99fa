// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/openlist.h"

#include "lists/listquery.h"
#include "session/session.h"
#include "ui/common/actions.h"
#include "ui/common/rights.h"
#include "ui/common/tables.h"
#include "ui/common/tokens.h"
#include "ui/common/turnedsides.h"
#include "ui/common/windowsettings.h"
#include "ui/lists/addfiltermenu.h"
#include "ui/lists/busyrows.h"
#include "ui/lists/columnlayout.h"
#include "ui/lists/emptylist.h"
#include "ui/lists/fadingdelegate.h"
#include "ui/lists/filterchips.h"
#include "ui/lists/filterheader.h"
#include "ui/lists/itemlistview.h"
#include "ui/lists/listtitle.h"
#include "ui/lists/savedfilters.h"
#include "ui/lists/searchfield.h"
#include "ui/lists/shownitems.h"
#include "ui/lists/sortmenu.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QTableView>
#include <QVBoxLayout>

namespace intray {

OpenList::OpenList(Session &session, WindowSettings &settings, QWidget *parent)
    : QWidget(parent)
    , m_title(new ListTitle("openTitle", this))
    , m_shown(new ShownItems(
          whyNotAllowed(session, {Role::Supervisor, Role::Administrator}).isEmpty(), this))
    , m_chips(new FilterChips(this))
    , m_own(new QPushButton(tr("Reopen"), this))
    , m_table(new ItemListView(this))
    , m_header(new FilterHeader(m_table))
    , m_sorting(new SortMenu(*m_header, this))
    , m_empty(new EmptyList(m_table))
    , m_busy(new BusyRows(tr("Searching..."), *m_table))
    , m_rows(session, *m_table)
    , m_choice(m_rows.model(), *m_header, *m_shown)
    , m_words(session, m_rows, m_choice, *m_shown, *m_header)
    , m_locked(session)
    , m_narrowing(session, settings, m_choice, m_rows, *m_shown, *m_chips, this)
{
    makeTable();
    makeFrame();
    m_layout = new ColumnLayout(m_table, OpenItemsModel::ColumnIdRole, settings);
    connect(m_layout, &ColumnLayout::usualLayoutWanted, this, &OpenList::giveUsualWidths);
    followRows();
    followChoice();
    followTable();
}

OpenList::~OpenList() = default;

void OpenList::makeTable()
{
    m_table->setObjectName(QStringLiteral("openTable"));
    m_table->setAccessibleName(m_words.spokenName());
    m_table->setItemDelegate(new FadingDelegate(m_table));
    m_table->setHorizontalHeader(m_header);
    styleTable(m_table);
    m_table->setSortingEnabled(false); // it hides the arrow, too
    m_header->setSortIndicatorShown(true);
    m_header->setSectionsClickable(true);
    m_header->setSortIndicatorClearable(true);
    m_header->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->installEventFilter(this);
}

void OpenList::showAnother()
{
    nameList();
    offerOwn();
    m_table->setAccessibleName(m_words.spokenName());
    m_rows.model().setItems({}); // nothing of the other list is taken for one of this
    query();
    emit selectionChanged();
}

void OpenList::makeFrame()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(room::within);
    nameList();
    column->addWidget(m_title);
    auto *chips = new QHBoxLayout;
    (new TurnedSides(chips, this))->set(room::beside, 0); // as what the rows say
    chips->addWidget(m_chips);
    column->addLayout(chips);
    column->addWidget(m_table, 1);
    m_own->setObjectName(QStringLiteral("listReopen"));
    m_own->setToolTip(
        tr("Brings back to your desk what you finished, within the time that the queue allows."));
    m_own->hide();
    column->addWidget(m_own, 0, Qt::AlignLeft);
}

void OpenList::followRows()
{
    connect(&m_rows, &ListRows::fetchingChanged, this, [this] {
        m_busy->setBusy(m_rows.isFetching() && m_rows.isLookedFor());
        showEmptiness();
        showHowMany();
    });
    connect(&m_rows, &ListRows::answered, this,
            [this] { m_table->setAccessibleDescription(m_words.order()); });
    connect(&m_rows, &ListRows::changed, this, &OpenList::showEmptiness);
    connect(&m_locked, &LockedMatch::found, this, &OpenList::showEmptiness);
    connect(&m_rows, &ListRows::changed, this, &OpenList::showHowMany);
    connect(&m_rows, &ListRows::rowsFound, &m_narrowing, &ListNarrowing::offerAgain);
    connect(&m_rows, &ListRows::failed, this, &OpenList::problem);
    connect(&m_rows, &ListRows::seen, this, &OpenList::rowsSeen);
    connect(m_busy, &BusyRows::aboutToShow, &m_rows, &ListRows::leaveOthers);
    connect(m_busy, &BusyRows::cancelled, &m_rows, &ListRows::cancel);
    auto *stop = new QShortcut(Qt::Key_Escape, this);
    stop->setContext(Qt::WidgetWithChildrenShortcut);
    stop->setEnabled(false);
    connect(stop, &QShortcut::activated, &m_rows, &ListRows::cancel);
    connect(&m_rows, &ListRows::fetchingChanged, stop,
            [this, stop] { stop->setEnabled(m_rows.isFetching()); });
}

void OpenList::followChoice()
{
    connect(m_shown, &ShownItems::chosen, this, &OpenList::showAnother);
    connect(m_header, &FilterHeader::filtersChanged, this, &OpenList::query);
    connect(m_header, &FilterHeader::filtersChanged, this, &OpenList::filtersChanged);
    connect(m_header, &QHeaderView::sortIndicatorChanged, this, &OpenList::query);
    connect(&m_narrowing, &ListNarrowing::wanted, this, &OpenList::choose);
    connect(&m_narrowing, &ListNarrowing::told, this, &OpenList::told);
    connect(&m_narrowing, &ListNarrowing::rowsWanted, this, [this] { m_table->setFocus(); });
    connect(&m_narrowing, &ListNarrowing::searched, this, [this](const QString &text) {
        if (m_choice.search(text))
            query();
    });
    connect(&m_narrowing, &ListNarrowing::onlyBrokenWanted, this, [this](bool isOnlyBroken) {
        m_choice.setOnlyBroken(isOnlyBroken);
        query();
        emit filtersChanged();
    });
}

void OpenList::followTable()
{
    // Esc stops the sorting from there.
    connect(m_header, &QHeaderView::sectionClicked, m_table, [this] { m_table->setFocus(); });
    connect(m_header, &QHeaderView::sectionClicked, this, [this] { giveRoomForArrow(m_header); });
    connect(m_header, &FilterHeader::listWanted, this, [this] {
        m_table->setFocus();
        if (!m_table->currentIndex().isValid())
            m_rows.select(0);
    });
    connect(m_table, &QTableView::doubleClicked, this, &OpenList::openCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &OpenList::selectionChanged);
    connect(&m_rows.model(), &QAbstractItemModel::modelReset, this, &OpenList::selectionChanged);
    // A click selects a row before it makes it the current one.
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &OpenList::offerOwn);
    connect(&m_rows.model(), &QAbstractItemModel::modelReset, this, &OpenList::offerOwn);
    connect(m_own, &QPushButton::clicked, this, [this] { emit ownWanted(current()); });
    connect(m_empty, &EmptyList::withoutFilterWanted, &m_narrowing, &ListNarrowing::dropFilters);
    connect(m_empty, &EmptyList::allWanted, this, &OpenList::allWanted);
}

void OpenList::followSearch(SearchField &search)
{
    search.keepInView(*m_table);
    m_narrowing.followSearch(search);
}

void OpenList::setQueue(const Queue &queue, const RecordSchema &schema)
{
    m_queue = queue;
    m_rows.model().setFields(schema.listFields());
    m_rows.model().setRules(schema.shownFor(QLocale()));
    m_choice.setFields(schema.fields());
    offerOwn();
    m_narrowing.setQueue(queue.name);
    m_layout->use(QStringLiteral("open/") + WindowSettings::part(queue.name));
    m_rows.setLookedFor(false);
    ask();
}

void OpenList::clearFilters()
{
    m_choice.clear();
    query();
}

QString OpenList::shownWords() const
{
    return m_shown->words();
}

void OpenList::choose(const ListFilter &filter)
{
    m_choice.choose(filter);
    query();
    m_narrowing.showSearch(filter.find);
    emit filtersChanged();
}

ItemQuery OpenList::wantedQuery() const
{
    ItemQuery query = itemQueryOf(chosen(), m_choice.columns());
    query.queue = m_queue.name;
    query.isBrief = true;
    return query;
}

void OpenList::query()
{
    m_rows.setLookedFor(true);
    ask();
}

void OpenList::ask()
{
    m_narrowing.show();
    const ItemQuery wanted = wantedQuery();
    if (m_queue.name.isEmpty() || (wanted == m_rows.asked() && !m_rows.isEmpty()))
        return;
    m_busy->setWords(m_words.underWay(wanted));
    m_rows.setCounted(hasFilters());
    m_rows.ask(wanted);
}

void OpenList::showAtEndOfTitle(ActionLine *next)
{
    m_title->showAtEnd(next);
}

void OpenList::setTotal(qint64 open, bool known)
{
    m_title->setTotal(open, known);
}

void OpenList::follow(const Changes &changes)
{
    m_rows.follow(changes, m_shown->isOpen());
}

QTableView *OpenList::table() const
{
    return m_table;
}

QAction *OpenList::sorting() const
{
    return m_sorting->menuAction();
}

const QMenu *OpenList::showing() const
{
    return m_shown;
}

const QMenu *OpenList::filtering() const
{
    return &m_narrowing.menu();
}

void OpenList::showOwn()
{
    m_shown->choose(QStringLiteral("doneByMe"));
}

bool OpenList::isAsRows() const
{
    return m_table->isAsRows();
}

void OpenList::setAsRows(bool asRows)
{
    m_rows.model().setAsRows(asRows);
    m_table->setAsRows(asRows);
}

void OpenList::resetLayout()
{
    m_layout->reset();
}

void OpenList::fillColumnMenu(QMenu *menu)
{
    m_layout->fillMenu(menu);
    menu->addMenu(m_sorting);
}

void OpenList::giveUsualWidths()
{
    const QList<ItemColumn> &columns = m_rows.model().columns();
    for (int column = 0; column < columns.size(); ++column) {
        const ItemColumn &shown = columns.at(column);
        const int letters = shown.order == ItemOrder::By::Key     ? 18
                            : shown.order == ItemOrder::By::Field ? 15
                                                                  : 10;
        giveRoom(m_header, column, letters);
    }
}

void OpenList::nameList()
{
    m_title->setName(m_words.name(), m_choice.isUsual());
}

void OpenList::showHowMany()
{
    if (m_rows.isAnswered())
        m_title->setRows(
            {m_rows.model().rowCount(), m_rows.found(), m_rows.areAll(), hasFilters()});
}

void OpenList::openCurrent()
{
    const auto item = itemAtCursor();
    if (item && m_shown->isOpen())
        emit takeWanted(item->id);
    else if (item)
        emit viewWanted(*item);
}

void OpenList::offerOwn()
{
    m_own->setVisible(m_shown->isMine() && m_queue.reopenOwn.has_value());
    m_own->setEnabled(current().isValid());
}

bool OpenList::pressedKey(int key, Qt::KeyboardModifiers modifiers)
{
    const bool plain = (modifiers & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (plain && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
        openCurrent();
        return true;
    }
    if (key == Qt::Key_Home && (plain || modifiers == Qt::ControlModifier)) {
        m_rows.toStart();
        return true;
    }
    if (key == Qt::Key_End && (plain || modifiers == Qt::ControlModifier)) {
        m_rows.toEnd();
        return true;
    }
    return false;
}

bool OpenList::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::Resize)
        showEmptiness();
    if (watched == m_table && event->type() == QEvent::FocusIn)
        m_empty->takeFocus(static_cast<QFocusEvent *>(event)->reason());
    if (watched != m_table || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->matches(QKeySequence::Copy)) {
        copySelectedRows(m_table);
        return true;
    }
    return pressedKey(key->key(), key->modifiers());
}

} // namespace intray
