// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/disposition.h"
#include "queue/heldlock.h"
#include "ui/common/bulkdialog.h"

#include <QTimer>

class QCheckBox;
class QTableWidget;

namespace intray {

class ReceiverChoice;

/// Takes locks away: their items are open for everybody, or go to somebody else. Only exactly the
/// locks that were seen; a newer one stays. Shows for each item what will become of it, anew while
/// it is open: the holders go on working.
class TakeAwayDialog : public BulkDialog
{
    Q_OBJECT
public:
    enum class Way { Release, Reassign }; ///< With which choice it opens.

    TakeAwayDialog(Session &session, const QList<HeldLock> &locks, Way way, QWidget *parent);

protected:
    QWidget *firstField() const override;
    QString whyNotYet() const override;
    void begin(BulkRun &run) const override;
    QString wordsForDone(const QList<ItemId> &done) const override;

private:
    void ask(Way way);
    void makeItems();
    void lookAgain();
    void receive(const QList<HeldLock> &now);
    void showPreview();
    QString whatBecomesOfOne(bool isElsewhere) const;
    QString whatBecomesOfAll(bool areElsewhere) const;
    void showItems();
    QString afterwardsOf(const HeldLock &chosen) const;

    const QList<HeldLock> m_locks; ///< Those that were chosen; each is told of in the report.
    QList<HeldLock> m_held;        ///< Of these what is still held, as it is now.
    QTimer m_again;
    QTableWidget *m_items = nullptr;
    ReceiverChoice *m_goes = nullptr;
    QCheckBox *m_drafts = nullptr;
};

} // namespace intray
