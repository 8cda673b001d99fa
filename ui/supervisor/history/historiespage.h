// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/supervisor/supervisortab.h"

class QStackedWidget;

namespace intray {

class AuditCheck;
class DimmedLine;
class HistoryTab;
class PageHead;
class RuleHistoryTab;
class Segments;
class Session;

/// The history: of items, of the rules of queues, or of users and roles, as one chooses in the
/// head, which checks all of it, and says how that ended or what was changed last.
class HistoriesPage : public SupervisorTab
{
    Q_OBJECT
public:
    explicit HistoriesPage(Session &session, QWidget *parent = nullptr);

    void look() override;
    bool showView(const QString &name) override;
    bool tryAction(WindowAction action) override;
    QWidget *foot() const override;
    WordsRow *firstLine() override;
    QWidget *firstPlace() const override;

private:
    QWidget *makeHead();
    void say(const QString &sentence);
    void showRun(bool isRunning);
    void choose(int of);
    void letOthersTakeNoRoom();
    SupervisorTab *current() const;

    QString m_checked; ///< What is known of the whole history.
    PageHead *m_head;
    QStackedWidget *m_standing; ///< In the head: the sentence, or how far the check is.
    DimmedLine *m_sentence;
    Segments *m_of;
    AuditCheck *m_check;
    QStackedWidget *m_pages;
    HistoryTab *m_items;
    RuleHistoryTab *m_rules;
};

} // namespace intray
