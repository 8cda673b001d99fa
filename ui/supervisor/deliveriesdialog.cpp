// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/deliveriesdialog.h"

#include "lists/celltext.h"
#include "queue/daytime.h"
#include "queue/queuerules.h"
#include "session/answer.h"
#include "session/session.h"
#include "ui/common/dialogfoot.h"
#include "ui/common/formrows.h"
#include "ui/common/linebutton.h"
#include "ui/common/plaintable.h"
#include "ui/common/rights.h"
#include "ui/common/tables.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/wordsrow.h"
#include "ui/supervisor/deliverywords.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace intray {

DeliveriesDialog::DeliveriesDialog(Session &session, const Queue &queue, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_queue(queue.name)
    , m_run(session.actions().login(), session.identity())
    , m_table(new QTableWidget(0, 7, this))
    , m_said(new QLabel(tr("Loading..."), this))
    , m_again(LineButton::make(LineButton::Rank::Usual, {}, "deliveriesAgain", this))
    , m_reason(new QLineEdit(this))
    , m_takeBack(new QPushButton(tr("&Take the delivery back"), this))
    , m_dismiss(new QPushButton(tr("&Dismiss what is missing"), this))
    , m_missing(new TintedLabel(Tint::Dimmed, {}, this))
{
    setObjectName(QStringLiteral("deliveriesDialog"));
    setWindowTitle(tr("Deliveries: %1").arg(queue.displayTitle()));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(860, 460);
    build();
    follow();
    look();
}

void DeliveriesDialog::build()
{
    makeTable();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    column->addWidget(m_table, 1);
    column->addWidget(makeSaid());
    column->addWidget(m_why = makeReason());
    column->addWidget(makeButtons());
    m_table->setFocus();
}

void DeliveriesDialog::makeTable()
{
    m_table->setObjectName(QStringLiteral("deliveriesTable"));
    m_table->setAccessibleName(tr("Deliveries"));
    m_table->setHorizontalHeaderLabels({tr("Imported"), tr("From"), tr("By"), tr("Rows"),
                                        tr("Added"), tr("Not added"), tr("Undone")});
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    makePlain(m_table);
    styleTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    auto *header = static_cast<PlainHead *>(m_table->horizontalHeader());
    header->wrapWhereNarrow();
    constexpr int from = 1; // a file's name can be long
    shareRoom(header, {from});
}

QWidget *DeliveriesDialog::makeSaid()
{
    m_said->setObjectName(QStringLiteral("deliveriesSaid"));
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    m_said->setMinimumHeight(3 * fontMetrics().lineSpacing()); // so that the table stays as high
    m_said->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_again->setAutoDefault(false);
    constexpr int leastLetters = 50;
    auto *row = new WordsRow(m_said, leastLetters, this);
    row->add(m_again);
    return row;
}

QWidget *DeliveriesDialog::makeReason()
{
    m_reason->setObjectName(QStringLiteral("deliveriesReason"));
    m_reason->setMaxLength(500);
    m_reason->setPlaceholderText(tr("For example: the wrong month was sent."));
    return inOneLine({labelFor(tr("&Reason"), m_reason), m_reason}, this);
}

QWidget *DeliveriesDialog::makeButtons()
{
    m_takeBack->setObjectName(QStringLiteral("deliveriesTakeBack"));
    m_dismiss->setObjectName(QStringLiteral("deliveriesDismiss"));
    m_takeBack->setAutoDefault(false);
    m_dismiss->setAutoDefault(false);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &DeliveriesDialog::reject);
    m_missing->setObjectName(QStringLiteral("deliveriesMissing"));
    m_missing->setWordWrap(true);
    return footOf({m_takeBack, m_dismiss}, buttons, m_missing);
}

void DeliveriesDialog::follow()
{
    connect(m_table, &QTableWidget::itemSelectionChanged, this, [this] {
        m_done.clear();
        lookAtState();
    });
    connect(m_reason, &QLineEdit::textChanged, this, qOverload<>(&DeliveriesDialog::offer));
    connect(m_again, &QPushButton::clicked, this, &DeliveriesDialog::importAgain);
    connect(m_takeBack, &QPushButton::clicked, this, &DeliveriesDialog::takeBack);
    connect(m_dismiss, &QPushButton::clicked, this, &DeliveriesDialog::dismissMissing);
    connect(&m_run, &RecallRun::succeeded, this, &DeliveriesDialog::tellEnd);
    connect(&m_run, &LongRun::progressed, this, [this](qint64 done) {
        m_said->setText(tr("%n record(s) dismissed so far. Esc stops.", nullptr, int(done)));
    });
    connect(&m_run, &LongRun::failed, this,
            [this](const Error &error) { m_said->setText(error.sentence); });
    connect(&m_run, &LongRun::ended, this, qOverload<>(&DeliveriesDialog::offer));
    offer();
}

void DeliveriesDialog::look()
{
    const auto work = [queue = m_queue](DeliveryStore store) { return store.deliveries(queue); };
    answer(m_session.reading().run(work), this, [this](const Outcome<QList<Delivery>> &read) {
        if (read)
            show(*read);
        else
            m_said->setText(read.error().sentence);
    });
}

