// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/historypage.h"

#include <QObject>

namespace intray {

class Session;
struct UndoneChange;

/// Undoes what a line of the history changed in its record, and asks first where the item is
/// finished and has to be reopened for it. One at a time. In the window's thread; borrows session
/// and page.
class LineUndo : public QObject
{
    Q_OBJECT
public:
    LineUndo(Session &session, QWidget *page);

    /// Why nothing of the line can be undone by this person at all, in a sentence; empty: it may
    /// be.
    QString whyNever(const HistoryLine &line) const;
    bool isRunning() const { return m_isRunning; }
    /// These fields, or all that the line changed. `called`: its item.
    void undo(const HistoryLine &line, const QString &called, const QStringList &fields);

signals:
    void runningChanged();
    void undone(const QString &sentence);
    void failed(const intray::Error &error);

private:
    void ask(const HistoryLine &line, const QStringList &fields);
    void carryOut(const HistoryLine &line, const QStringList &fields);
    void receive(const Outcome<UndoneChange> &undone);
    void setRunning(bool isRunning);

    Session &m_session;
    QWidget *m_page;
    QString m_called;
    bool m_isRunning = false;
};

} // namespace intray
