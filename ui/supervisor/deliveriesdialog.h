// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/runs/recallrun.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace intray {

class LineButton;
class Session;
class TintedLabel;
struct Queue;

/// What came into a queue with which file, newest first, and what became of the one that is
/// selected: it can be taken back, what its file lacks can be dismissed, and its file imported
/// again where rows stayed out. In the window's thread; borrows the session. While records are
/// taken out it stays open, and Escape ends that after the piece under way.
class DeliveriesDialog : public QDialog
{
    Q_OBJECT
public:
    DeliveriesDialog(Session &session, const Queue &queue, QWidget *parent);

    void reject() override;

signals:
    void ended(const QString &sentence);                 ///< Records were taken out; how many.
    void importWanted(const intray::Delivery &delivery); ///< Again; the dialog has gone.

private:
    void build();
    void makeTable();
    QWidget *makeSaid();
    QWidget *makeReason();
    QWidget *makeButtons();
    void follow();
    void look();
    void show(const QList<Delivery> &deliveries);
    void addRow(const Delivery &delivery);
    const Delivery *current() const;
    void lookAtState();
    void receive(ImportId delivery, const Outcome<DeliveryState> &state);
    QString whyNever() const;
    void offer();
    void offer(QPushButton *button, bool isPossible, const QString &otherwise);
    void offerAgain();
    void importAgain();
    void takeBack();
    void dismissMissing();
    void tellEnd(const Recalled &recalled);

    Session &m_session;
    const QString m_queue;
    RecallRun m_run;
    QList<Delivery> m_deliveries;
    std::optional<DeliveryState> m_state; ///< Of the one that is selected.
    QTableWidget *m_table;
    QLabel *m_said;      ///< What became of it, or what came of the last act.
    LineButton *m_again; ///< Imports its file.
    QLineEdit *m_reason;
    QWidget *m_why = nullptr; ///< With its name.
    QPushButton *m_takeBack;
    QPushButton *m_dismiss;
    TintedLabel *m_missing; ///< Why neither can be done yet.
    QString m_done;         ///< What came of the last act.
    qint64 m_keeping = 0;   ///< Records that keep the values of what is taken back.
};

} // namespace intray
