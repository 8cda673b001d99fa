// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/correctionpieces.h"

#include "store/line/drivererror.h"

namespace intray {

void addTo(QList<CorrectionPiece> &pieces, const QJsonValue &from, const QJsonValue &to,
           const ItemToCorrect &item)
{
    for (CorrectionPiece &piece : pieces)
        if (piece.from == from && piece.to == to && piece.items.size() < bulkPiece) {
            piece.items << item;
            return;
        }
    pieces << CorrectionPiece{from, to, {item}};
}

CorrectionRun::CorrectionRun(CorrectionStore &store, const BulkCorrection &correction)
    : m_store(store)
    , m_correction(correction)
{
    m_report.id = correction.id;
}

Outcome<Done> CorrectionRun::carryOut(const QList<CorrectionPiece> &pieces, Progress &progress,
                                      const Cancellation &cancellation)
{
    for (const CorrectionPiece &piece : pieces) {
        if (cancellation.isCancelled())
            return tl::unexpected<Error>(Error{Error::Kind::Cancelled, cancelledSentence(), {}});
        m_correction.from = piece.from;
        m_correction.to = piece.to;
        const auto result = m_store.correctItems(m_correction, piece.items);
        if (!result)
            return tl::unexpected<Error>(result.error());
        m_report.result += *result;
        progress.add(piece.items.size());
    }
    return Done();
}

Outcome<CorrectionReport> CorrectionRun::reportAfter(const Outcome<Done> &walked)
{
    if (walked)
        return m_report;
    m_report.result.isCancelled = walked.error().kind == Error::Kind::Cancelled;
    if (!m_report.result.isCancelled && m_report.result.done.isEmpty())
        return tl::unexpected<Error>(walked.error());
    if (!m_report.result.isCancelled)
        m_report.stopped = walked.error();
    return m_report;
}

} // namespace intray
