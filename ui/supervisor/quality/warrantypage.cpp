// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/quality/warrantypage.h"

#include "lists/celltext.h"
#include "queue/daytime.h"
#include "queue/shellword.h"
#include "session/answer.h"
#include "session/session.h"
#include "ui/common/dimmedline.h"
#include "ui/common/emptyplace.h"
#include "ui/common/fieldlabels.h"
#include "ui/common/flowlayout.h"
#include "ui/common/leastcolumn.h"
#include "ui/common/linebutton.h"
#include "ui/common/lowplace.h"
#include "ui/common/plaintable.h"
#include "ui/common/printing.h"
#include "ui/common/tables.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/quality/calibrationfold.h"
#include "ui/supervisor/quality/noticedfold.h"
#include "ui/supervisor/quality/warrantypaper.h"
#include "ui/supervisor/quality/warrantyview.h"
#include "ui/supervisor/rulesentences.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace intray {

namespace {

enum Column { Name, At, Records, Opened, Passed, Found, Bound, ColumnCount };

QString amount(qint64 number)
{
    return QLocale().toString(number);
}

QString boundWords(const WarrantySaid &said)
{
    return said.statement ? boundPercent(said.statement->wrongFields)
                          : WarrantyPage::tr("not known");
}

} // namespace

WarrantyPage::WarrantyPage(Session &session, const Actions &actions, QWidget *parent)
    : SupervisorTab(parent)
    , m_session(session)
    , m_queue(new QComboBox(this))
    , m_view(new WarrantyView(this))
    , m_table(new QTableWidget(0, ColumnCount, this))
    , m_calibration(new CalibrationFold(this))
    , m_noticed(new NoticedFold(this))
    , m_empty(new EmptyPlace(this))
    , m_low(new LowPlace(this))
    , m_rule(new DimmedLine(this))
    , m_note(new DimmedLine(this))
    , m_copy(new QPushButton(tr("&Copy"), this))
    , m_print(new QPushButton(tr("&Print..."), this))
{
    makeTable();
    m_empty->setObjectName(QStringLiteral("warrantyEmpty"));
    m_low->setWidget(m_empty);
    auto *column = new LeastColumn(this);
    column->setContentsMargins(0, room::edge, 0, room::edge);
    column->setSpacing(room::edge);
    column->addWidget(makeQuestion());
    column->addWidget(m_view);
    column->addWidget(m_table, 1);
    auto *folds = new QVBoxLayout;
    folds->setContentsMargins(room::beside, 0, room::beside, 0); // as the table's words
    folds->addWidget(m_calibration);
    folds->addWidget(m_noticed);
    column->addLayout(folds);
    column->addWidget(m_low, 1);
    column->addWidget(makeFoot());
    for (QWidget *part : QList<QWidget *>{m_view, m_calibration, m_noticed, m_low, m_copy, m_print})
        part->hide(); // until something was read
    connect(m_queue, &QComboBox::currentIndexChanged, this, &WarrantyPage::ask);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &WarrantyPage::showChosen);
    connect(m_view, &WarrantyView::rulesWanted, this, [this] { emit rulesWanted(queueInView()); });
    connect(m_empty, &EmptyPlace::nextWanted, actions.of(WindowAction::ImportRecords),
            &QAction::trigger);
}

WarrantyPage::~WarrantyPage()
{
    m_cancellation.cancel();
}

QWidget *WarrantyPage::makeQuestion()
{
    m_queue->setObjectName(QStringLiteral("warrantyQueue"));
    m_queue->setSizeAdjustPolicy(QComboBox::AdjustToContents); // it is filled later
    auto *holder = new QWidget(this);
    auto *question = new FlowLayout(holder);
    question->setContentsMargins(room::beside, 0, room::beside, 0); // as the table's words
    question->addField(tr("&Queue"), m_queue);
    return holder;
}

void WarrantyPage::makeTable()
{
    m_table->setObjectName(QStringLiteral("warrantyTable"));
    makePlain(m_table);
    m_table->setAccessibleName(tr("Deliveries"));
    m_table->setHorizontalHeaderLabels({tr("Delivery"), tr("Imported"), tr("Records"), tr("Opened"),
                                        tr("Passed"), tr("Found"), tr("Still wrong at most")});
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    styleTable(m_table);
    auto *header = static_cast<PlainHead *>(m_table->horizontalHeader());
    header->wrapWhereNarrow();
    shareRoom(header, {Name});
}

QWidget *WarrantyPage::makeFoot()
{
    m_rule->setObjectName(QStringLiteral("warrantyRule"));
    m_rule->setMostLines(2);
    m_note->setObjectName(QStringLiteral("warrantyNote"));
    m_note->showText(tr("Found are fields that people corrected."));
    m_copy->setObjectName(QStringLiteral("warrantyCopy"));
    m_copy->setToolTip(tr("Copies the statement with what it rests on."));
    m_print->setObjectName(QStringLiteral("warrantyPrint"));
    m_print->setToolTip(tr("Prints the statement with what it rests on, or saves it as PDF."));
    connect(m_copy, &QPushButton::clicked, this, &WarrantyPage::copy);
    connect(m_print, &QPushButton::clicked, this, [this] {
        askForPrinter(this, QStringLiteral("warrantyPrintDialog"),
                      [said = paper()](QPagedPaintDevice *device) { print(said, device); });
    });
    auto *foot = new QWidget(this);
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(room::beside, 0, room::beside, 0);
    line->addWidget(m_note, 1);
    line->addWidget(m_copy);
    line->addWidget(m_print);
    return foot;
}

// The table may stand below what is seen, and the statement is read first.
QWidget *WarrantyPage::firstPlace() const
{
    return m_low->isHidden() ? static_cast<QWidget *>(m_queue) : m_empty->button();
}

