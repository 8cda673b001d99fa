// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/rulehistorymodel.h"
#include "session/feeds/rulefeed.h"
#include "ui/supervisor/supervisortab.h"

class QLabel;
class QLineEdit;
class QTableView;
class QTableWidget;

namespace intray {

/// Who changed the rules of queues, or what users may do, when, and from what to what.
class RuleHistoryTab : public SupervisorTab
{
    Q_OBJECT
public:
    explicit RuleHistoryTab(Session &session, QWidget *parent = nullptr);

    void setAbout(RulesOf about);
    void look() override;
    QWidget *firstPlace() const override;
    QWidget *foot() const override;

private:
    void build();
    QWidget *makeValues();
    void follow();
    void take(const QList<RuleEvent> &lines);
    void showCurrent();

    Session &m_session;
    RulesOf m_about = RulesOf::Queue;
    RuleFeed m_feed;
    RuleHistoryModel m_model;
    QLabel *m_whose;
    QLineEdit *m_name;
    QTableView *m_table;
    QTableWidget *m_values;
    QLabel *m_said; ///< What the values are.
    QLabel *m_count;
};

} // namespace intray
