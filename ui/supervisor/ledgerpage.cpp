// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/ledgerpage.h"

#include "lists/celltext.h"
#include "schema/fieldnamed.h"
#include "schema/recordschema.h"
#include "session/answer.h"
#include "session/connection/ownfile.h"
#include "session/session.h"
#include "transfer/ledgerexport.h"
#include "transfer/outputfile.h"
#include "ui/common/dimmedline.h"
#include "ui/common/emptyplace.h"
#include "ui/common/flowlayout.h"
#include "ui/common/leastcolumn.h"
#include "ui/common/linebutton.h"
#include "ui/common/lowplace.h"
#include "ui/common/plaintable.h"
#include "ui/common/tables.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/values/sharebar.h"

#include <QComboBox>
#include <QDateEdit>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <QtConcurrent>

namespace intray {

namespace {

enum Column { Name, Count, Share, ColumnCount };

QString wordFor(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::Empty:
        return LedgerPage::tr("was empty");
    case ErrorKind::Emptied:
        return LedgerPage::tr("was cleared");
    case ErrorKind::Form:
        return LedgerPage::tr("different form");
    case ErrorKind::Slip:
        return LedgerPage::tr("typing mistake");
    case ErrorKind::Other:
        return LedgerPage::tr("different value");
    case ErrorKind::Missing:
        return LedgerPage::tr("empty for a reason");
    }
    return {};
}

QString shownName(const QString &name, LedgerBy by, const Queue &queue)
{
    if (by == LedgerBy::Kind)
        if (const auto kind = errorKindNamed(name))
            return wordFor(*kind);
    if (by == LedgerBy::Field)
        if (const auto schema = RecordSchema::of(queue))
            if (const Field *field = fieldNamed(schema->fields(), name))
                return cellText(field->label);
    return name.isEmpty() ? LedgerPage::tr("(none)") : name;
}

} // namespace

LedgerPage::LedgerPage(Session &session, QWidget *parent, const QString &person)
    : SupervisorTab(parent)
    , m_session(session)
    , m_person(person)
    , m_queue(new QComboBox(this))
    , m_by(new QComboBox(this))
    , m_since(new QDateEdit(QDate::currentDate().addDays(-30), this))
    , m_table(new QTableWidget(0, ColumnCount, this))
    , m_empty(new EmptyPlace(this))
    , m_low(new LowPlace(this))
    , m_sum(new DimmedLine(this))
    , m_note(new DimmedLine(this))
    , m_save(new QPushButton(tr("&Save..."), this))
{
    makeTable();
    m_empty->setObjectName(QStringLiteral("ledgerEmpty"));
    m_low->setWidget(m_empty);
    m_low->hide();
    auto *column = new LeastColumn(this);
    column->setContentsMargins(0, room::edge, 0, room::edge);
    column->setSpacing(room::beside);
    column->addWidget(makeQuestions());
    column->addWidget(m_table, 1);
    column->addWidget(m_low, 1);
    column->addWidget(makeFoot());
    connect(m_queue, &QComboBox::currentIndexChanged, this, &LedgerPage::ask);
    connect(m_since, &QDateEdit::dateChanged, this, &LedgerPage::ask);
    connect(m_by, &QComboBox::currentIndexChanged, this, &LedgerPage::showSums);
    connect(m_save, &QPushButton::clicked, this, &LedgerPage::askWhereToSave);
    connect(m_empty, &EmptyPlace::nextWanted, this, &LedgerPage::valuesWanted);
}

LedgerPage::~LedgerPage()
{
    m_cancellation.cancel();
}

QWidget *LedgerPage::firstPlace() const
{
    return m_table->isHidden() ? static_cast<QWidget *>(m_empty->button()) : m_table;
}

QWidget *LedgerPage::standing()
{
    return m_sum;
}