QWidget *WarrantyPage::standing()
{
    return m_rule;
}

QWidget *WarrantyPage::foot() const
{
    return m_note;
}

void WarrantyPage::pressReturn()
{
    if (m_low->isVisible())
        emit m_empty->nextWanted();
}

void WarrantyPage::offerQueues()
{
    const QString chosen = queueInView();
    const QSignalBlocker quiet(m_queue);
    m_queue->clear();
    for (const Queue &queue : m_session.queues())
        m_queue->addItem(queue.displayTitle(), queue.name);
    m_queue->setCurrentIndex(std::max(0, m_queue->findData(chosen)));
}

QString WarrantyPage::queueInView() const
{
    return m_queue->currentData().toString();
}

void WarrantyPage::showQueue(const QString &name)
{
    if (const int at = m_queue->findData(name); at >= 0)
        m_queue->setCurrentIndex(at);
}

void WarrantyPage::look()
{
    emit told({});
    offerQueues();
    ask();
}

void WarrantyPage::ask()
{
    m_cancellation.cancel();
    m_cancellation = {};
    const int question = ++m_question;
    const QString queue = queueInView();
    if (queue.isEmpty())
        return;
    m_rule->showText(tr("Reading the records..."));
    const auto work = [queue](DeliveryStore &deliveries, WarrantyStore &warranties,
                              PlantStore &plants, FigureStore &figures) {
        return readWarranty(deliveries, warranties, plants, figures, queue);
    };
    answer(m_session.reading().run(work, m_cancellation), this,
           [this, question](const Outcome<WarrantyRead> &read) { receive(question, read); });
}

void WarrantyPage::receive(int question, const Outcome<WarrantyRead> &read)
{
    if (question != m_question)
        return;
    if (read)
        return showRead(*read);
    showNothing(tr("The deliveries were not read. F5 reads them."));
    if (read.error().kind != Error::Kind::Cancelled)
        emit told({Message::Kind::Problem, read.error().sentence, read.error().detail});
}

// What is known is about another question.
void WarrantyPage::showNothing(const QString &why)
{
    m_read = {};
    m_rule->showText(why);
    for (QWidget *part :
         QList<QWidget *>{m_view, m_table, m_calibration, m_noticed, m_low, m_copy, m_print})
        part->hide();
}

void WarrantyPage::showRead(const WarrantyRead &read)
{
    m_read = read;
    m_rule->showText(sentenceOnEyes(m_session.queueNamed(queueInView())));
    const int row = std::max(0, m_table->currentRow());
    {
        const QSignalBlocker quiet(m_table);
        m_table->setRowCount(0);
        addRow(tr("All of them"), {}, read.all);
        for (const DeliverySaid &one : read.deliveries)
            addRow(one.delivery.source, dateAndTime(one.delivery.at), one.said);
        m_table->setCurrentCell(std::min(row, m_table->rowCount() - 1), 0);
    }
    giveRowsRoom();
    m_calibration->showGroups(read.calibration);
    m_noticed->showFields(read.caught, queueInView(), fieldLabels(m_session));
    showWhatIsThere();
    showChosen();
}

// On a low page all scrolls at once, and not a few rows once more.
void WarrantyPage::giveRowsRoom()
{
    constexpr int most = 6;
    const int rows = std::min(most, m_table->rowCount());
    m_table->setMinimumHeight(m_table->horizontalHeader()->sizeHint().height() + 2 +
                              rows * m_table->verticalHeader()->defaultSectionSize());
}

void WarrantyPage::addRow(const QString &name, const QString &at, const WarrantySaid &said)
{
    const QString texts[]{name,
                          at,
                          amount(said.sums.records),
                          amount(said.sums.opened),
                          amount(said.sums.passed),
                          amount(said.sums.found),
                          boundWords(said)};
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    for (int column = 0; column < ColumnCount; ++column) {
        auto *cell = new QTableWidgetItem(cellText(texts[column]));
        if (column >= Records)
            cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_table->setItem(row, column, cell);
    }
}

void WarrantyPage::showWhatIsThere()
{
    const bool isEmpty = m_read.deliveries.isEmpty();
    for (QWidget *part : QList<QWidget *>{m_view, m_table, m_copy, m_print})
        part->setVisible(!isEmpty);
    m_low->setVisible(isEmpty);
    m_empty->showPlace(
        tr("Nothing was imported into this queue yet."),
        tr("As soon as people have opened records of a delivery, it says here how "
           "many of its fields may still be wrong."),
        {tr("&Import..."), QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText), {}});
}

const WarrantySaid &WarrantyPage::chosen() const
{
    const int row = m_table->currentRow();
    return row > 0 && row <= m_read.deliveries.size() ? m_read.deliveries.at(row - 1).said
                                                      : m_read.all;
}

void WarrantyPage::showChosen()
{
    m_view->show(chosen());
}

WarrantyPaper WarrantyPage::paper() const
{
    const int row = m_table->currentRow();
    const QString queue = m_session.queueNamed(queueInView()).displayTitle();
    WarrantyPaper paper{queue,
                        chosen(),
                        m_read.experience,
                        QDateTime::currentDateTimeUtc(),
                        m_session.identity().user,
                        QStringLiteral("intrayctl warranty ") + shellWord(queueInView())};
    if (row > 0) {
        const Delivery &delivery = m_read.deliveries.at(row - 1).delivery;
        paper.about = tr("%1, %2 of %3", "queue, file, day")
                          .arg(queue, delivery.source, dateAndTime(delivery.at));
        paper.again = QStringLiteral("intrayctl warranty %1").arg(delivery.id.value());
    }
    return paper;
}

void WarrantyPage::copy() const
{
    QGuiApplication::clipboard()->setText(textOf(paper()));
}

} // namespace intray
