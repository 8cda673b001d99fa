// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/runs/longrun.h"
#include "verify/rules/ruleproposal.h"

namespace intray {

/// Looks through all records of a queue for the rules that they suggest, on a thread and a
/// connection of its own. Lives in the window's thread; when it goes it cancels what still runs.
class RuleProposing : public LongRun
{
    Q_OBJECT
public:
    RuleProposing(const DatabaseLogin &login, const Identity &identity, const QString &queue,
                  QObject *parent = nullptr);
    ~RuleProposing() override;

    void look();            ///< Nothing happens while it looks already.
    void cancel() override; ///< Ends with failed(), and Cancelled.

signals:
    void found(const QList<intray::RuleProposal> &proposals, qint64 records);

private:
    QString m_queue;
};

} // namespace intray
