// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/heldlock.h"
#include "ui/common/bulkdialog.h"

class QCheckBox;
class QComboBox;

namespace intray {

class ReceiverChoice;

/// For somebody who is ill or has left: everything that one user holds goes to another, or back to
/// the pool.
class HandOverDialog : public BulkDialog
{
    Q_OBJECT
public:
    HandOverDialog(Session &session, const QString &from, QWidget *parent);

protected:
    QString whyNotYet() const override;
    void begin(BulkRun &run) const override;
    QString wordsForDone(const QList<ItemId> &done) const override;

private:
    void ask(const QString &from);
    void look();
    void lookAgain();
    void showLocks(const QList<HeldLock> &locks);
    QString from() const;

    QComboBox *m_from = nullptr;
    ReceiverChoice *m_goes = nullptr;
    QCheckBox *m_drafts = nullptr;
    int m_held = 0;
    int m_look = 0; ///< Answers about somebody else are not shown.
};

} // namespace intray
