// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace intray {

class RulesForm;
class Session;

/// Shows the deliveries of a queue on the form of its rules, and looks again when more items wait
/// than before, because one may have come. Borrows both, which outlive it. In the window's thread.
class QueueDeliveries : public QObject
{
    Q_OBJECT
public:
    QueueDeliveries(Session &session, RulesForm &form);

    void show(const QString &queue); ///< Empty: none is chosen.
    void lookAgain(const QString &queue, qint64 waiting);

private:
    void read();

    Session &m_session;
    RulesForm &m_form;
    QString m_queue;
    QString m_countedOf;  ///< Of this queue:
    qint64 m_waiting = 0; ///< so many items waited when it was last looked at.
};

} // namespace intray
