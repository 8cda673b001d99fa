// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/values/valuespage.h"

#include "lists/valuesmodel.h"
#include "schema/recordschema.h"
#include "session/session.h"
#include "ui/common/dimmedline.h"
#include "ui/common/formrows.h"
#include "ui/common/lowplace.h"
#include "ui/common/pagehead.h"
#include "ui/common/plaintable.h"
#include "ui/common/queuechooser.h"
#include "ui/common/runline.h"
#include "ui/common/segments.h"
#include "ui/common/sheet.h"
#include "ui/common/tables.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/listbeside.h"
#include "ui/supervisor/turningsplit.h"
#include "ui/supervisor/values/checkedfields.h"
#include "ui/supervisor/values/ruledelegate.h"
#include "ui/supervisor/values/sharebar.h"
#include "ui/supervisor/values/valuecorrection.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

ValuesPage::ValuesPage(Session &session, QWidget *parent)
    : SupervisorTab(parent)
    , m_session(session)
    , m_reading(session.login(), session.identity())
    , m_queue(new QComboBox(this))
    , m_fields(new CheckedFields(session, this))
    , m_views(new Segments({QString(), QString(), QString()}, this))
    , m_search(new QLineEdit(this))
    , m_model(new ValuesModel(this))
    , m_table(new QTableView(this))
    , m_said(new DimmedLine(this))
    , m_note(new DimmedLine(this))
    , m_head(new PageHead(PageHead::Rank::Sheet, PageHead::Sentence::Below, this))
    , m_run(new RunLine(QStringLiteral("valuesReading"), tr("Reading the values"),
                        tr("Stops reading the values."), this))
    , m_sides(new TurningSplit(this))
    , m_correction(new ValueCorrection(session, this))
{
    build();
    follow();
    showColumns();
}

void ValuesPage::build()
{
    m_said->setObjectName(QStringLiteral("valuesSum"));
    m_said->setMostLines(2);
    m_queue->setObjectName(QStringLiteral("valuesQueue"));
    m_queue->setAccessibleName(tr("Queue"));
    m_queue->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_queue->setMinimumContentsLength(10);
    m_beside =
        new ListBeside(makeListHead(), ListBeside::Head::OverList, m_fields, makeSheet(), this);
    m_beside->setListWidth(240);
    m_beside->choice()->setObjectName(QStringLiteral("valuesFieldChoice"));
    connect(m_beside, &ListBeside::turned, this, &ValuesPage::arrange);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_beside);
}

QWidget *ValuesPage::firstPlace() const
{
    return m_beside->firstPlace();
}

QWidget *ValuesPage::foot() const
{
    return m_note;
}

QWidget *ValuesPage::standing()
{
    return m_said;
}

PageHead *ValuesPage::makeListHead()
{
    auto *head = new PageHead(PageHead::Rank::Sheet, PageHead::Sentence::Beside, this);
    head->title()->hide(); // the queue is what the list is about
    head->showStanding(m_queue);
    return head;
}

QWidget *ValuesPage::makeSheet()
{
    m_list = makeList();
    m_sides->addWidget(m_list);
    m_sides->addWidget(m_correction);
    m_sides->setStretchFactor(0, 3);
    m_sides->setStretchFactor(1, 2);
    m_sides->setSizes({600, 400}); // while what stands there is hidden, too
    auto *sheet = new Sheet(this);
    auto *place = new LowPlace(sheet);
    place->setWidget(m_sides);
    auto *column = new QVBoxLayout(sheet);
    constexpr int aside = room::edge - room::beside; // the words of a table stand further in
    column->setContentsMargins(aside, room::beside, room::edge, room::edge);
    column->setSpacing(room::between);
    column->addWidget(makeHead());
    column->addWidget(place, 1);
    return sheet;
}

