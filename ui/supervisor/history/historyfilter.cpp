// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/history/historyfilter.h"

#include "lists/celltext.h"
#include "lists/historymodel.h"
#include "queue/eventkind.h"
#include "schema/recordschema.h"
#include "ui/common/flowlayout.h"
#include "ui/common/linebutton.h"
#include "ui/common/queuechooser.h"
#include "ui/common/tokens.h"

#include <QComboBox>
#include <QDateEdit>
#include <QEvent>
#include <QLineEdit>

namespace intray {

namespace {

constexpr int mostLetters = 40; ///< Of a field's name.

enum Period { AnyTime, Today, Yesterday, Week, Month, Between };

} // namespace

HistoryFilter::HistoryFilter(QWidget *parent)
    : QWidget(parent)
    , m_item(new QLineEdit(this))
    , m_queue(new QueueChooser(this))
    , m_user(new QLineEdit(this))
    , m_kind(new QComboBox(this))
    , m_field(new QComboBox(this))
    , m_period(new QComboBox(this))
    , m_from(new QDateEdit(QDate::currentDate().addDays(-30), this))
    , m_to(new QDateEdit(QDate::currentDate(), this))
    , m_more(LineButton::make(LineButton::Rank::Quiet, tr("Fi&lters"), "historyFilters", this))
{
    build();
    follow();
}

void HistoryFilter::build()
{
    m_item->setObjectName(QStringLiteral("historyItem"));
    m_item->setPlaceholderText(tr("Key, or # and number"));
    m_item->setMinimumWidth(m_item->fontMetrics().horizontalAdvance(m_item->placeholderText()) +
                            2 * room::beside); // all of it is read
    m_queue->setObjectName(QStringLiteral("historyQueue"));
    m_queue->setQueues({}, tr("All queues"));
    m_user->setObjectName(QStringLiteral("historyUser"));
    m_user->setPlaceholderText(tr("Anybody"));
    m_kind->setObjectName(QStringLiteral("historyKind"));
    m_kind->addItem(tr("Everything"));
    for (const EventKind kind : searchableKinds())
        m_kind->addItem(wordForKind(kind), nameOf(kind));
    // A word of two lines would else widen the whole window.
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_kind->setMinimumContentsLength(12);
    m_field->setObjectName(QStringLiteral("historyField"));
    m_field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_field->setMinimumContentsLength(10);
    m_field->setToolTip(tr("Only lines that changed this field of the record."));
    offerFields();
    m_period->setObjectName(QStringLiteral("historyPeriod"));
    m_period->addItems({tr("Any time"), tr("Today"), tr("Yesterday"), tr("Last 7 days"),
                        tr("Last 30 days"), tr("From day to day")});
    m_from->setObjectName(QStringLiteral("historyFrom"));
    m_to->setObjectName(QStringLiteral("historyTo"));
    for (QDateEdit *day : {m_from, m_to})
        day->setCalendarPopup(true);
    auto *fields = new FlowLayout(this);
    fields->addField(tr("It&em"), m_item);
    m_rest = {fields->addField(tr("Que&ue"), m_queue), fields->addField(tr("&Who"), m_user),
              fields->addField(tr("Wha&t"), m_kind), fields->addField(tr("&Field"), m_field),
              fields->addField(tr("Whe&n"), m_period)};
    m_days = {fields->addField(tr("Fro&m"), m_from), fields->addField(tr("Unti&l"), m_to)};
    fields->addWidget(m_more);
    m_more->setCheckable(true);
    giveRoomForHint();
    showFields();
}

void HistoryFilter::setLow(bool isLow)
{
    m_isLow = isLow;
    showFields();
}

void HistoryFilter::showFields()
{
    const bool isAll = !m_isLow || m_more->isChecked();
    m_more->setVisible(m_isLow);
    for (QWidget *one : std::as_const(m_rest))
        one->setVisible(isAll);
    for (QWidget *day : std::as_const(m_days))
        day->setVisible(isAll && m_period->currentIndex() == Between);
}

// What is to be written is read as a whole.
void HistoryFilter::giveRoomForHint()
{
    constexpr int around = 24;
    m_item->setMinimumWidth(m_item->fontMetrics().horizontalAdvance(m_item->placeholderText()) +
                            around);
}

void HistoryFilter::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        giveRoomForHint();
}

void HistoryFilter::follow()
{
    connect(m_item, &QLineEdit::returnPressed, this, &HistoryFilter::wanted);
    connect(m_user, &QLineEdit::returnPressed, this, &HistoryFilter::wanted);
    connect(m_queue, &QueueChooser::chosen, this, [this] {
        offerFields();
        emit wanted();
    });
    connect(m_field, &QComboBox::activated, this, &HistoryFilter::wanted);
    connect(m_kind, &QComboBox::activated, this, &HistoryFilter::wanted);
    connect(m_more, &LineButton::toggled, this, &HistoryFilter::showFields);
    connect(m_period, &QComboBox::currentIndexChanged, this, [this] {
        showFields();
        emit wanted();
    });
    connect(m_from, &QDateEdit::editingFinished, this, &HistoryFilter::wanted);
    connect(m_to, &QDateEdit::editingFinished, this, &HistoryFilter::wanted);
}

void HistoryFilter::setQueues(const QList<Queue> &queues)
{
    m_known = queues;
    m_queue->setQueues(queues, tr("All queues"));
    offerFields();
}

/// Those of the chosen queue, or of all; what is chosen stays so if it is there still.
void HistoryFilter::offerFields()
{
    const QString chosen = m_field->currentData().toString();
    m_field->clear();
    m_field->addItem(tr("Any field"));
    for (const Queue &queue : std::as_const(m_known)) {
        if (!m_queue->queue().isEmpty() && m_queue->queue() != queue.name)
            continue;
        const RecordSchema schema = RecordSchema::of(queue).value_or(RecordSchema());
        for (const Field &field : schema.fields())
            if (m_field->findData(field.name) < 0)
                m_field->addItem(cellText(field.label, mostLetters), field.name);
    }
    m_field->setCurrentIndex(std::max(0, m_field->findData(chosen)));
}

void HistoryFilter::setPeriod(HistoryQuery &query) const
{
    const QDate today = QDate::currentDate();
    const auto days = [&query](const QDate &first, const QDate &last) {
        query.from = first.startOfDay().toUTC();
        query.to = last.addDays(1).startOfDay().toUTC();
    };
    switch (m_period->currentIndex()) {
    case Today:
        return days(today, today);
    case Yesterday:
        return days(today.addDays(-1), today.addDays(-1));
    case Week:
        return days(today.addDays(-6), today);
    case Month:
        return days(today.addDays(-29), today);
    case Between:
        return days(m_from->date(), m_to->date());
    default:
        return;
    }
}

HistoryQuery HistoryFilter::query() const
{
    HistoryQuery query;
    const QString item = m_item->text().trimmed();
    if (item.startsWith(u'#') && item.mid(1).toLongLong() > 0)
        query.item = ItemId(item.mid(1).toLongLong());
    else
        query.key = item;
    query.queue = m_queue->queue();
    query.user = m_user->text().trimmed();
    if (m_kind->currentIndex() > 0)
        query.kinds = {eventKindNamed(m_kind->currentData().toString())};
    query.field = m_field->currentData().toString();
    setPeriod(query);
    return query;
}

} // namespace intray
