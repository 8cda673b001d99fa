// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/ending.h"

#include "store/refusals/refusals.h"
#include "store/rows/rows.h"

namespace intray {

Endings endingsOf(const Row &row)
{
    return {row.text("queue"), dispositionsOf(row.text("dispositions")),
            reasonRequiredIn(row.json("reasons"))};
}

static std::optional<Error> reasonLacking(const Endings &endings, const Disposition &disposition)
{
    const bool isAsked =
        rulesOf(disposition.kind).needsReason || endings.asksWhy.contains(disposition.kind);
    if (!isAsked || !disposition.reason.trimmed().isEmpty())
        return std::nullopt;
    return refused("reason_missing", {{"kind", nameOf(disposition.kind)}});
}

std::optional<Error> endingRefused(const Endings &endings, const Disposition &disposition)
{
    if (!endings.allowed.contains(disposition.kind))
        return refused("disposition_not_allowed", {{"queue", endings.queue}});
    if (const auto lacking = reasonLacking(endings, disposition))
        return lacking;
    const bool isInTime = disposition.after.count() >= 0 && disposition.after <= longestReturn;
    if (rulesOf(disposition.kind).way != Way::ToStepBefore && !isInTime)
        return refused("after_out_of_range");
    return std::nullopt;
}

QString availableAt(const Writing &writing, const Disposition &disposition)
{
    const bool isLater = rulesOf(disposition.kind).mayWait && disposition.after.count() > 0;
    return isLater ? writing.later(disposition.after) : notNull({});
}

QJsonObject detailOf(const Disposition &disposition, const QString &digest)
{
    QJsonObject detail;
    if (!digest.isEmpty())
        detail.insert(QStringLiteral("digest"), digest);
    if (!disposition.reason.isEmpty())
        detail.insert(QStringLiteral("reason"), disposition.reason);
    if (disposition.after.count() > 0)
        detail.insert(QStringLiteral("after_seconds"), qint64(disposition.after.count()));
    return detail;
}

bool decidesProposal(const Disposition &disposition)
{
    return closesItem(rulesOf(disposition.kind).event) && !disposition.result &&
           disposition.kind != Disposition::Kind::Fail;
}

} // namespace intray
