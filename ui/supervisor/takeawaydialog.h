// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/disposition.h"
#include "queue/heldlock.h"
#include "ui/common/bulkdialog.h"

#include <QTimer>

class QCheckBox;
class QComboBox;

namespace intray {

/// Takes locks away: their items are open for everybody, or go to somebody else. Only exactly the
/// locks that were seen; a newer one stays. Says anew what it will do while it is open: the holders
/// go on working.
class TakeAwayDialog : public BulkDialog
{
    Q_OBJECT
public:
    enum class Way { Release, Reassign };

    TakeAwayDialog(Session &session, const QList<HeldLock> &locks, Way way, QWidget *parent);

protected:
    QString whyNotYet() const override;
    void begin(BulkRun &run) const override;
    QString wordsForDone(int items) const override;

private:
    void ask();
    void lookAgain();
    void receive(const QList<HeldLock> &now);
    void showPreview();

    const QList<HeldLock> m_locks; ///< Those that were chosen; each is told of in the report.
    QList<HeldLock> m_held;        ///< Of these what is still held, as it is now.
    const Way m_way;
    QTimer m_again;
    QComboBox *m_to = nullptr;
    QCheckBox *m_drafts = nullptr;
};

} // namespace intray
