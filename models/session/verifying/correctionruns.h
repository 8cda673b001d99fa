// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/bulkcorrection.h"
#include "session/runs/longrun.h"

namespace intray {

/// Says what a bulk correction would do, on a thread and a connection of its own. Asked about
/// another plan meanwhile, it begins anew with that one. Lives in the window's thread; when it goes
/// it cancels what still runs.
class CorrectionTrial : public LongRun
{
    Q_OBJECT
public:
    CorrectionTrial(const DatabaseLogin &login, const Identity &identity, const QString &queue,
                    QObject *parent = nullptr);
    ~CorrectionTrial() override;

    /// So many items are told by key.
    static constexpr int mostExamples = 500;

    void look(const CorrectionPlan &plan);
    void cancel() override; ///< Ends without found() or failed().

signals:
    void found(const intray::CorrectionPlan &plan, const intray::CorrectionPreview &preview);

private:
    void begin();

    QString m_queue;
    std::optional<CorrectionPlan> m_next; ///< To be looked at as soon as the present one has ended.
};

/// Carries a bulk correction out, or takes one back. Cancelled, it finishes the piece that runs;
/// what was done stays done. `failed`: nothing was done.
class BulkCorrecting : public LongRun
{
    Q_OBJECT
public:
    BulkCorrecting(const DatabaseLogin &login, const Identity &identity, const QString &queue,
                   QObject *parent = nullptr);

    // Nothing happens while one runs.
    void correct(const CorrectionPlan &plan);
    void takeBack(const OperationId &correction);

signals:
    void succeeded(const intray::CorrectionReport &report);

private:
    template <typename Work>
    void start(Work work);

    QString m_queue;
};

} // namespace intray
