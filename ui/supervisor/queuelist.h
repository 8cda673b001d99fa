// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/figures.h"

#include <QTreeWidget>

#include <optional>

namespace intray {

/// The queues in rows of two lines: what each is called, and below how busy it is, whether it is
/// paused, and what is not saved.
class QueueList : public QTreeWidget
{
    Q_OBJECT
public:
    enum Column { Name, Open, Held, Marks };
    struct Row
    {
        QString queue; ///< Its name.
        QString title;
        std::optional<QueueLoad> load; ///< None: not known yet.
        bool isPaused = false;
        int changes = 0; ///< That are not saved.
    };

    explicit QueueList(QWidget *parent);

    void add(const QString &queue);
    /// A last row, chosen and without a name, for one that is only being made. Tells nobody.
    void showNew(bool isMade);
    void showRow(const Row &row); ///< Of a queue that was added.
    QString current() const;      ///< The queue's name; empty: none.
    QTreeWidgetItem *rowOf(const QString &queue) const;

private:
    bool m_isNewShown = false;
};

} // namespace intray