QWidget *LedgerPage::makeQuestions()
{
    m_queue->setObjectName(QStringLiteral("ledgerQueue"));
    m_queue->setSizeAdjustPolicy(QComboBox::AdjustToContents); // it is filled later
    m_by->setObjectName(QStringLiteral("ledgerBy"));
    for (const auto &[words, by] :
         {std::pair(tr("field"), LedgerBy::Field), std::pair(tr("kind of error"), LedgerBy::Kind),
          std::pair(tr("file"), LedgerBy::Source), std::pair(tr("person"), LedgerBy::Person)})
        if (by != LedgerBy::Person || m_person.isEmpty())
            m_by->addItem(words, int(by));
    m_since->setObjectName(QStringLiteral("ledgerSince"));
    m_since->setCalendarPopup(true);
    auto *holder = new QWidget(this);
    auto *questions = new FlowLayout(holder);
    questions->setContentsMargins(room::beside, 0, room::beside, 0); // as the table's words
    questions->addField(tr("C&orrections in"), m_queue);
    questions->addField(tr("added &up by"), m_by);
    questions->addField(tr("si&nce"), m_since);
    return holder;
}

void LedgerPage::makeTable()
{
    m_table->setObjectName(QStringLiteral("ledgerTable"));
    makePlain(m_table);
    m_table->setAccessibleName(tr("Corrections"));
    m_table->setHorizontalHeaderLabels({tr("What"), tr("Corrections"), tr("Share")});
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setItemDelegateForColumn(Share, new ShareBar(Qt::UserRole, m_table));
    styleTable(m_table);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    giveRoom(m_table->horizontalHeader(), Name, 30);
    giveRoom(m_table->horizontalHeader(), Count, 12);
    m_table->horizontalHeader()->setStretchLastSection(true);
}

QWidget *LedgerPage::makeFoot()
{
    m_sum->setObjectName(QStringLiteral("ledgerSum"));
    m_sum->setMostLines(2);
    m_note->setObjectName(QStringLiteral("ledgerNote"));
    m_note->showText(tr("A value counts as corrected if it differs from the imported one. A field "
                        "also counts where somebody said why it is empty."));
    m_note->setVisible(m_person.isEmpty());
    m_save->setObjectName(QStringLiteral("ledgerSave"));
    m_save->setToolTip(
        tr("Writes every field, kind, person and file with its count to a CSV file."));
    auto *foot = new QWidget(this);
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(room::beside, 0, room::beside, 0);
    line->addWidget(m_sum, 1);
    line->addWidget(m_note, 1); // where the sum stands elsewhere
    line->addWidget(m_save);
    return foot;
}

LedgerBy LedgerPage::by() const
{
    return static_cast<LedgerBy>(m_by->currentData().toInt());
}

void LedgerPage::offerQueues()
{
    const QString chosen = m_queue->currentData().toString();
    const QSignalBlocker quiet(m_queue);
    m_queue->clear();
    for (const Queue &queue : m_session.queues())
        m_queue->addItem(queue.displayTitle(), queue.name);
    m_queue->setCurrentIndex(std::max(0, m_queue->findData(chosen)));
}

QString LedgerPage::queueInView() const
{
    return m_queue->currentData().toString();
}

void LedgerPage::showQueue(const QString &name)
{
    if (const int at = m_queue->findData(name); at >= 0)
        m_queue->setCurrentIndex(at);
}

void LedgerPage::look()
{
    emit told({});
    offerQueues();
    ask();
}

void LedgerPage::ask()
{
    m_cancellation.cancel();
    m_cancellation = {};
    const int question = ++m_question;
    LedgerQuery query;
    query.queue = m_queue->currentData().toString();
    query.person = m_person;
    query.from = m_since->date().startOfDay();
    if (query.queue.isEmpty())
        return;
    m_sum->showText(tr("Reading the records..."));
    const auto work = [query, cancellation = m_cancellation](LedgerStore store) {
        return store.ledger(query, {}, cancellation);
    };
    answer(m_session.reading().run(work, m_cancellation), this,
           [this, question](const Outcome<Ledger> &ledger) { receive(question, ledger); });
}

