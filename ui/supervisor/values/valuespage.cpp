// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/values/valuespage.h"

#include "schema/recordschema.h"
#include "schema/valuerules.h"
#include "session/session.h"
#include "store/verifying/correctionstore.h"
#include "ui/common/dimmedline.h"
#include "ui/common/formrows.h"
#include "ui/common/leadingmargins.h"
#include "ui/common/lowplace.h"
#include "ui/common/queuechooser.h"
#include "ui/common/runline.h"
#include "ui/common/sheet.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/listbeside.h"
#include "ui/supervisor/turningsplit.h"
#include "ui/supervisor/values/checkedfields.h"
#include "ui/supervisor/values/valuecorrection.h"
#include "ui/supervisor/values/valueshead.h"
#include "ui/supervisor/values/valuestable.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

using Awaits = ValueCorrection::Awaits;

ValuesPage::ValuesPage(Session &session, QWidget *parent)
    : SupervisorTab(parent)
    , m_session(session)
    , m_reading(session.login(), session.identity())
    , m_queue(new QComboBox(this))
    , m_fields(new CheckedFields(session, this))
    , m_head(new ValuesHead(this))
    , m_table(new ValuesTable(this))
    , m_said(new DimmedLine(this))
    , m_note(new DimmedLine(this))
    , m_run(new RunLine(QStringLiteral("valuesReading"), tr("Reading the values"),
                        tr("Stops reading the values."), this))
    , m_sides(new TurningSplit(this))
    , m_correction(new ValueCorrection(session, this))
{
    build();
    follow();
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
    m_head->choose(m_table->values().by());
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
    LeadingMargins::keep(column, {aside, room::beside, room::edge, room::edge});
    column->addWidget(place, 1);
    m_sheet = column;
    return sheet;
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
    auto *parts = new QVBoxLayout(holder);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(room::between);
    parts->addWidget(m_head);
    m_parts = parts;
    auto *rows = new QGridLayout;
    rows->addWidget(m_table, 0, 0);
    rows->addWidget(m_run, 0, 0, Qt::AlignTrailing | Qt::AlignBottom);
    parts->addLayout(rows, 1);
    parts->addWidget(m_note);
    m_run->raise();
    return holder;
}

// Over its list; where that has all the width, it does not scroll away with it.
void ValuesPage::placeHead()
{
    m_sides->needFirst(m_head->minimumSizeHint().width());
    QVBoxLayout *column = m_sides->orientation() == Qt::Vertical ? m_sheet : m_parts;
    if (column->indexOf(m_head) < 0)
        column->insertWidget(0, m_head);
}

