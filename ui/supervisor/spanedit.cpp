// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/spanedit.h"

namespace intray {

using std::chrono::seconds;

static constexpr int mostUnits = 100'000;

SpanEdit::SpanEdit(const QString &name, const QString &about, const QString &forNone,
                   QWidget *parent)
    : UnitEdit(name, about, forNone, {{tr("seconds"), 1}, {tr("minutes"), 60}, {tr("hours"), 3600}},
               mostUnits, parent)
{
}

void SpanEdit::setSpan(const std::optional<seconds> &span)
{
    setAmount(span.value_or(seconds(0)).count(), 60);
}

void SpanEdit::setUsual(seconds span)
{
    constexpr qint64 minute = 60;
    UnitEdit::setUsual(span.count(), span.count() % minute == 0 ? minute : 1);
}

std::optional<seconds> SpanEdit::span() const
{
    return amount() == 0 ? std::nullopt : std::optional(seconds(amount()));
}

} // namespace intray
