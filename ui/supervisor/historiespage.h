// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/supervisor/supervisortab.h"

class QComboBox;
class QStackedWidget;

namespace intray {

class HistoryTab;
class RuleHistoryTab;
class Session;

/// The history: of items, of the rules of queues, or of users and roles, as one chooses on top.
class HistoriesPage : public SupervisorTab
{
    Q_OBJECT
public:
    explicit HistoriesPage(Session &session, QWidget *parent = nullptr);

    void look() override;
    bool tryAction(WindowAction action) override;

private:
    void choose(int of);

    QComboBox *m_of;
    QStackedWidget *m_pages;
    HistoryTab *m_items;
    RuleHistoryTab *m_rules;
};

} // namespace intray
