// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace intray {

class RuleTrial;
class SchemaEditing;
class TintedLabel;
struct TriedRules;

/// What the queue's open records make of the rules as they stand in the editor: how many break
/// which, and their keys, values and what is wrong. Tested anew after every change.
class TrialView : public QWidget
{
    Q_OBJECT
public:
    TrialView(SchemaEditing &editing, RuleTrial &trial, QWidget *parent = nullptr);

    /// The outcome in one sentence.
    QString sentence() const;

signals:
    void fieldWanted(const QString &name);
    void sentenceChanged();

private:
    void build();
    void testSoon();
    void test();
    void showTried(const TriedRules &tried);
    void say(const QString &sentence);
    void setTesting(bool testing);

    SchemaEditing &m_editing;
    RuleTrial &m_trial;
    QLabel *m_sentence;
    QPushButton *m_cancel;
    TintedLabel *m_counted; ///< What the numbers count.
    QTreeWidget *m_rules;
    QTimer m_soon;
    bool m_testing = false; ///< The outcome is waited for.
};

} // namespace intray
