// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "ui/common/bulkdialog.h"

class QLabel;
class QPushButton;
class QSpinBox;

namespace intray {

struct ItemPage;

/// Brings waiting items of a queue forward, or puts them behind others, by another priority. Says
/// how urgent the item is that comes next now.
class PriorityDialog : public BulkDialog
{
    Q_OBJECT
public:
    PriorityDialog(Session &session, const Queue &queue, const QList<Item> &items, QWidget *parent);

protected:
    QString whyNotYet() const override;
    void begin(BulkRun &run) const override;
    QString wordsForDone(const QList<ItemId> &done) const override;

private:
    void ask();
    void look(const QString &queue);
    void showNext(const Outcome<ItemPage> &page);

    const QList<Item> m_items;
    QSpinBox *m_value = nullptr;
    QPushButton *m_first = nullptr;
    QLabel *m_next = nullptr;
    int m_highest = 0; ///< Of those that wait.
};

} // namespace intray
