// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/decided/keptdecision.h"

#include <QWidget>

class QComboBox;

namespace intray {

class Session;

/// Asks whether what is decided about values is kept for the next delivery, with one of the
/// templates by which deliveries came into the queue; there is nothing to see where none did.
/// Borrows the session.
class DecisionKeeping : public QWidget
{
    Q_OBJECT
public:
    explicit DecisionKeeping(Session &session, QWidget *parent = nullptr);

    void setQueue(const QString &queue); ///< Its templates are read in the background.
    QString templateName() const;        ///< Empty: it is not kept.
    /// With the template that is chosen.
    void keep(const KeptDecision &decision);
    void forget(const OperationId &correction);

signals:
    void offered(); ///< There is something to choose, or no longer.
    /// What became of it, in a sentence; empty: nothing did.
    void told(const QString &sentence, bool isGood);

private:
    void offer(const QString &queue, const QStringList &names);

    Session &m_session;
    QString m_queue;
    QComboBox *m_templates;
};

} // namespace intray
