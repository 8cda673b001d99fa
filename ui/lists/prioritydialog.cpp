// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/prioritydialog.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/reading/liststore.h"
#include "ui/common/dialoglook.h"
#include "ui/common/formrows.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace intray {

static bool isLess(const Item &one, const Item &other)
{
    return one.priority < other.priority;
}

static QString sentenceOn(const QList<Item> &items)
{
    const auto [low, high] = std::minmax_element(items.begin(), items.end(), isLess);
    const int count = static_cast<int>(items.size());
    if (low->priority == high->priority)
        return PriorityDialog::tr("%n item(s) with the priority %1.", nullptr, count)
            .arg(low->priority);
    return PriorityDialog::tr("%n item(s) with priorities from %1 to %2.", nullptr, count)
        .arg(low->priority)
        .arg(high->priority);
}

PriorityDialog::PriorityDialog(Session &session, const Queue &queue, const QList<Item> &items,
                               QWidget *parent)
    : BulkDialog(session, QStringLiteral("priority"), parent)
    , m_items(items)
{
    DialogLook::ask(*this, tr("Which priority do the items of %1 get?").arg(queue.displayTitle()),
                    tr("Priority"));
    setKeysOf(items);
    ask();
    setAction(tr("&Change"));
    setPreview(sentenceOn(items) + u' ' +
               tr("The highest priority comes first; within one priority the oldest item."));
    look(queue.name);
}

void PriorityDialog::ask()
{
    m_value = new QSpinBox(questions());
    m_value->setObjectName(QStringLiteral("priorityValue"));
    m_value->setRange(-mostUrgent, mostUrgent);
    m_value->setValue(m_items.constFirst().priority);
    m_value->selectAll();
    connect(m_value, &QSpinBox::valueChanged, this, [this] { check(); });
    m_first = new QPushButton(tr("&Before all others"), questions());
    m_first->setObjectName(QStringLiteral("priorityFirst"));
    m_first->setAutoDefault(false);
    m_first->setEnabled(false);
    connect(m_first, &QPushButton::clicked, this,
            [this] { m_value->setValue(std::min(m_highest + 1, mostUrgent)); });
    m_next = sentenceLabel(tr("Loading what comes next..."), questions());
    m_next->setObjectName(QStringLiteral("priorityNext"));
    auto *label = labelFor(tr("New &priority"), m_value);
    form().addRow(label, inOneLine({m_value, m_first}, questions()));
    form().addRow(QString(), m_next);
    addReason(tr("Re&ason"));
}

void PriorityDialog::look(const QString &queue)
{
    const auto work = [queue](ListStore &store) {
        ItemQuery query;
        query.isBrief = true;
        query.queue = queue;
        PageRequest first;
        first.limit = 1;
        return store.page(query, first);
    };
    answer(session().reading().run(work), this,
           [this](const Outcome<ItemPage> &page) { showNext(page); });
}

void PriorityDialog::showNext(const Outcome<ItemPage> &page)
{
    if (!page)
        return m_next->setText(page.error().sentence);
    if (page->items.isEmpty())
        return m_next->setText(tr("No items are waiting in this queue any more."));
    m_highest = page->items.constFirst().priority;
    m_first->setEnabled(true);
    m_next->setText(tr("The next item has the priority %1.").arg(m_highest));
}

QString PriorityDialog::whyNotYet() const
{
    const bool isNews = std::any_of(m_items.begin(), m_items.end(), [this](const Item &item) {
        return item.priority != m_value->value();
    });
    return isNews ? QString() : tr("The items already have this priority.");
}

void PriorityDialog::begin(BulkRun &run) const
{
    QList<ItemId> items;
    for (const Item &item : m_items)
        items << item.id;
    run.prioritize(items, {m_value->value(), reason()});
}

QString PriorityDialog::wordsForDone(const QList<ItemId> &done) const
{
    const auto items = int(done.size());
    return tr("%n item(s) now have the priority %1.", nullptr, items).arg(m_value->value());
}

} // namespace intray
