// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/rules/ruleproposal.h"

#include <QWidget>

class QLabel;
class QTreeWidget;

namespace intray {

class EmptyPlace;
class LineButton;
class RuleProposing;
class SchemaEditing;

/// The rules that a queue's records suggest, each with how many fit. One is taken over by its
/// button, or by Return in its row; nothing is taken by itself.
class ProposalView : public QWidget
{
    Q_OBJECT
public:
    ProposalView(SchemaEditing &editing, RuleProposing &proposing, QWidget *parent = nullptr);

    LineButton *nextStep() const; ///< While there is nothing in the list; null: there is.

signals:
    void fieldWanted(const QString &name);

private:
    void build();
    void showOneColumn();
    QString labelOf(const QString &name) const;
    void showLooking();
    void look();
    void take();
    void showProposals();
    void showChoice();

    SchemaEditing &m_editing;
    RuleProposing &m_proposing;
    QList<RuleProposal> m_all;
    QLabel *m_sentence;
    LineButton *m_look; ///< And stops it while it runs.
    LineButton *m_take;
    QTreeWidget *m_list;
    EmptyPlace *m_empty; ///< While there is nothing in the list.
    bool m_wasSought = false;
};

} // namespace intray
