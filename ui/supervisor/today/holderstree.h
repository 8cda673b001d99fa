// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/holdersmodel.h"

#include <QTreeView>

namespace intray {

/// Persons and below them what each holds. Who is folded, and what is chosen, stay so while people
/// come and go around them.
class HoldersTree : public QTreeView
{
    Q_OBJECT
public:
    HoldersTree(const QString &own, QWidget *parent); ///< `own`: who looks.

    void setQueueTitles(const QueueTitles &titles) { m_model.setQueueTitles(titles); }
    void setNamingFields(const QHash<QString, NamingFields> &fields)
    {
        m_model.setNamingFields(fields);
    }
    void showLocks(const QList<HeldLock> &locks, const QDateTime &now);
    QList<HeldLock> selected() const; ///< A person that is chosen stands for all of theirs.
    qsizetype persons() const { return m_model.persons(); }

signals:
    void selectionChangedByAnybody();
    void releaseWanted(); ///< By a key.

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Where the keyboard is.
    struct Place
    {
        QString person; ///< Empty: nowhere.
        qint64 lock = -1;
        int personRow = 0;
        int lockRow = -1;
    };
    Place place() const;
    QModelIndex nearest(const Place &before) const;
    void restore(const QSet<qint64> &chosen, const QSet<QString> &persons);
    void copySelected() const;

    HoldersModel m_model;
    QSet<QString> m_folded;
};

} // namespace intray
