// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/recordview.h"

#include "lists/rowwords.h"
#include "queue/daytime.h"
#include "session/answer.h"
#include "session/session.h"
#include "store/supervising/supervisionstore.h"
#include "store/work/workstore.h"
#include "ui/common/dialogfoot.h"
#include "ui/common/fieldlabels.h"
#include "ui/common/rights.h"
#include "ui/common/tables.h"
#include "ui/desk/notedialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QTableWidget>
#include <QVBoxLayout>

namespace intray {

static bool isFinished(const Item &item)
{
    return item.state != State::Open && item.state != State::Locked;
}

RecordView::RecordView(Session &session, const Item &item, const RecordSchema &schema,
                       QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_item(item)
    , m_schema(schema)
    , m_feed(session)
    , m_head(new QLabel(this))
    , m_fields(new QTableWidget(0, 3, this))
    , m_lines(new QTableView(this))
    , m_take(new QPushButton(tr("&Take"), this))
    , m_ask(new QPushButton(tr("Re&quest reopening..."), this))
    , m_decline(new QPushButton(tr("&Decline..."), this))
    , m_reopen(new QPushButton(tr("&Reopen"), this))
{
    setObjectName(QStringLiteral("finishedView"));
    setWindowTitle(isFinished(item) ? tr("Finished record %1").arg(called())
                                    : tr("Record %1").arg(called()));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(760, 560);
    build();
    ask();
}

void RecordView::build()
{
    m_head->setObjectName(QStringLiteral("finishedHead"));
    m_head->setTextFormat(Qt::PlainText);
    m_head->setWordWrap(true);
    m_head->setText(tr("Loading the record..."));
    m_fields->setObjectName(QStringLiteral("finishedFields"));
    m_fields->setAccessibleName(tr("Fields"));
    m_fields->setHorizontalHeaderLabels({tr("Field"), tr("As imported"), tr("Now")});
    m_fields->setEditTriggers(QAbstractItemView::NoEditTriggers);
    styleTable(m_fields);
    m_fields->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_fields->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_lines->setObjectName(QStringLiteral("finishedHistory"));
    m_lines->setAccessibleName(tr("History"));
    m_lines->setModel(&m_history);
    styleTable(m_lines);
    m_lines->horizontalHeader()->setStretchLastSection(true);
    giveRoom(m_lines->horizontalHeader(), HistoryModel::When, 26);
    giveRoom(m_lines->horizontalHeader(), HistoryModel::What, 32);
    for (const int column : {HistoryModel::Queue, HistoryModel::Key, HistoryModel::Where})
        m_lines->hideColumn(column);
    auto *parts = new QSplitter(Qt::Vertical, this);
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_fields);
    parts->addWidget(m_lines);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_head);
    column->addWidget(parts, 1);
    column->addWidget(makeFoot());
    m_fields->setFocus();
}

QWidget *RecordView::makeFoot()
{
    m_take->setObjectName(QStringLiteral("finishedTake"));
    m_take->setVisible(m_item.state == State::Open);
    offer(m_take, true, m_session.whyNoWriting());
    m_ask->setObjectName(QStringLiteral("finishedAsk"));
    m_decline->setObjectName(QStringLiteral("finishedDecline"));
    m_reopen->setObjectName(QStringLiteral("finishedReopen"));
    for (QPushButton *button : {m_take, m_ask, m_decline, m_reopen})
        button->setAutoDefault(false);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_ownEnds.setSingleShot(true);
    connect(&m_ownEnds, &QTimer::timeout, this, &RecordView::offerWhatCanBeDone);
    offerWhatCanBeDone();
    connect(m_take, &QPushButton::clicked, this, [this] {
        emit takeWanted(m_item.id);
        accept();
    });
    connect(m_ask, &QPushButton::clicked, this, &RecordView::askForIt);
    connect(m_decline, &QPushButton::clicked, this, &RecordView::decline);
    connect(m_reopen, &QPushButton::clicked, this, &RecordView::reopen);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return footOf({m_take, m_ask, m_decline, m_reopen}, buttons);
}

/// Whoever finished the record needs nobody for it while the queue's time lasts.
void RecordView::offerWhatCanBeDone()
{
    if (!isFinished(m_item)) {
        for (QPushButton *button : {m_ask, m_decline, m_reopen})
            button->hide();
        return;
    }
    const auto left = QDateTime::currentDateTimeUtc().msecsTo(m_ownUntil);
    m_isOwn = m_ownUntil.isValid() && left > 0;
    const QString whyNever = whyNotAllowed(m_session, {Role::Supervisor, Role::Administrator});
    offer(m_reopen, true, m_isOwn ? QString() : whyNever);
    if (m_isOwn) {
        m_reopen->setToolTip(tr("The record comes back to your desk. This is possible until %1.")
                                 .arg(dateAndTime(m_ownUntil)));
        constexpr qint64 longest = 24 * 3600 * 1000;
        m_ownEnds.start(static_cast<int>(std::min(left, longest)));
    }
    m_reopen->setVisible(m_isOwn || whyNever.isEmpty());
    m_ask->setVisible(!m_isOwn);
    const bool isAsked = m_asked.asking == Asking::ForItem;
    m_ask->setEnabled(!isAsked);
    m_ask->setToolTip(isAsked ? tr("Somebody has already requested this; a supervisor will answer.")
                              : tr("Supervisors see your request and your reason."));
    m_decline->setVisible(isAsked && whyNever.isEmpty());
}

