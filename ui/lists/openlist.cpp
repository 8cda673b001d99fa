// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/openlist.h"

#include "session/session.h"
#include "ui/common/busymark.h"
#include "ui/common/rights.h"
#include "ui/common/tables.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/common/windowsettings.h"
#include "ui/lists/addfiltermenu.h"
#include "ui/lists/columnlayout.h"
#include "ui/lists/filterchips.h"
#include "ui/lists/filterheader.h"
#include "ui/lists/itemlistview.h"
#include "ui/lists/listtitle.h"
#include "ui/lists/savedfilters.h"
#include "ui/lists/shownitems.h"
#include "ui/lists/sortmenu.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

namespace intray {

/// What a colleague has just taken, paler and struck out.
class FadingDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!index.data(OpenItemsModel::FadedRole).toBool())
            return;
        option->font.setStrikeOut(true);
        option->palette.setColor(QPalette::Text, colourOf(ColourRole::Dimmed, option->palette));
    }
};

/// What the list shows by itself.
ListFilter OpenList::usualFilter()
{
    ListFilter usual;
    usual.shown = QStringLiteral("open");
    return usual;
}

OpenList::OpenList(Session &session, WindowSettings &settings, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_feed(session)
    , m_title(new ListTitle("openTitle", this))
    , m_shown(new ShownItems(
          whyNotAllowed(session, {Role::Supervisor, Role::Administrator}).isEmpty(), this))
    , m_saved(new SavedFilters(
          session, settings, [this] { return chosen(); }, usualFilter(), this))
    , m_adding(new AddFilterMenu(*m_shown, *m_saved->menu(), this))
    , m_chips(new FilterChips(this))
    , m_own(new QPushButton(tr("Reopen"), this))
    , m_table(new ItemListView(this))
    , m_header(new FilterHeader(m_table))
    , m_sorting(new SortMenu(*m_header, this))
    , m_empty(new TintedLabel(Tint::Dimmed, {}, m_table))
    , m_busy(new BusyMark(tr("Searching..."), this))
{
    m_columns = m_model.columns();
    makeTable();
    makeFrame();
    m_layout = new ColumnLayout(m_table, OpenItemsModel::ColumnIdRole, settings);
    connect(m_layout, &ColumnLayout::usualLayoutWanted, this, &OpenList::giveUsualWidths);
    followFeed();
    followTable();
}

OpenList::~OpenList() = default;

void OpenList::makeTable()
{
    m_table->setObjectName(QStringLiteral("openTable"));
    m_table->setAccessibleName(tr("Open items"));
    m_table->setModel(&m_model);
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
    m_table->setAccessibleName(m_shown->isOpen() ? tr("Open items") : tr("Finished items"));
    m_model.setItems({}); // nothing of the other list is taken for one of this
    query();
    emit selectionChanged();
}

void OpenList::makeChips()
{
    connect(m_chips, &FilterChips::wanted, this, &OpenList::choose);
    connect(m_chips, &FilterChips::changeWanted, this, &OpenList::typeFilter);
    connect(m_chips, &FilterChips::addWanted, this,
            [this] { m_adding->popup(m_chips->mapToGlobal(QPoint(0, m_chips->height()))); });
    connect(m_adding, &AddFilterMenu::onlyBrokenWanted, this, [this](bool isOnlyBroken) {
        setOnlyBroken(isOnlyBroken);
        m_table->setFocus(); // to what is found
    });
    connect(m_adding, &QMenu::aboutToShow, this, [this] { m_adding->offerKey(!isKeyAField()); });
    connect(m_adding, &AddFilterMenu::columnWanted, this, &OpenList::typeFilter);
}

void OpenList::makeFrame()
{
    m_empty->setObjectName(QStringLiteral("openEmpty"));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_empty->hide();
    makeChips();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(room::within);
    nameList();
    column->addWidget(m_title);
    auto *chips = new QHBoxLayout;
    chips->setContentsMargins(room::beside, 0, 0, 0); // as what the rows say
    chips->addWidget(m_chips);
    column->addLayout(chips);
    column->addWidget(m_table, 1);
    m_own->setObjectName(QStringLiteral("listReopen"));
    m_own->setToolTip(
        tr("Brings back to your desk what you finished, within the time that the queue allows."));
    m_own->hide();
    column->addWidget(m_own, 0, Qt::AlignLeft);
    m_busy->setAutoFillBackground(true);
    m_busy->layout()->setContentsMargins(room::beside, room::within, room::beside, room::within);
    m_busy->installEventFilter(this);
}

void OpenList::placeBusy()
{
    const QRect rows = m_table->geometry();
    const int height = std::min(m_busy->sizeHint().height(), rows.height());
    m_busy->setGeometry(rows.left(), rows.bottom() + 1 - height, rows.width(), height);
    m_busy->raise();
}

void OpenList::followFeed()
{
    connect(&m_feed, &ItemFeed::replaced, this, &OpenList::replace);
    connect(&m_feed, &ItemFeed::appended, this, &OpenList::append);
    connect(&m_feed, &ItemFeed::prepended, this, &OpenList::prepend);
    connect(&m_feed, &ItemFeed::refreshed, this, &OpenList::refreshRows);
    connect(&m_feed, &ItemFeed::fetchingChanged, this, [this] {
        m_busy->setBusy(m_feed.isFetching() && m_isLookedFor);
        showEmptiness();
        showHowMany();
    });
    connect(&m_feed, &ItemFeed::failed, this, &OpenList::receiveProblem);
    connect(m_busy, &BusyMark::cancelled, &m_feed, &ItemFeed::cancel);
    auto *stop = new QShortcut(Qt::Key_Escape, this);
    stop->setContext(Qt::WidgetWithChildrenShortcut);
    stop->setEnabled(false);
    connect(stop, &QShortcut::activated, &m_feed, &ItemFeed::cancel);
    connect(&m_feed, &ItemFeed::fetchingChanged, stop,
            [this, stop] { stop->setEnabled(m_feed.isFetching()); });
}

void OpenList::followTable()
{
    connect(m_shown, &ShownItems::chosen, this, &OpenList::showAnother);
    connect(m_saved, &SavedFilters::wanted, this, &OpenList::chooseNamed);
    connect(m_saved, &SavedFilters::told, this, &OpenList::told);
    connect(m_header, &FilterHeader::filtersChanged, this, &OpenList::query);
    connect(m_header, &FilterHeader::filtersChanged, this, &OpenList::filtersChanged);
    // Esc stops the sorting from there.
    connect(m_header, &QHeaderView::sectionClicked, m_table, [this] { m_table->setFocus(); });
    connect(m_header, &QHeaderView::sortIndicatorChanged, this, &OpenList::query);
    connect(m_header, &QHeaderView::sectionClicked, this, [this] { giveRoomForArrow(m_header); });
    connect(m_header, &FilterHeader::listWanted, this, [this] {
        m_table->setFocus();
        if (!m_table->currentIndex().isValid())
            selectRow(0);
    });
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this,
            &OpenList::fetchWhatIsNear);
    connect(m_table, &ItemListView::settled, this, [this](int first, int last) {
        m_model.checkRows(first, last);
        emit rowsSeen(m_model.itemsIn(first, last));
    });
    connect(m_table, &QTableView::doubleClicked, this, &OpenList::openCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &OpenList::selectionChanged);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &OpenList::selectionChanged);
    // A click selects a row before it makes it the current one.
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &OpenList::offerOwn);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &OpenList::offerOwn);
    connect(m_own, &QPushButton::clicked, this, [this] { emit ownWanted(current()); });
}

