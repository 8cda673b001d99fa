// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

#include <memory>

namespace intray {

class RuleTrial;
class Session;
struct Field;
struct TriedRules;

/// The fields of a queue, each with how many records have a value in it that breaks a rule of the
/// field, or a tick where it has rules for values. That is counted in the background: what needs a
/// look is seen before it is opened, and the worst of them is chosen, unless somebody chose before.
class CheckedFields : public QTreeWidget
{
    Q_OBJECT
public:
    CheckedFields(Session &session, QWidget *parent);
    ~CheckedFields() override;

    void
    showQueue(const QString &queue); ///< What was chosen stays so where it has that field, too.
    void count();                    ///< Anew; what is known stays until then.
    bool isEmpty() const { return topLevelItemCount() == 0; } ///< The queue has no fields.
    QString current() const; ///< Its name; empty: none is chosen yet, or there is none.

signals:
    void chosen(); ///< Another one.

private:
    void showFields(const QList<Field> &fields);
    void receive(const TriedRules &tried);
    void chooseWorst(const QHash<QString, qint64> &broken);

    Session &m_session;
    QString m_queue;
    std::unique_ptr<RuleTrial> m_trial; ///< Of this queue.
};

} // namespace intray