void RecordView::findAsking()
{
    const auto history = m_session.reading().run(
        [item = m_item.id](WorkStore store) { return store.history(item); });
    answer(history, this, [this](const Outcome<QList<Event>> &told) {
        m_asked = told ? askedState(m_item.id, *told) : AskedState();
        showHead();
        offerWhatCanBeDone();
    });
}

static QString shownTime(const QDateTime &at)
{
    return dateAndTime(at);
}

static QString sentenceOn(const AskedState &asked)
{
    const QString at = shownTime(asked.at);
    return asked.asking == Asking::ForItem
               ? RecordView::tr("%1 requested reopening at %2: %3").arg(asked.user, at, asked.text)
               : RecordView::tr("%1 declined the reopening at %2: %3")
                     .arg(asked.by, at, asked.text);
}

void RecordView::showHead()
{
    m_head->setText(m_asked.asking == Asking::Nothing ? m_ending
                                                      : m_ending + u'\n' + sentenceOn(m_asked));
}

void RecordView::ask()
{
    m_history.setFieldWords(fieldLabels(m_session));
    connect(&m_feed, &HistoryFeed::begun, &m_history, &HistoryModel::clear);
    connect(&m_feed, &HistoryFeed::found, this,
            [this](const QList<HistoryLine> &lines) { m_history.append(lines, m_feed.hasMore()); });
    connect(&m_history, &HistoryModel::moreWanted, &m_feed, &HistoryFeed::more);
    connect(&m_feed, &HistoryFeed::failed, this, &RecordView::problem);
    HistoryQuery query;
    query.item = m_item.id;
    m_feed.search(query);
    findAsking();
    answer(
        m_session.reading().run([item = m_item.id](WorkStore store) { return store.detail(item); }),
        this, [this](const Outcome<ItemDetail> &detail) { receive(detail); });
}

QString RecordView::called() const
{
    return nameAndKey(m_item.key, m_item.record, NamingFields::of(m_schema));
}

QString RecordView::standing(const ItemDetail &detail) const
{
    if (m_item.state == State::Locked)
        return tr("%1, locked by %2 since %3")
            .arg(called(), m_item.lock.user, shownTime(m_item.lock.lockedAt));
    if (m_item.state == State::Open)
        return tr("%1, open").arg(called());
    if (m_item.hasPassed)
        return tr("%1, passed unopened at %2").arg(called(), shownTime(detail.finishedAt));
    return detail.finishedBy.isEmpty()
               ? called()
               : tr("%1, finished by %2 at %3")
                     .arg(called(), detail.finishedBy, shownTime(detail.finishedAt));
}

void RecordView::showField(const QString &name)
{
    m_field = name;
}

void RecordView::receive(const Outcome<ItemDetail> &detail)
{
    if (!detail) {
        m_head->setText(detail.error().sentence);
        return;
    }
    m_ending = standing(*detail);
    if (!detail->error.isEmpty())
        m_ending += u'\n' + detail->error;
    showHead();
    const auto span = m_session.queueNamed(m_item.queue).reopenOwn;
    if (span && detail->finishedBy == m_session.identity().user)
        m_ownUntil = detail->finishedAt.addSecs(span->count());
    offerWhatCanBeDone();
    showFields(*detail);
}

void RecordView::showFields(const ItemDetail &detail)
{
    const QList<Field> fields = m_schema.fieldsOf(detail.item.record);
    m_fields->setRowCount(static_cast<int>(fields.size()));
    for (int row = 0; row < fields.size(); ++row) {
        const Field &field = fields.at(row);
        const QString before = RecordSchema::textOf(detail.imported.value(field.name));
        const QString now = RecordSchema::textOf(detail.item.record.value(field.name));
        const QString texts[]{field.label, before, now};
        for (int column = 0; column < 3; ++column) {
            auto *cell = new QTableWidgetItem(texts[column]);
            if (column == 2 && before != now) {
                QFont font = m_fields->font();
                font.setBold(true);
                cell->setFont(font);
            }
            m_fields->setItem(row, column, cell);
        }
    }
    for (int row = 0; row < fields.size(); ++row)
        if (fields.at(row).name == m_field)
            m_fields->setCurrentCell(row, 2);
}

void RecordView::askForIt()
{
    askWhy(Asking::ForItem,
           tr("Reopening of %1 was requested. A supervisor reopens it for you, or declines."));
}

void RecordView::decline()
{
    askWhy(Asking::Declined, tr("%1 stays finished. The person who requested it reads why."));
}

void RecordView::askWhy(Asking asking, const QString &sentence)
{
    auto *dialog = new NoteDialog(m_session, m_item, this, asking);
    connect(dialog, &NoteDialog::written, this, [this, sentence] {
        m_feed.search(m_feed.query());
        findAsking();
        emit told(sentence.arg(called()));
    });
    dialog->open();
}

void RecordView::reopen()
{
    if (!m_isOwn)
        return reopenForAll();
    emit ownWanted(m_item.id);
    accept();
}

void RecordView::reopenForAll()
{
    m_reopen->setEnabled(false);
    answer(m_session.actions().run(
               [item = m_item.id](SupervisionStore store) { return store.reopen(item); }),
           this, [this](const auto &reopened) {
               if (!reopened) {
                   m_head->setText(reopened.error().sentence);
                   return;
               }
               m_session.lookNow();
               emit told(
                   m_asked.asking == Asking::ForItem
                       ? tr("%1 is open again, first for %2 if they are still allowed to take it.")
                             .arg(called(), m_asked.user)
                       : tr("%1 is open again.").arg(called()));
               accept();
           });
}

} // namespace intray