void DeliveriesDialog::show(const QList<Delivery> &deliveries)
{
    const int row = std::max(0, m_table->currentRow());
    const QSignalBlocker quiet(m_table);
    m_deliveries = deliveries;
    m_table->setRowCount(0);
    for (const Delivery &one : deliveries)
        addRow(one);
    if (!deliveries.isEmpty())
        m_table->setCurrentCell(std::min(row, m_table->rowCount() - 1), 0);
    lookAtState();
    m_why->setVisible(!deliveries.isEmpty());
    if (deliveries.isEmpty())
        m_said->setText(tr("Nothing was imported into this queue yet."));
}

void DeliveriesDialog::addRow(const Delivery &delivery)
{
    const DeliveryCounts &counts = delivery.counts;
    const QLocale here;
    const QString texts[]{dateAndTime(delivery.at),
                          delivery.source,
                          delivery.user,
                          here.toString(counts.rows),
                          here.toString(counts.added),
                          here.toString(counts.rejected + counts.changed),
                          takenBackWords(delivery)};
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    for (int column = 0; column < m_table->columnCount(); ++column) {
        auto *cell = new QTableWidgetItem(cellText(texts[column]));
        cell->setToolTip(plainToolTip(column == 5 ? notAddedWords(counts) : texts[column]));
        if (column >= 3 && column <= 5)
            cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_table->setItem(row, column, cell);
    }
}

const Delivery *DeliveriesDialog::current() const
{
    const int row = m_table->currentRow();
    return row >= 0 && row < m_deliveries.size() ? &m_deliveries.at(row) : nullptr;
}

void DeliveriesDialog::lookAtState()
{
    m_state.reset();
    offer();
    const Delivery *delivery = current();
    if (!delivery)
        return;
    const ImportId id = delivery->id;
    answer(m_session.reading().run([id](DeliveryStore store) { return store.state(id); }), this,
           [this, id](const Outcome<DeliveryState> &state) { receive(id, state); });
}

void DeliveriesDialog::receive(ImportId delivery, const Outcome<DeliveryState> &state)
{
    if (!current() || current()->id != delivery || m_run.isRunning())
        return;
    if (!state)
        return m_said->setText(state.error().sentence);
    m_state = *state;
    m_said->setText((m_done + u' ' + wordsOn(*state)).trimmed());
    offer();
}

QString DeliveriesDialog::whyNever() const
{
    return whyNotAllowed(m_session, {Role::Supervisor, Role::Importer, Role::Administrator});
}

void DeliveriesDialog::offer(QPushButton *button, bool isPossible, const QString &otherwise)
{
    const QString never = whyNever();
    const bool hasReason = !m_reason->text().trimmed().isEmpty();
    button->setVisible(isPossible || !never.isEmpty());
    intray::offer(button, isPossible && hasReason && !m_run.isRunning(), never);
    if (never.isEmpty())
        button->setToolTip(!isPossible  ? otherwise
                           : !hasReason ? tr("Enter a reason first.")
                                        : QString());
}

void DeliveriesDialog::offer()
{
    const bool isPossible = m_state && (m_state->waiting > 0 || m_state->missing > 0);
    const bool isMissing =
        isPossible && whyNever().isEmpty() && m_reason->text().trimmed().isEmpty();
    m_missing->setText(isMissing ? tr("Enter a reason first.") : QString());
    offer(m_takeBack, m_state && m_state->waiting > 0,
          tr("No records of this delivery are waiting any more."));
    offer(m_dismiss, m_state && m_state->missing > 0,
          tr("This delivery has no known missing records."));
    offerAgain();
}

/// Who may not import is told the way for those who may.
void DeliveriesDialog::offerAgain()
{
    const Delivery *delivery = current();
    const bool isOut =
        delivery && m_state && delivery->counts.rejected + delivery->counts.changed > 0;
    m_again->setVisible(isOut &&
                        whyNotAllowed(m_session, {Role::Importer, Role::Administrator}).isEmpty());
    m_again->setEnabled(!m_run.isRunning());
    if (!isOut)
        return;
    constexpr int mostLetters = 30;
    QString file = bothEndsOf(delivery->source, mostLetters);
    m_again->setWords(tr("&Import %1 again...").arg(file.replace(u'&', QStringLiteral("&&"))));
}

void DeliveriesDialog::importAgain()
{
    const Delivery delivery = *current();
    accept();
    emit importWanted(delivery);
}

void DeliveriesDialog::takeBack()
{
    m_keeping = m_state->keeping();
    m_run.takeBack(current()->id, m_reason->text().trimmed());
    offer();
}

void DeliveriesDialog::dismissMissing()
{
    m_keeping = 0;
    m_run.dismissMissing(current()->id, m_reason->text().trimmed());
    offer();
}

void DeliveriesDialog::tellEnd(const Recalled &recalled)
{
    m_done = dismissedWords(recalled);
    if (m_keeping > 0)
        m_done +=
            u' ' + tr("%n record(s) keep the values that it brought.", nullptr, int(m_keeping));
    m_said->setText(m_done);
    if (!recalled.isCancelled)
        m_reason->clear();
    emit ended(m_done);
    look();
}

void DeliveriesDialog::reject()
{
    if (m_run.isRunning())
        m_run.cancel();
    else
        QDialog::reject();
}

} // namespace intray
