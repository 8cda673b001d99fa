// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/rulehistorymodel.h"
#include "session/feeds/rulefeed.h"
#include "ui/supervisor/supervisortab.h"

class QLabel;
class QLineEdit;

namespace intray {

class ChangeTable;
class DimmedLine;
class FoldingTable;
class LineButton;
class LineHead;
class LinePlaces;

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

signals:
    void answered(const QString &sentence); ///< How things stand, for the head of the page.

private:
    void build();
    QWidget *makeQuestions();
    void follow();
    void take(const QList<RuleEvent> &lines);
    void showCurrent();
    QString howMany() const;
    QString lastChange() const;

    Session &m_session;
    RulesOf m_about = RulesOf::Queue;
    RuleFeed m_feed;
    RuleHistoryModel m_model;
    QLineEdit *m_name;
    QLabel *m_whose;
    FoldingTable *m_table;
    LineHead *m_head;
    LineButton *m_turn;
    ChangeTable *m_changes;
    DimmedLine *m_count;
    LinePlaces *m_places = nullptr;
};

} // namespace intray
