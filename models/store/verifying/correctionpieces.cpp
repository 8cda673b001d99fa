// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/correctionpieces.h"

#include "store/line/drivererror.h"

namespace intray {

CorrectionRun::CorrectionRun(CorrectionStore &store, const BulkCorrection &correction)
    : m_store(store)
    , m_correction(correction)
{
    m_report.id = correction.id;
}

namespace {

/// What a call brings along stays far below what a server takes in one packet.
constexpr qsizetype mostLetters = 500'000;

qsizetype lettersIn(const ItemToCorrect &item)
{
    return item.from.toString().size() + item.to.toString().size() + item.search.size();
}

/// How many items from this one on go with one call.
qsizetype pieceFrom(const QList<ItemToCorrect> &items, qsizetype at)
{
    qsizetype letters = lettersIn(items.at(at));
    qsizetype end = at + 1;
    while (end < items.size() && end - at < bulkPiece) {
        letters += lettersIn(items.at(end));
        if (letters > mostLetters)
            break;
        ++end;
    }
    return end - at;
}

} // namespace

Outcome<Done> CorrectionRun::carryOut(const QList<ItemToCorrect> &items, Progress &progress,
                                      const Cancellation &cancellation)
{
    for (qsizetype at = 0; at < items.size();) {
        if (cancellation.isCancelled())
            return tl::unexpected<Error>(Error{Error::Kind::Cancelled, cancelledSentence(), {}});
        const auto piece = items.mid(at, pieceFrom(items, at));
        const auto result = m_store.correctItems(m_correction, piece);
        if (!result)
            return tl::unexpected<Error>(result.error());
        m_report.result += *result;
        progress.add(piece.size());
        at += piece.size();
    }
    return Done();
}

Outcome<CorrectionReport> CorrectionRun::reportAfter(const Outcome<Done> &walked)
{
    if (walked)
        return m_report;
    m_report.result.isCancelled = walked.error().kind == Error::Kind::Cancelled;
    if (!m_report.result.isCancelled && !m_report.result.isAnythingChanged())
        return tl::unexpected<Error>(walked.error());
    if (!m_report.result.isCancelled)
        m_report.stopped = walked.error();
    return m_report;
}

} // namespace intray
