// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/verifying/warrantyreading.h"
#include "ui/supervisor/supervisortab.h"

class QComboBox;
class QPushButton;
class QTableWidget;

namespace intray {

class CalibrationFold;
class DimmedLine;
class EmptyPlace;
class LowPlace;
class NoticedFold;
class Session;
class WarrantyView;
struct WarrantyPaper;

/// How many fields of a queue's deliveries may still be wrong: the statement about the delivery
/// that is chosen below, or about all of them, or why there is none; printed and copied. Read in
/// the background and cancelled by the next question. Borrows the session.
class WarrantyPage : public SupervisorTab
{
    Q_OBJECT
public:
    WarrantyPage(Session &session, const Actions &actions, QWidget *parent = nullptr);
    ~WarrantyPage() override;

    void look() override;
    QWidget *standing() override;
    void showQueue(const QString &name) override;
    QString queueInView() const override;
    QWidget *foot() const override;
    QWidget *firstPlace() const override;
    void pressReturn() override;

    /// What is read is shown; for the page itself, and for whoever wants to see it.
    void showRead(const WarrantyRead &read);

signals:
    void rulesWanted(const QString &queue);

private:
    QWidget *makeQuestion();
    QWidget *makeFoot();
    void makeTable();
    void offerQueues();
    void ask();
    void receive(int question, const Outcome<WarrantyRead> &read);
    void showNothing(const QString &why);
    void addRow(const QString &name, const QString &at, const WarrantySaid &said);
    void showChosen();
    void giveRowsRoom();
    void showWhatIsThere();
    const WarrantySaid &chosen() const;
    WarrantyPaper paper() const;
    void copy() const;

    Session &m_session;
    WarrantyRead m_read;
    Cancellation m_cancellation;
    int m_question = 0;
    QComboBox *m_queue;
    WarrantyView *m_view;
    QTableWidget *m_table; ///< All together in its first row.
    CalibrationFold *m_calibration;
    NoticedFold *m_noticed;
    EmptyPlace *m_empty; ///< In place of both.
    LowPlace *m_low;     ///< In which that stands.
    DimmedLine *m_rule;
    DimmedLine *m_note;
    QPushButton *m_copy;
    QPushButton *m_print;
};

} // namespace intray
