// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/takeawaydialog.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/supervising/bulkwork.h"
#include "store/supervising/supervisionstore.h"
#include "ui/common/formrows.h"
#include "ui/supervisor/userchoice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

namespace intray {

/// What it says counts in seconds.
static constexpr std::chrono::seconds lookEvery{5};

static QString nameOf(TakeAwayDialog::Way way)
{
    return way == TakeAwayDialog::Way::Release ? QStringLiteral("release")
                                               : QStringLiteral("reassign");
}

static QHash<ItemId, QString> keysOf(const QList<HeldLock> &locks)
{
    QHash<ItemId, QString> keys;
    for (const HeldLock &held : locks)
        keys.insert(held.item, held.key);
    return keys;
}

TakeAwayDialog::TakeAwayDialog(Session &session, const QList<HeldLock> &locks, Way way,
                               QWidget *parent)
    : BulkDialog(session, nameOf(way), parent)
    , m_locks(locks)
    , m_held(locks)
    , m_way(way)
{
    setWindowTitle(way == Way::Release ? tr("Release locks") : tr("Reassign items"));
    setKeys(keysOf(locks));
    ask();
    setAction(way == Way::Release ? tr("&Release") : tr("&Reassign"));
    showPreview();
    connect(&session, &Session::databaseChanged, this, &TakeAwayDialog::lookAgain);
    connect(&m_again, &QTimer::timeout, this, &TakeAwayDialog::lookAgain);
    m_again.start(lookEvery);
}

void TakeAwayDialog::showPreview()
{
    const LockTally tally = tallyOf(m_held);
    if (tally.locks == 0)
        return setPreview(sentenceFor(tally));
    const bool areElsewhere = tally.elsewhere == tally.locks;
    const QString will = m_way == Way::Release && areElsewhere ? tr("Whoever takes next gets them.")
                         : m_way == Way::Release ? tr("Whoever takes next gets them. Their holders "
                                                      "are notified at once and keep their text.")
                                                 : tr("They go to somebody else at once. Their "
                                                      "holders are notified and keep their text.");
    setPreview(sentenceFor(tally) + u' ' + will);
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

void TakeAwayDialog::ask()
{
    if (m_way == Way::Reassign) {
        m_to = new UserChoice(session(), questions());
        m_to->setObjectName(QStringLiteral("reassignTo"));
        connect(m_to, &QComboBox::currentTextChanged, this, [this] { check(); });
        form().addRow(labelFor(tr("&To"), m_to), m_to);
    }
    addReason(tr("Re&ason"));
    m_drafts = new QCheckBox(tr("Pass on what was typed as a &proposal"), questions());
    m_drafts->setObjectName(nameOf(m_way) + QStringLiteral("Drafts"));
    m_drafts->setToolTip(tr("Whoever gets the item accepts or rejects it field by field."));
    form().addRow(QString(), m_drafts);
}

QString TakeAwayDialog::whyNotYet() const
{
    if (m_held.isEmpty())
        return tr("Nobody holds any of these items.");
    if (m_to && m_to->currentText().trimmed().isEmpty())
        return tr("Choose who gets the items.");
    return reason().isEmpty() ? tr("A reason is required.") : QString();
}

void TakeAwayDialog::begin(BulkRun &run) const
{
    run.takeAway(seen(m_locks), {reason(), m_to ? m_to->currentText().trimmed() : QString(),
                                 m_drafts->isChecked()});
}

QString TakeAwayDialog::wordsForDone(int items) const
{
    if (m_way == Way::Release)
        return tr("%n lock(s) released.", nullptr, items);
    return tr("%n item(s) reassigned to %1.", nullptr, items).arg(m_to->currentText().trimmed());
}

} // namespace intray
