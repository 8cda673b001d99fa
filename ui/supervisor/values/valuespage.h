// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/verifying/valuereading.h"
#include "ui/supervisor/supervisortab.h"

#include <QPointer>

class QComboBox;
class QVBoxLayout;

namespace intray {

class CheckedFields;
class DimmedLine;
class ListBeside;
class PageHead;
class RunLine;
class Session;
class TurningSplit;
class ValueCorrection;
class ValuesHead;
class ValuesTable;

/// A queue's fields with how many of their values break a rule; the values of one: one by one, by
/// form or by cluster, with what each would become; and beside them what the chosen ones are to
/// become, all at once. Read in the background.
class ValuesPage : public SupervisorTab
{
    Q_OBJECT
public:
    explicit ValuesPage(Session &session, QWidget *parent = nullptr);

    void look() override;
    QWidget *standing() override;
    QWidget *firstPlace() const override;
    QWidget *foot() const override;
    void takeKey(Action action) override;
    QString queueInView() const override;
    void showQueue(const QString &name) override;

private:
    void build();
    PageHead *makeListHead();
    QWidget *makeSheet();
    QWidget *makeList();
    void follow();
    void followRun();
    void offerQueues();
    void read();
    bool isWaiting() const { return m_wanted != m_field; }
    void turnTo(const FieldOfQueue &field);
    void followRules();
    void arrange();
    void placeHead();
    void endReading(const QString &why);
    void receive(const FieldOfQueue &field, const ValueTable &table);
    void receiveTrouble(const Error &error);
    void showProgress(qint64 done);
    void giveChosen();
    void showState();
    QString sentence() const;
    QString figures() const;

    Session &m_session;
    ValueReading m_reading;
    FieldOfQueue m_field;  ///< That is shown; what stands there stays until another can be.
    FieldOfQueue m_wanted; ///< That somebody chose.
    bool m_isRead = false;
    bool m_areRuled = false; ///< Its values, so that one can be right or wrong.
    QString m_trouble;
    QComboBox *m_queue;
    CheckedFields *m_fields;
    ValuesHead *m_head;
    QVBoxLayout *m_sheet = nullptr; ///< In one of these the head stands.
    QVBoxLayout *m_parts = nullptr;
    ValuesTable *m_table;
    DimmedLine *m_said;
    DimmedLine *m_note;
    QWidget *m_list;
    RunLine *m_run;
    TurningSplit *m_sides;
    ValueCorrection *m_correction;
    QPointer<QWidget> m_before; ///< Had the focus when a correction began.
    ListBeside *m_beside = nullptr;
};

} // namespace intray
