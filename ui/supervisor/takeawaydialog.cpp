// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/takeawaydialog.h"

#include "lists/celltext.h"
#include "session/answer.h"
#include "session/session.h"
#include "store/supervising/bulkwork.h"
#include "store/supervising/supervisionstore.h"
#include "ui/common/tables.h"
#include "ui/supervisor/receiverchoice.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QTableWidget>

#include <algorithm>

namespace intray {

/// What it says counts in seconds.
static constexpr std::chrono::seconds lookEvery{5};

static QHash<ItemId, QString> keysOf(const QList<HeldLock> &locks)
{
    QHash<ItemId, QString> keys;
    for (const HeldLock &held : locks)
        keys.insert(held.item, held.key);
    return keys;
}

TakeAwayDialog::TakeAwayDialog(Session &session, const QList<HeldLock> &locks, Way way,
                               QWidget *parent)
    : BulkDialog(session, QStringLiteral("takeAway"), parent)
    , m_locks(locks)
    , m_held(locks)
{
    setKeys(keysOf(locks));
    ask(way);
    showPreview();
    connect(&session, &Session::databaseChanged, this, &TakeAwayDialog::lookAgain);
    connect(&m_again, &QTimer::timeout, this, &TakeAwayDialog::lookAgain);
    m_again.start(lookEvery);
}

void TakeAwayDialog::ask(Way way)
{
    makeItems();
    m_goes = new ReceiverChoice(session(), QStringLiteral("takeAway"), questions());
    if (way == Way::Reassign)
        m_goes->choosePerson();
    connect(m_goes, &ReceiverChoice::changed, this, &TakeAwayDialog::showPreview);
    form().addRow(tr("Goes"), m_goes);
    addReason(tr("Re&ason"));
    m_drafts = new QCheckBox(tr("Pass on what was typed as a &proposal"), questions());
    m_drafts->setObjectName(QStringLiteral("takeAwayDrafts"));
    m_drafts->setToolTip(tr("Whoever gets the item accepts or rejects it field by field."));
    form().addRow(QString(), m_drafts);
}

void TakeAwayDialog::makeItems()
{
    constexpr int mostRows = 5;
    m_items = new QTableWidget(static_cast<int>(m_locks.size()), 4, questions());
    m_items->setObjectName(QStringLiteral("takeAwayItems"));
    m_items->setAccessibleName(tr("What will happen"));
    m_items->setHorizontalHeaderLabels(
        {tr("Item"), tr("Locked by"), tr("Typed"), tr("Afterwards")});
    styleTable(m_items);
    m_items->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_items->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_items->horizontalHeader()->setStretchLastSection(true);
    const int rows = std::min(mostRows, m_items->rowCount());
    m_items->setFixedHeight(m_items->horizontalHeader()->sizeHint().height() +
                            rows * m_items->verticalHeader()->defaultSectionSize() + 2);
    form().addRow(m_items);
}

QWidget *TakeAwayDialog::firstField() const
{
    return m_goes->isToPool() ? findChild<QWidget *>(QStringLiteral("takeAwayReason"))
                              : m_goes->nameField();
}

void TakeAwayDialog::showPreview()
{
    showItems();
    setAction(m_goes->isToPool() ? tr("&Release") : tr("&Reassign"));
    setWindowTitle(m_goes->isToPool() ? tr("Release %n lock(s)?", nullptr, int(m_locks.size()))
                                      : tr("Who gets %n item(s)?", nullptr, int(m_locks.size())));
    const LockTally tally = tallyOf(m_held);
    form().setRowVisible(m_drafts, tally.drafts > 0); // there is nothing to pass on
    if (tally.locks == 0)
        return setPreview(sentenceFor(tally));
    const bool areElsewhere = tally.elsewhere == tally.locks;
    const QString will =
        tally.locks == 1 ? whatBecomesOfOne(areElsewhere) : whatBecomesOfAll(areElsewhere);
    setPreview(sentenceFor(tally) + u' ' + will);
}

QString TakeAwayDialog::whatBecomesOfOne(bool isElsewhere) const
{
    if (!m_goes->isToPool())
        return tr("It goes to somebody else at once. Its holder is notified and keeps the text.");
    return isElsewhere ? tr("Whoever takes next gets it.")
                       : tr("Whoever takes next gets it. Its holder is notified at once and keeps "
                            "the text.");
}

QString TakeAwayDialog::whatBecomesOfAll(bool areElsewhere) const
{
    if (!m_goes->isToPool())
        return tr("They go to somebody else at once. Their holders are notified and keep their "
                  "text.");
    return areElsewhere ? tr("Whoever takes next gets them.")
                        : tr("Whoever takes next gets them. Their holders are notified at once and "
                             "keep their text.");
}

QString TakeAwayDialog::afterwardsOf(const HeldLock &chosen) const
{
    const bool isHeld = std::any_of(m_held.begin(), m_held.end(),
                                    [&](const HeldLock &held) { return held.item == chosen.item; });
    if (!isHeld)
        return tr("stays as it is: this lock is gone");
    if (m_goes->isToPool())
        return tr("open for everybody");
    return m_goes->isMissing() ? tr("somebody else has it") : tr("%1 has it").arg(m_goes->to());
}

void TakeAwayDialog::showItems()
{
    for (int row = 0; row < m_items->rowCount(); ++row) {
        const HeldLock &chosen = m_locks.at(row);
        const auto now = std::find_if(m_held.begin(), m_held.end(), [&](const HeldLock &held) {
            return held.item == chosen.item;
        });
        const bool hasDraft = now == m_held.end() ? chosen.hasDraft : now->hasDraft;
        const QString cells[]{keyText(chosen.key), cellText(chosen.lock.user),
                              hasDraft ? tr("yes") : tr("no"), afterwardsOf(chosen)};
        for (int column = 0; column < m_items->columnCount(); ++column) {
            auto *cell = new QTableWidgetItem(cells[column]);
            cell->setToolTip(plainToolTip(column == 0 ? chosen.key : cells[column]));
            m_items->setItem(row, column, cell);
        }
    }
}

void TakeAwayDialog::lookAgain()
{
    const auto work = [](SupervisionStore &store) { return allLocks(store, LockQuery()); };
    answer(session().reading().run(work), this, [this](const Outcome<QList<HeldLock>> &locks) {
        if (locks && isAsking())
            receive(*locks);
    });
}

// Only the locks that were chosen; a newer lock of the same item is somebody else's.
void TakeAwayDialog::receive(const QList<HeldLock> &now)
{
    QHash<ItemId, HeldLock> held;
    for (const HeldLock &one : now)
        held.insert(one.item, one);
    QList<HeldLock> still;
    for (const HeldLock &chosen : m_locks) {
        const auto found = held.constFind(chosen.item);
        if (found != held.constEnd() && found->lock.id == chosen.lock.id &&
            found->lock.user == chosen.lock.user)
            still << *found;
    }
    m_held = still;
    showPreview();
}

QString TakeAwayDialog::whyNotYet() const
{
    if (m_held.isEmpty())
        return tr("Nobody holds any of these items.");
    if (m_goes->isMissing())
        return tr("Choose who gets the items.");
    return reason().isEmpty() ? tr("A reason is required.") : QString();
}

void TakeAwayDialog::begin(BulkRun &run) const
{
    run.takeAway(seen(m_locks), {reason(), m_goes->to(), m_drafts->isChecked()});
}

QString TakeAwayDialog::wordsForDone(const QList<ItemId> &done) const
{
    const auto items = int(done.size());
    QList<HeldLock> released = m_locks;
    released.removeIf([&](const HeldLock &lock) { return !done.contains(lock.item); });
    const LockTally tally = tallyOf(released);
    const bool isOne = m_locks.size() == 1 && items == 1;
    if (m_goes->isToPool() && isOne)
        return tr("%1, which %2 held, is released.")
            .arg(keyText(m_locks.constFirst().key), cellText(m_locks.constFirst().lock.user));
    if (m_goes->isToPool() && items == 0)
        return tr("No lock was released.");
    if (m_goes->isToPool())
        return tr("%n lock(s) of %1 released.", nullptr, items).arg(cellText(holdersOf(tally)));
    return tr("%n item(s) reassigned to %1.", nullptr, items).arg(m_goes->to());
}

} // namespace intray
