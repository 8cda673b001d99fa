// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/runs/proofrun.h"
#include "ui/supervisor/supervisortab.h"

class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QShortcut;
class QSpinBox;

namespace intray {

class Session;

/// The proof that nothing was done twice and nothing was lost: checks the history, tries the
/// database, and gives the result as text for an audit report.
class ProofPage : public SupervisorTab
{
    Q_OBJECT
public:
    explicit ProofPage(Session &session, QWidget *parent = nullptr);

    void look() override; ///< Reads nothing: what was found stays.

private:
    void build();
    QWidget *makeAudit();
    QWidget *makeSelftest();
    QWidget *makeProgress();
    QWidget *makeFoot();
    void follow();
    void start(const QString &words);
    void showProgress(qint64 done, qint64 total);
    void showProof(const Proof &proof);
    void showError(const Error &error);
    void setRunning(bool running);
    void copy();
    void askWhereToSave();
    void save(const QString &file);

    Session &m_session;
    ProofRun m_run;
    QPushButton *m_audit;
    QPushButton *m_selftest;
    QSpinBox *m_claimers;
    QSpinBox *m_items;
    QWidget *m_under = nullptr; ///< Shown while something runs.
    QProgressBar *m_bar;
    QPushButton *m_cancel;
    QShortcut *m_stop; ///< Esc, while it runs.
    QPlainTextEdit *m_report;
    QPushButton *m_copy;
    QPushButton *m_save;
    bool m_isAudit = true; ///< What ran last.
};

} // namespace intray
