// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/message.h"
#include "session/runs/proofrun.h"

#include <QWidget>

class QPushButton;
class QShortcut;

namespace intray {

class RunLine;
class Session;

/// Checks the whole history in the background, so that everybody can go on working, and says what
/// it found in a sentence. Esc cancels it while the page around it has the keyboard. Borrows the
/// session. Window's thread.
class AuditCheck : public QWidget
{
    Q_OBJECT
public:
    AuditCheck(Session &session, QWidget *page);

    /// What it answers as a rule, so that its room can be kept.
    static QString usualAnswer();
    RunLine *line() const { return m_line; } ///< How far it is: to be laid where there is room.

signals:
    void runningChanged(bool isRunning);
    void answered(const QString &sentence);    ///< What is known now, for the head of the page.
    void told(const intray::Message &message); ///< What must not be overlooked; empty: no more.

private:
    void build();
    void follow();
    void start();
    void setRunning(bool isRunning);
    void showProof(const Proof &proof);
    void showError(const Error &error);

    ProofRun m_run;
    QPushButton *m_check;
    RunLine *m_line;
    QShortcut *m_stop;
};

} // namespace intray
