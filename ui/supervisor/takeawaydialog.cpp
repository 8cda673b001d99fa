// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/takeawaydialog.h"

#include "ui/common/formrows.h"
#include "ui/supervisor/userchoice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

namespace intray {

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
    , m_way(way)
{
    setWindowTitle(way == Way::Release ? tr("Release locks") : tr("Reassign items"));
    setKeys(keysOf(locks));
    ask();
    setAction(way == Way::Release ? tr("&Release") : tr("&Reassign"));
    const LockTally tally = tallyOf(locks);
    const bool areElsewhere = tally.elsewhere > 0 && tally.elsewhere == tally.locks;
    const QString will =
        way == Way::Release && areElsewhere ? tr("Whoever takes next gets them.")
        : way == Way::Release
            ? tr("Whoever takes next gets them. The holders are told at once and keep their text.")
            : tr("They go to somebody else at once. The holders are told and keep their text.");
    setPreview(sentenceFor(tally) + u' ' + will);
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
    m_drafts = new QCheckBox(tr("What was typed goes along as a &proposal"), questions());
    m_drafts->setObjectName(nameOf(m_way) + QStringLiteral("Drafts"));
    m_drafts->setToolTip(tr("Whoever gets the item takes or refuses it field by field."));
    form().addRow(QString(), m_drafts);
}

QString TakeAwayDialog::whyNotYet() const
{
    if (m_locks.isEmpty())
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
