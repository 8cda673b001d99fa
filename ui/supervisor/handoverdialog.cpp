// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/handoverdialog.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/supervising/bulkwork.h"
#include "store/supervising/supervisionstore.h"
#include "ui/common/formrows.h"
#include "ui/supervisor/receiverchoice.h"
#include "ui/supervisor/userchoice.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>

namespace intray {

HandOverDialog::HandOverDialog(Session &session, const QString &from, QWidget *parent)
    : BulkDialog(session, QStringLiteral("handOver"), parent)
{
    setWindowTitle(tr("Who gets everything that somebody holds?"));
    ask(from);
    setAction(tr("&Hand over"));
    look();
    connect(&session, &Session::databaseChanged, this, &HandOverDialog::lookAgain);
}

void HandOverDialog::ask(const QString &from)
{
    m_from = new UserChoice(session(), questions());
    m_from->setObjectName(QStringLiteral("handOverFrom"));
    m_from->setEditText(from);
    connect(m_from, &QComboBox::currentTextChanged, this, &HandOverDialog::look);
    form().addRow(labelFor(tr("Everything &of"), m_from), m_from);
    m_goes = new ReceiverChoice(session(), QStringLiteral("handOver"), questions());
    connect(m_goes, &ReceiverChoice::changed, this, [this] { check(); });
    form().addRow(tr("Goes"), m_goes);
    addReason(tr("Re&ason"));
    m_drafts = new QCheckBox(tr("Pass on what was typed as a &proposal"), questions());
    m_drafts->setObjectName(QStringLiteral("handOverDrafts"));
    form().addRow(QString(), m_drafts);
}

QString HandOverDialog::from() const
{
    return m_from->currentText().trimmed();
}

void HandOverDialog::look()
{
    m_held = 0;
    form().setRowVisible(m_drafts, false);
    setPreview(tr("Loading the locks..."));
    lookAgain();
}

void HandOverDialog::lookAgain()
{
    LockQuery query;
    query.user = from();
    if (query.user.isEmpty())
        return setPreview(tr("Choose whose items are handed over."));
    const auto work = [query](SupervisionStore &store) { return allLocks(store, query); };
    answer(session().reading().run(work), this,
           [this, mine = ++m_look](const Outcome<QList<HeldLock>> &locks) {
               if (mine != m_look || !isAsking())
                   return;
               if (locks)
                   showLocks(*locks);
               else
                   setPreview(locks.error().sentence);
           });
}

void HandOverDialog::showLocks(const QList<HeldLock> &locks)
{
    m_held = static_cast<int>(locks.size());
    const LockTally tally = tallyOf(locks);
    form().setRowVisible(m_drafts, tally.drafts > 0); // else there is nothing to pass on
    QHash<ItemId, QString> keys;
    for (const HeldLock &held : locks)
        keys.insert(held.item, held.key);
    setKeys(keys);
    setPreview(m_held == 0 ? tr("%1 holds no items.").arg(from()) : sentenceFor(tally));
}

QString HandOverDialog::whyNotYet() const
{
    if (m_held == 0)
        return preview();
    if (m_goes->isMissing())
        return tr("Choose who gets the items.");
    return reason().isEmpty() ? tr("A reason is required.") : QString();
}

void HandOverDialog::begin(BulkRun &run) const
{
    run.handOver(from(), {reason(), m_goes->to(), m_drafts->isChecked()});
}

QString HandOverDialog::wordsForDone(const QList<ItemId> &done) const
{
    const auto items = int(done.size());
    if (m_goes->isToPool())
        return tr("%n item(s) of %1 are open again.", nullptr, items).arg(from());
    return tr("%n item(s) of %1 were handed over to %2.", nullptr, items).arg(from(), m_goes->to());
}

} // namespace intray
