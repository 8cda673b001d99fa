// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/verifying/ledgerstore.h"
#include "ui/supervisor/supervisortab.h"

class QComboBox;
class QDateEdit;
class QPushButton;
class QTableWidget;

namespace intray {

class DimmedLine;
class EmptyPlace;
class LowPlace;
class Session;

/// The error ledger: what was put right in a queue's completed records, and in bulk in others,
/// added up by field, kind of error, file or person, as numbers and bars, and saved as a table.
/// Computed in the background and cancelled by the next question.
class LedgerPage : public SupervisorTab
{
    Q_OBJECT
public:
    /// `person`: only theirs; empty: everybody's.
    explicit LedgerPage(Session &session, QWidget *parent = nullptr, const QString &person = {});
    ~LedgerPage() override;

    void look() override;
    QWidget *standing() override;
    void showQueue(const QString &name) override;
    QString queueInView() const override;
    QWidget *foot() const override;
    QWidget *firstPlace() const override;
    void pressReturn() override;

signals:
    void valuesWanted(); ///< Where values are corrected in bulk.

private:
    QWidget *makeQuestions();
    QWidget *makeFoot();
    void makeTable();
    void offerQueues();
    void ask();
    void receive(int question, const Outcome<Ledger> &ledger);
    void showSums();
    void showNothing(); ///< The answer to what was asked last is not known.
    void showEmptyPlace(bool isEmpty);
    QString sentence() const;
    void askWhereToSave();
    void save(const QString &file);
    void write(const QString &file, const QString &own);
    LedgerBy by() const;

    Session &m_session;
    const QString m_person;
    Ledger m_ledger;
    Cancellation m_cancellation;
    int m_question = 0;
    QComboBox *m_queue;
    QComboBox *m_by;
    QDateEdit *m_since;
    QTableWidget *m_table;
    EmptyPlace *m_empty; ///< In place of the table.
    LowPlace *m_low;     ///< In which that stands.
    DimmedLine *m_sum;
    DimmedLine *m_note;
    QPushButton *m_save;
};

} // namespace intray