// In a low window one of the tables is in view: the values, or what would change.
void ValuesPage::arrange()
{
    constexpr int leastRows = 13; // of both, with what is asked between them
    const bool isLow = m_sides->orientation() == Qt::Vertical &&
                       m_sides->height() < leastRows * heightOf(Part::TableRow, fontMetrics());
    placeHead();
    m_head->showTitle(!m_beside->isNarrow()); // where the choice says it
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
    connect(m_head, &ValuesHead::wayWanted, this, [this](ValuesBy by) {
        m_table->showBy(by);
        showState();
    });
    connect(m_head->search(), &QLineEdit::textChanged, this, [this](const QString &text) {
        m_table->search(text);
        showState();
    });
    connect(m_table, &ValuesTable::chosenChanged, this, &ValuesPage::giveChosen);
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
    for (QWidget *part :
         QList<QWidget *>{m_queue, m_fields, m_beside->choice(), m_table, m_head->search()})
        part->setEnabled(!isRunning);
    if (isRunning || !m_before)
        return;
    const bool isThere = m_before->isVisible() && m_before->isEnabled();
    (isThere ? m_before.data() : static_cast<QWidget *>(m_table))->setFocus();
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

void ValuesPage::read()
{
    m_wanted = {queueInView(), m_fields->current()};
    m_trouble.clear();
    if (m_fields->isEmpty() || (isWaiting() && !m_isRead))
        turnTo(m_wanted); // nothing stands there that could stay
    if (isWaiting())
        m_correction->await(Awaits::AnotherField);
    if (!m_wanted.field.isEmpty()) {
        m_run->begin(tr("Reading the values..."), {});
        m_reading.read(m_wanted);
    } else {
        m_run->hide();
    }
    showState();
}

static Field fieldIn(const RecordSchema &schema, const QString &name)
{
    for (const Field &one : schema.fields())
        if (one.name == name)
            return one;
    Field unknown;
    unknown.name = unknown.label = name;
    return unknown;
}

/// Nothing of it is known yet.
void ValuesPage::turnTo(const FieldOfQueue &field)
{
    m_field = field;
    m_isRead = false;
    m_correction->setField(field);
    followRules();
    m_table->forget();
}

// They may have been changed since the field was shown.
void ValuesPage::followRules()
{
    const auto schema =
        RecordSchema::of(m_session.queueNamed(m_field.queue)).value_or(RecordSchema());
    const Field its = fieldIn(schema, m_field.field);
    const auto whyNever = whyNeverCorrected(its);
    m_areRuled = areValuesRuled(schema, m_field.field);
    m_head->setTitle(its.label);
    m_correction->setWhyNever(m_fields->isEmpty() ? tr("There are no values to correct yet.")
                              : whyNever          ? whyNever->sentence
                                                  : QString());
}

void ValuesPage::showProgress(qint64 done)
{
    m_run->tell(done > 0 ? tr("%Ln record(s) read", nullptr, static_cast<int>(done))
                         : tr("Reading the values..."));
}

void ValuesPage::receive(const FieldOfQueue &field, const ValueTable &table)
{
    if (field != m_wanted)
        return;
    m_run->hide();
    if (isWaiting())
        turnTo(field);
    else
        followRules();
    m_isRead = true;
    m_table->showTable(table, m_areRuled);
    showState();
}

// What is chosen in the list is what the page is about, also where nothing is known of it.
void ValuesPage::endReading(const QString &why)
{
    m_run->hide();
    m_trouble = why;
    if (isWaiting())
        turnTo(m_wanted);
    giveChosen();
    showState();
}

void ValuesPage::receiveTrouble(const Error &error)
{
    m_session.noteError(error);
    endReading(error.sentence);
}

void ValuesPage::giveChosen()
{
    if (!isWaiting())
        m_correction->setChosen(m_table->chosen(), m_table->values().by());
}

QString ValuesPage::figures() const
{
    qint64 records = 0, breaking = 0;
    int doubted = 0;
    for (const ValueRow &row : m_table->values().table().byValue) {
        records += row.records;
        breaking += row.breaking;
        doubted += row.breaking == 0 && row.becomes ? 1 : 0;
    }
    QStringList said{tr("%Ln record(s) have a value.", nullptr, static_cast<int>(records))};
    if (breaking > 0)
        said << tr("%Ln record(s) break a rule.", nullptr, static_cast<int>(breaking));
    else if (m_areRuled)
        said << tr("None breaks a rule.");
    if (doubted > 0)
        said << tr("%Ln value(s) to check.", nullptr, doubted);
    if (said.size() == 1)
        said << tr("No rule says what is right.");
    return said.join(u' ');
}

QString ValuesPage::sentence() const
{
    if (queueInView().isEmpty())
        return tr("There is no queue yet whose records can be corrected. Import records first.");
    if (!m_trouble.isEmpty())
        return m_trouble;
    if (m_fields->isEmpty())
        return tr("This queue has no fields yet. Import records into it, or name its fields in "
                  "Queues, Fields and rules.");
    if (m_wanted.field.isEmpty())
        return tr("Looking for the field with the most values that break a rule...");
    if (!m_isRead || isWaiting())
        return tr("Reading the values...");
    if (m_table->values().table().values.isEmpty())
        return tr("No record has a value in this field.");
    if (m_table->values().rowCount() > 0)
        return figures();
    return m_head->search()->text().isEmpty() ? tr("No values of this field look alike.")
                                              : tr("Nothing here has this text in it.");
}

void ValuesPage::showState()
{
    m_said->showText(sentence());
    if (m_isRead)
        m_head->showNumbers(m_table->values().table());
    else
        m_head->showNoNumbers();
}

} // namespace intray