PageHead *ValuesPage::makeHead()
{
    m_views->setObjectName(QStringLiteral("valuesViews"));
    m_views->setAccessibleName(tr("How values are put together"));
    m_views->at(int(ValuesBy::Value))->setObjectName(QStringLiteral("valuesByValue"));
    m_views->at(int(ValuesBy::Form))->setObjectName(QStringLiteral("valuesByForm"));
    m_views->at(int(ValuesBy::Cluster))->setObjectName(QStringLiteral("valuesByCluster"));
    m_views->at(int(ValuesBy::Form))
        ->setToolTip(tr("Values that are built alike: 0 is any digit, A a capital and a a small "
                        "letter."));
    m_views->at(int(ValuesBy::Cluster))
        ->setToolTip(tr("Values that are likely the same, written in different ways."));
    m_views->choose(int(m_model->by()));
    m_search->setObjectName(QStringLiteral("valuesSearch"));
    m_search->setAccessibleName(tr("Search in the values"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_head->title()->setObjectName(QStringLiteral("valuesTitle"));
    m_head->layout()->setContentsMargins(room::beside, 0, 0, 0);
    m_head->add(m_views);
    m_head->add(m_search);
    return m_head;
}

QWidget *ValuesPage::makeTable()
{
    m_table->setObjectName(QStringLiteral("valuesTable"));
    makePlain(m_table);
    m_table->setAccessibleName(tr("Values of the field"));
    m_table->setModel(m_model);
    m_table->setItemDelegateForColumn(
        ValuesModel::What,
        new RuleDelegate(ValuesModel::BreaksRole, RuleDelegate::Shows::All, m_table));
    m_table->setItemDelegateForColumn(ValuesModel::Share,
                                      new ShareBar(ValuesModel::ShareRole, m_table));
    styleTable(m_table);
    m_table->setTextElideMode(Qt::ElideMiddle); // values of one source often begin alike
    return m_table;
}

// What is being read is told over the last rows, so that nothing moves when it comes and goes.
QWidget *ValuesPage::makeList()
{
    m_run->setAutoFillBackground(true);
    m_run->setBackgroundRole(QPalette::Base);
    m_note->setObjectName(QStringLiteral("valuesNote"));
    m_note->setMostLines(2);
    m_note->setContentsMargins(room::beside, 0, 0, 0);
    m_note->showText(tr("This counts the values of open, locked and completed records by "
                        "themselves. What is empty, or wrong only beside other fields, is counted "
                        "in the test of Fields and rules."));
    auto *holder = new QWidget(this);
    auto *parts = new QGridLayout(holder);
    parts->setContentsMargins(0, 0, room::between, 0);
    parts->setVerticalSpacing(room::between);
    parts->addWidget(makeTable(), 0, 0);
    parts->addWidget(m_run, 0, 0, Qt::AlignTrailing | Qt::AlignBottom);
    parts->addWidget(m_note, 1, 0);
    parts->setRowStretch(0, 1);
    m_run->raise();
    return holder;
}

// In a low window one of the tables is in view: the values, or what would change.
void ValuesPage::arrange()
{
    constexpr int leastRows = 13; // of both, with what is asked between them
    const bool isLow = m_sides->orientation() == Qt::Vertical &&
                       m_sides->height() < leastRows * heightOf(Part::TableRow, fontMetrics());
    m_head->title()->setVisible(!m_beside->isNarrow()); // where the choice says it
    m_note->setVisible(!isLow);
    m_correction->setLow(isLow);
    m_list->setVisible(!m_correction->isListed());
}

void ValuesPage::follow()
{
    connect(m_queue, &QComboBox::currentIndexChanged, this, [this] {
        m_fields->showQueue(queueInView());
        m_fields->count();
        read();
    });
    connect(m_fields, &CheckedFields::chosen, this, &ValuesPage::read);
    connect(m_views, &Segments::chosenByPerson, this,
            [this](int by) { show(static_cast<ValuesBy>(by)); });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        {
            const QScopedValueRollback changing(m_isChanging, true);
            const Chosen before = chosen();
            m_model->setSearch(text);
            chooseAgain(before);
        }
        giveChosen();
        showState();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ValuesPage::giveChosen);
    connect(m_table, &QTableView::activated, m_correction, &ValueCorrection::focusFirst);
    connect(m_run, &RunLine::cancelWanted, &m_reading, &ValueReading::cancel);
    connect(&m_reading, &ValueReading::found, this, &ValuesPage::receive);
    connect(&m_reading, &ValueReading::failed, this, &ValuesPage::receiveTrouble);
    connect(&m_reading, &ValueReading::progressed, this, &ValuesPage::showProgress);
    connect(&m_reading, &ValueReading::cancelled, this,
            [this] { endReading(tr("The values were not read to the end. F5 reads them.")); });
    connect(m_sides, &TurningSplit::arranged, this, &ValuesPage::arrange);
    connect(m_correction, &ValueCorrection::listed, this, &ValuesPage::arrange);
    connect(m_correction, &ValueCorrection::told, this, &SupervisorTab::told);
    connect(m_correction, &ValueCorrection::partsShown, this, &SupervisorTab::possibilitiesChanged);
    connect(m_correction, &ValueCorrection::corrected, this, &ValuesPage::read);
    connect(m_correction, &ValueCorrection::corrected, m_fields, &CheckedFields::count);
    connect(m_correction, &ValueCorrection::runningChanged, this, &ValuesPage::followRun);
}

// What is off meanwhile loses the focus, and would leave it to whatever comes next in the window.
void ValuesPage::followRun()
{
    const bool isRunning = m_correction->isRunning();
    QWidget *now = window()->focusWidget();
    if (isRunning)
        m_before = isAncestorOf(now) ? now : nullptr;
    for (QWidget *part : QList<QWidget *>{m_queue, m_fields, m_beside->choice(), m_table, m_search})
        part->setEnabled(!isRunning);
    if (isRunning || !m_before)
        return;
    const bool isThere = m_before->isVisible() && m_before->isEnabled();
    (isThere ? m_before.data() : m_table)->setFocus();
}

void ValuesPage::offerQueues()
{
    const QString chosen = m_queue->currentData().toString();
    const QSignalBlocker quiet(m_queue);
    m_queue->clear();
    for (const Queue &queue : byTitle(m_session.queues()))
        if (queue.adoptedTable().isEmpty())
            m_queue->addItem(queue.displayTitle(), queue.name);
    m_queue->setCurrentIndex(std::max(0, m_queue->findData(chosen)));
    m_fields->showQueue(queueInView());
}

QString ValuesPage::queueInView() const
{
    return m_queue->currentData().toString();
}

void ValuesPage::showQueue(const QString &name)
{
    if (const int at = m_queue->findData(name); at >= 0)
        m_queue->setCurrentIndex(at);
}

void ValuesPage::takeKey(Action action)
{
    if (action == Action::CompleteAndNext)
        m_correction->correct();
}

void ValuesPage::look()
{
    if (m_correction->isRunning())
        return;
    emit told({});
    offerQueues();
    m_correction->lookAgain();
    m_fields->count();
    read();
}

// Whole rows are chosen. Qt would look at each cell of each for it.
QList<int> ValuesPage::chosenRows() const
{
    QList<int> rows;
    for (const QItemSelectionRange &range : m_table->selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.append(row);
    std::ranges::sort(rows);
    const auto twice = std::ranges::unique(rows);
    rows.erase(twice.begin(), twice.end());
    return rows;
}

ValuesPage::Chosen ValuesPage::chosen() const
{
    Chosen now{m_table->currentIndex().data(ValuesModel::KeyRole).toString(), {}};
    for (const int row : chosenRows())
        now.rows.insert(m_model->at(row).text);
    return now;
}

bool ValuesPage::chooseAgain(const Chosen &before)
{
    const QItemSelection rows = m_model->rowsOf(before.rows);
    if (rows.isEmpty())
        return false;
    const QItemSelection current = m_model->rowsOf({before.current});
    QItemSelectionModel *selection = m_table->selectionModel();
    selection->setCurrentIndex((current.isEmpty() ? rows : current).constFirst().topLeft(),
                               QItemSelectionModel::NoUpdate);
    selection->select(rows, QItemSelectionModel::ClearAndSelect);
    return true;
}

void ValuesPage::chooseFirst()
{
    if (m_model->rowCount() == 0)
        return;
    const ValueRow &first = m_model->at(0);
    if (first.breaking > 0 || first.becomes)
        m_table->selectRow(0);
}

void ValuesPage::show(ValuesBy by)
{
    {
        const QScopedValueRollback changing(m_isChanging, true);
        m_model->show(by);
        showColumns();
        chooseFirst();
    }
    giveChosen();
    showState();
}

void ValuesPage::showColumns()
{
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionHidden(ValuesModel::Example, m_model->by() != ValuesBy::Form);
    header->setSectionHidden(ValuesModel::State, !m_model->isAnyPartlyWrong());
    shareRoom(header, {ValuesModel::What, ValuesModel::Example, ValuesModel::Becomes});
}

void ValuesPage::giveChosen()
{
    if (!m_isChanging && !isWaiting())
        m_correction->setChosen(m_model->valuesOf(chosenRows()), m_model->by());
}

} // namespace intray
