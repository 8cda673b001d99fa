// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/history/historyfilter.h"

#include "lists/celltext.h"
#include "lists/historymodel.h"
#include "queue/eventkind.h"
#include "schema/recordschema.h"
#include "ui/common/altletters.h"
#include "ui/common/chip.h"
#include "ui/common/chiprow.h"
#include "ui/common/flowlayout.h"
#include "ui/common/queuechooser.h"
#include "ui/common/tokens.h"

#include <QApplication>
#include <QComboBox>
#include <QDateEdit>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QShortcut>

#include <algorithm>

namespace intray {

namespace {

constexpr int longestShown = 40; ///< Letters of a name.

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
    , m_chips(new ChipRow(this))
    , m_menu(new QMenu(this))
{
    build();
    follow();
}

void HistoryFilter::build()
{
    nameFields();
    offerFields();
    layOut();
    makeMenu();
    giveRoomForHint();
    showFields();
    showChips();
}

void HistoryFilter::nameFields()
{
    m_item->setObjectName(QStringLiteral("historyItem"));
    m_item->setPlaceholderText(tr("Key, or # and number"));
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
    m_period->setObjectName(QStringLiteral("historyPeriod"));
    m_period->addItems({tr("Any time"), tr("Today"), tr("Yesterday"), tr("Last 7 days"),
                        tr("Last 30 days"), tr("From day to day")});
    m_from->setObjectName(QStringLiteral("historyFrom"));
    m_to->setObjectName(QStringLiteral("historyTo"));
    for (QDateEdit *day : {m_from, m_to})
        day->setCalendarPopup(true);
    m_chips->setObjectName(QStringLiteral("historyChips"));
}

void HistoryFilter::layOut()
{
    auto *fields = new FlowLayout(this);
    fields->addField(tr("It&em"), m_item);
    const auto add = [&](const QString &name, QWidget *field) {
        QWidget *holder = fields->addField(name, field);
        Filter one{holder->findChild<QLabel *>(), holder, field, new QShortcut(this)};
        callWithLetterOf(*one.label, *one.letter);
        return one;
    };
    m_filters = {add(tr("Que&ue"), m_queue), add(tr("&Who"), m_user), add(tr("Wha&t"), m_kind),
                 add(tr("&Field"), m_field), add(tr("Whe&n"), m_period)};
    m_days = {fields->addField(tr("Fro&m"), m_from), fields->addField(tr("Unti&l"), m_to)};
    fields->addWidget(m_chips);
}

void HistoryFilter::makeMenu()
{
    m_menu->setObjectName(QStringLiteral("historyFilterMenu"));
    for (int of = 0; of < OfCount; ++of) {
        connect(m_menu->addAction(QString()), &QAction::triggered, this, [this, of] { open(of); });
        connect(m_filters.at(of).letter, &QShortcut::activated, this, [this, of] { open(of); });
    }
    connect(m_menu, &QMenu::aboutToShow, this, [this] {
        for (int of = 0; of < OfCount; ++of) {
            const QString label = m_filters.at(of).label->text();
            const QString key = QKeySequence::mnemonic(label).toString(QKeySequence::NativeText);
            m_menu->actions().at(of)->setText(label + u'\t' + key);
        }
    });
    m_chips->setAddWords(tr("Fi&lters"));
    m_chips->add()->setObjectName(QStringLiteral("historyFilters"));
}

void HistoryFilter::open(int of)
{
    close();
    m_open = of;
    showFields();
    m_filters.at(of).field->setFocus(Qt::ShortcutFocusReason);
}

void HistoryFilter::close()
{
    m_open = Nothing;
    showFields();
    if (m_searched != said())
        search();
}

// What opens over the window, such as a calendar, belongs to the field.
void HistoryFilter::leaveFor(const QWidget *now)
{
    if (m_open == Nothing || !now || now->window() != window())
        return;
    QList<QWidget *> its = m_days;
    its << m_filters.at(m_open).holder;
    if (std::ranges::none_of(its, [now](const QWidget *one) { return one->isAncestorOf(now); }))
        close();
}

void HistoryFilter::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape || m_open == Nothing)
        return QWidget::keyPressEvent(event);
    m_chips->add()->setFocus(Qt::OtherFocusReason); // which closes it
}

