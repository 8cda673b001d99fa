// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/disposition.h"
#include "queue/heldlock.h"
#include "ui/common/bulkdialog.h"

class QCheckBox;
class QComboBox;

namespace intray {

/// Takes locks away: their items are open for everybody, or go to somebody else. Only exactly the
/// locks that were seen; a newer one stays.
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

    const QList<HeldLock> m_locks;
    const Way m_way;
    QComboBox *m_to = nullptr;
    QCheckBox *m_drafts = nullptr;
};

} // namespace intray
