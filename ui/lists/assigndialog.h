// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/assignment.h"
#include "queue/queuerules.h"
#include "queue/role.h"
#include "ui/common/bulkdialog.h"
#include "ui/common/takers.h"

class QComboBox;
class QLabel;

namespace intray {

/// Says for whom waiting items of a queue are: a user, whoever has a tag in the queue, or
/// everybody. Offers the users who may take from it and the tags that somebody has there; another
/// tag can be typed behind an @, and that nobody has it yet is said at once.
class AssignDialog : public BulkDialog
{
    Q_OBJECT
public:
    AssignDialog(Session &session, const Queue &queue, const QList<Item> &items, QWidget *parent);

protected:
    QString whyNotYet() const override;
    void begin(BulkRun &run) const override;
    QString wordsForDone(const QList<ItemId> &done) const override;

private:
    void ask();
    void look();
    void offer(const Takers &takers);
    void follow();
    bool isForEverybody() const;
    QString chosen() const; ///< A user, or @ and a tag; empty: everybody, or nothing yet.

    const QString m_queue;
    const QList<Item> m_items;
    QComboBox *m_whom = nullptr;
    QLabel *m_said = nullptr;
    std::optional<Takers> m_takers;
};

} // namespace intray
