// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/eyerules.h"

#include "queue/passpercent.h"

#include <QRegularExpression>

#include <cmath>

namespace intray::ctl {

using namespace Qt::StringLiterals;

/// Such as 0.5%, 5 or "5 %".
static std::optional<double> percentIn(const QString &text)
{
    static const QRegularExpression plain(u"^\\s*(\\d{1,3}(?:\\.\\d+)?)\\s*%?\\s*$"_s);
    const auto match = plain.match(text);
    return match.hasMatch() ? std::optional(match.captured(1).toDouble()) : std::nullopt;
}

/// What has more digits than are kept would be another rule than the one that was typed.
static bool isAsTyped(const PassRule &rule, double most, double sure)
{
    return qFuzzyCompare(percentOfMillion(rule.mostWrong), most) && rule.surePercent == sure;
}

static std::optional<PassRule> passIn(const QString &text)
{
    const QStringList parts = text.split(u',');
    const auto most = percentIn(parts.value(0));
    const auto sure = parts.size() > 1 ? percentIn(parts.at(1)) : double(PassRule().surePercent);
    if (!most || !sure || parts.size() > 2)
        return {};
    const PassRule rule{millionthsOf(*most), int(std::lround(*sure))};
    return rule.isPossible() && isAsTyped(rule, *most, *sure) ? std::optional(rule) : std::nullopt;
}

static Checked<Queue> withPass(Queue rules, const Call &call)
{
    if (!call.has(u"let-pass"_s))
        return rules;
    const QString text = call.text(u"let-pass"_s);
    rules.letPass = passIn(text);
    if (!rules.letPass && text != u"none")
        return wrongUsage(
            Ctl::tr("--let-pass is 0.0001% to 50% of the fields, and how sure that is, "
                    "50% to 99%, such as 0.5%,95%, or \"none\", not \"%1\".")
                .arg(text));
    return rules;
}

static Checked<Queue> withPlants(Queue rules, const Call &call)
{
    if (!call.has(u"plant-every"_s))
        return rules;
    rules.plantEvery.reset();
    if (call.text(u"plant-every"_s) == u"none")
        return rules;
    const auto every =
        call.number(u"plant-every"_s, leastPlantEvery, leastPlantEvery, mostPlantEvery);
    if (!every)
        return failed(every);
    rules.plantEvery = *every;
    return rules;
}

Checked<Queue> withEyes(const Queue &rules, const Call &call)
{
    const auto order = call.yesOrNo(u"doubtful-first"_s, rules.doubtfulFirst);
    if (!order)
        return failed(order);
    Queue changed = rules;
    changed.doubtfulFirst = *order;
    return withPass(changed, call).and_then([&call](const Queue &with) {
        return withPlants(with, call);
    });
}

QString passOf(const Queue &rules)
{
    if (!rules.letPass)
        return Ctl::tr("no");
    return Ctl::tr("%1% of the fields wrong at most, %2% sure")
        .arg(QString::number(percentOfMillion(rules.letPass->mostWrong)))
        .arg(rules.letPass->surePercent);
}

} // namespace intray::ctl
