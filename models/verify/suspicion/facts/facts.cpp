// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/facts/facts.h"

#include "verify/suspicion/verdict.h"

#include <algorithm>

namespace intray {

/// Nobody told it: a new record may know it better than all others.
static constexpr double neverTold = 0.02;

static void mean(Verdict &verdict, const FieldFacts &facts, const ToldValue &told,
                 const QString &text, qint64 all, double share)
{
    Meant &meant = meaningOf(verdict, text, told.records);
    meant.share += share;
    meant.by = facts.key;
    meant.together = told.records;
    meant.ofTogether = all;
}

void heedFacts(const FieldFacts &facts, const QStringList &cells, int field, Verdict &verdict)
{
    const auto known = facts.of.constFind(cells.at(facts.key));
    if (known == facts.of.constEnd() || known->isEmpty())
        return;
    const QString &value = cells.at(field);
    const QString own = facts.column.meaningOf(value);
    qint64 all = 0;
    double right = value.isEmpty() ? 1 - facts.missing : neverTold;
    for (const ToldValue &told : *known) {
        all += told.records;
        if (told.meaning == own)
            right = told.sure;
    }
    Verdict weighed;
    weighed.voices = verdict.voices;
    weighed.wrong = 1 - right;
    double others = 0;
    for (const ToldValue &told : *known)
        others += told.meaning == own ? 0 : told.sure;
    for (const ToldValue &told : *known) {
        const QString text = facts.column.written(told.meaning).value_or(told.text);
        if (told.meaning != own) {
            mean(weighed, facts, told, text, all,
                 told.sure * (1 - right) / std::max(others, 1 - right));
            continue;
        }
        // It tells the right thing in another form.
        if (text == value || facts.column.isUsual(value))
            continue;
        const double doubt = right * facts.column.doubtOfForm(value);
        weighed.wrong += doubt;
        mean(weighed, facts, told, text, all, doubt);
    }
    std::ranges::stable_sort(weighed.meant, std::greater(), &Meant::share);
    verdict = weighed;
}

} // namespace intray