void OpenList::setQueue(const Queue &queue, const RecordSchema &schema)
{
    m_queue = queue;
    m_model.setFields(schema.listFields());
    m_model.setRules(schema.shownFor(QLocale()));
    QList<bool> filterable;
    for (const ItemColumn &column : m_model.columns())
        filterable.append(column.isFilterable());
    m_header->setFilters(filterable);
    m_columns = withFurtherFields(m_model.columns(), schema.fields());
    m_further.clear();
    m_adding->setColumns(m_columns);
    offerOwn();
    m_saved->setQueue(queue.name);
    m_layout->use(QStringLiteral("open/") + WindowSettings::part(queue.name));
    m_isLookedFor = false;
    ask();
}

void OpenList::showAtEndOfTitle(QWidget *next)
{
    m_title->showAtEnd(next);
}

void OpenList::setTotal(qint64 open, bool known)
{
    m_title->setTotal(open, known);
}

void OpenList::refresh()
{
    m_feed.refresh(m_model.rowCount());
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
    return m_adding;
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
    m_model.setAsRows(asRows);
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

ItemId OpenList::current() const
{
    return currentItem(m_table, OpenItemsModel::ItemIdRole);
}

std::optional<Item> OpenList::itemAtCursor() const
{
    const int row = m_model.rowOf(current());
    return row < 0 ? std::nullopt : std::optional(m_model.at(row));
}

QList<Item> OpenList::selected() const
{
    QModelIndexList rows = m_table->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QList<Item> items;
    for (const QModelIndex &row : std::as_const(rows))
        items << m_model.at(row.row());
    return items;
}

void OpenList::giveUsualWidths()
{
    for (int column = 0; column < m_model.columns().size(); ++column) {
        const ItemColumn &shown = m_model.columns().at(column);
        const int letters = shown.order == ItemOrder::By::Key     ? 18
                            : shown.order == ItemOrder::By::Field ? 15
                                                                  : 10;
        giveRoom(m_header, column, letters);
    }
}

} // namespace intray