void HistoryFilter::showFields()
{
    for (int of = 0; of < OfCount; ++of) {
        const bool isOpen = of == m_open;
        m_filters.at(of).holder->setVisible(isOpen);
        m_filters.at(of).letter->setEnabled(!isOpen);
    }
    for (QWidget *day : std::as_const(m_days))
        day->setVisible(m_open == ByPeriod && m_period->currentIndex() == Between);
}

/// Empty: it narrows nothing.
QString HistoryFilter::chosenIn(int of) const
{
    if (of == ByUser)
        return m_user->text().trimmed();
    const auto *box = static_cast<const QComboBox *>(m_filters.at(of).field);
    if (of == ByQueue ? m_queue->queue().isEmpty() : box->currentIndex() <= 0)
        return {};
    const auto day = [](const QDateEdit *one) {
        return QLocale().toString(one->date(), QLocale::ShortFormat);
    };
    return of == ByPeriod && box->currentIndex() == Between
               ? tr("%1 to %2", "days").arg(day(m_from), day(m_to))
               : box->currentText();
}

QStringList HistoryFilter::said() const
{
    QStringList all;
    for (int of = 0; of < OfCount; ++of)
        all << chosenIn(of);
    return all;
}

void HistoryFilter::showChips()
{
    QStringList words;
    m_set.clear();
    m_searched = said();
    for (int of = 0; of < OfCount; ++of) {
        if (m_searched.at(of).isEmpty())
            continue;
        m_set << of;
        words << tr("%1: %2", "a filter")
                     .arg(m_filters.at(of).label->text().remove(u'&'),
                          cellText(m_searched.at(of), longestShown));
    }
    m_chips->setFilters(words);
}

void HistoryFilter::search()
{
    showChips();
    emit wanted();
}

bool HistoryFilter::isNarrowing() const
{
    return !m_item->text().trimmed().isEmpty() || !said().join(QString()).isEmpty();
}

void HistoryFilter::focusSearch()
{
    m_item->setFocus(Qt::ShortcutFocusReason);
    m_item->selectAll();
}

void HistoryFilter::clear()
{
    m_item->clear();
    for (int of = 0; of < OfCount; ++of)
        forget(of);
    showFields();
    search();
}

void HistoryFilter::reset(int of)
{
    forget(of);
    showFields();
    search();
}

void HistoryFilter::forget(int of)
{
    const QSignalBlocker quiet(m_filters.at(of).field);
    if (of == ByUser)
        m_user->clear();
    else
        static_cast<QComboBox *>(m_filters.at(of).field)->setCurrentIndex(0);
    if (of == ByQueue)
        offerFields();
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
    for (QLineEdit *text : {m_item, m_user})
        connect(text, &QLineEdit::returnPressed, this, &HistoryFilter::search);
    connect(m_queue, &QueueChooser::chosen, this, [this] {
        offerFields();
        search();
    });
    for (QComboBox *choice : {m_field, m_kind})
        connect(choice, &QComboBox::activated, this, &HistoryFilter::search);
    connect(m_period, &QComboBox::currentIndexChanged, this, [this] {
        showFields();
        search();
    });
    for (QDateEdit *day : {m_from, m_to})
        connect(day, &QDateEdit::editingFinished, this, &HistoryFilter::search);
    connect(m_chips, &ChipRow::filterWanted, this, [this](int chip) { open(m_set.at(chip)); });
    connect(m_chips, &ChipRow::removeWanted, this, [this](int chip) { reset(m_set.at(chip)); });
    connect(m_chips, &ChipRow::addWanted, this, [this] {
        const QWidget *add = m_chips->add();
        m_menu->popup(add->mapToGlobal(QPoint(0, add->height())));
    });
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget *, QWidget *now) { leaveFor(now); });
}

void HistoryFilter::setQueues(const QList<Queue> &queues)
{
    m_known = queues;
    m_queue->setQueues(queues, tr("All queues"));
    offerFields();
    showChips();
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
                m_field->addItem(cellText(field.label, longestShown), field.name);
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