void LedgerPage::receive(int question, const Outcome<Ledger> &ledger)
{
    if (question != m_question)
        return;
    if (!ledger) {
        showNothing();
        if (ledger.error().kind != Error::Kind::Cancelled)
            emit told({Message::Kind::Problem, ledger.error().sentence, ledger.error().detail});
        return;
    }
    m_ledger = *ledger;
    showSums();
}

// What is known is about another question.
void LedgerPage::showNothing()
{
    m_ledger = {};
    m_sum->showText(tr("The corrections were not read. F5 reads them."));
    for (QWidget *part : QList<QWidget *>{m_table, m_low, m_save})
        part->hide();
}

void LedgerPage::showSums()
{
    const auto sums = addedUp(m_ledger, by());
    const Queue queue = m_session.queueNamed(queueInView());
    qint64 all = 0;
    for (const auto &sum : sums)
        all += sum.second;
    m_table->setRowCount(static_cast<int>(sums.size()));
    for (int row = 0; row < sums.size(); ++row) {
        const auto &[name, count] = sums.at(row);
        m_table->setItem(row, Name, new QTableWidgetItem(shownName(name, by(), queue)));
        auto *number = new QTableWidgetItem(QLocale().toString(count));
        number->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_table->setItem(row, Count, number);
        auto *bar = new QTableWidgetItem;
        bar->setData(Qt::UserRole, double(count) / double(all));
        m_table->setItem(row, Share, bar);
    }
    m_save->setVisible(!sums.isEmpty());
    m_sum->showText(sentence());
    showEmptyPlace(sums.isEmpty());
}

QString LedgerPage::sentence() const
{
    QStringList sentences;
    if (m_ledger.records > 0)
        sentences << tr("%L1 of %L2 completed records were corrected.")
                         .arg(m_ledger.corrected)
                         .arg(m_ledger.records);
    else
        sentences << tr("No record was completed in this time.");
    if (m_ledger.inBulk > 0)
        sentences << tr("%Ln record(s) that are not finished were corrected in bulk.", nullptr,
                        int(m_ledger.inBulk));
    return sentences.join(u' ');
}

// In their own dialog, people have the desk behind it.
void LedgerPage::showEmptyPlace(bool isEmpty)
{
    m_table->setVisible(!isEmpty);
    m_low->setVisible(isEmpty);
    const EmptyPlace::NextStep toValues{
        tr("&Values of the queue"),
        QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText),
        {}};
    m_empty->showPlace(tr("Nothing was corrected in this time."),
                       tr("What is corrected in a record counts as soon as it is completed, and "
                          "what is corrected in bulk at once."),
                       m_person.isEmpty() ? toValues : EmptyPlace::NextStep());
}

QWidget *LedgerPage::foot() const
{
    return m_note;
}

void LedgerPage::pressReturn()
{
    if (m_low->isVisible())
        emit valuesWanted();
}

void LedgerPage::askWhereToSave()
{
    auto *dialog = new QFileDialog(this, tr("Save the corrections"), tr("intray-corrections.csv"),
                                   tr("Figures (*.csv)"));
    dialog->setObjectName(QStringLiteral("ledgerSaveDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::fileSelected, this, &LedgerPage::save);
    dialog->open();
}

void LedgerPage::save(const QString &file)
{
    withOwnFile(m_session, this, [this, file](const QString &own) { write(file, own); });
}

void LedgerPage::write(const QString &file, const QString &own)
{
    const auto work = [ledger = m_ledger, file, own] {
        return checkOutput(Output::Corrections, file, {{own, FileInUse::For::OwnDatabase}})
            .and_then([&](Done) { return writeLedger(ledger, file); });
    };
    answer(QtConcurrent::run(work), this, [this, file](const Outcome<ExportResult> &written) {
        if (written)
            emit told(
                {Message::Kind::Information, tr("The corrections were saved as %1.").arg(file)});
        else
            emit told({Message::Kind::Problem, written.error().sentence, written.error().detail});
    });
}

} // namespace intray
