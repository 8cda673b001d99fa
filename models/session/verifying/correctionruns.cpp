// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/correctionruns.h"

#include "session/answer.h"
#include "store/verifying/correctionstore.h"

#include <utility>

namespace intray {

CorrectionTrial::CorrectionTrial(const DatabaseLogin &login, const Identity &identity,
                                 const QString &queue, QObject *parent)
    : LongRun(login, identity, parent)
    , m_queue(queue)
{
}

CorrectionTrial::~CorrectionTrial()
{
    CorrectionTrial::cancel();
}

void CorrectionTrial::look(const CorrectionPlan &plan)
{
    if (isRunning())
        cancel();
    m_next = plan;
    begin();
}

void CorrectionTrial::begin()
{
    if (!m_next || !startRun())
        return;
    const CorrectionPlan plan = *std::exchange(m_next, std::nullopt);
    const auto work = [queue = m_queue, plan, progress = m_progress,
                       told = m_cancellation](CorrectionStore &store) {
        return store.preview(queue, plan, mostExamples, progress, told);
    };
    answer(m_thread.run(work), this,
           [this, plan, told = m_cancellation](const Outcome<CorrectionPreview> &preview) {
               // What was cancelled is nobody's news.
               const auto ended = !preview && told.isCancelled()
                                      ? Outcome<CorrectionPreview>(CorrectionPreview())
                                      : preview;
               finish(ended, [&](const CorrectionPreview &result) {
                   if (!told.isCancelled())
                       emit found(plan, result);
               });
               begin();
           });
}

void CorrectionTrial::cancel()
{
    m_next.reset();
    LongRun::cancel();
    m_thread.cancel(m_cancellation);
}

BulkCorrecting::BulkCorrecting(const DatabaseLogin &login, const Identity &identity,
                               const QString &queue, QObject *parent)
    : LongRun(login, identity, parent)
    , m_queue(queue)
{
}

template <typename Work>
void BulkCorrecting::start(Work work)
{
    if (!startRun())
        return;
    // Without the cancellation: a piece that runs is finished, and the rest is left.
    answer(m_thread.run([work, progress = m_progress, told = m_cancellation](
                            CorrectionStore &store) { return work(store, progress, told); }),
           this, [this](const Outcome<CorrectionReport> &report) {
               finish(report, [this](const CorrectionReport &all) { emit succeeded(all); });
           });
}

void BulkCorrecting::correct(const CorrectionPlan &plan)
{
    start([queue = m_queue, plan](CorrectionStore &store, const Progress &progress,
                                  const Cancellation &told) {
        return store.correct(queue, plan, progress, told);
    });
}

void BulkCorrecting::takeBack(const OperationId &correction)
{
    start([queue = m_queue, correction](CorrectionStore &store, const Progress &progress,
                                        const Cancellation &told) {
        return store.takeBack(queue, correction, progress, told);
    });
}

} // namespace intray
