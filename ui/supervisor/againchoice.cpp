// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/againchoice.h"

#include "session/desk/deskanswers.h"

namespace intray {

using namespace std::chrono_literals;

AgainChoice::AgainChoice(QWidget *parent)
    : QComboBox(parent)
{
    setObjectName(QStringLiteral("ruleNotAgain"));
    addItem(tr("when nothing else is left"));
    addItem(tr("once somebody else had them"), qlonglong(0));
    for (const std::chrono::seconds span :
         {std::chrono::seconds(1h), std::chrono::seconds(4h), std::chrono::seconds(24h),
          std::chrono::seconds(7 * 24h)})
        addSpan(span);
    setToolTip(tr("When somebody is offered again what they returned. Whoever picks such an item "
                  "from the list gets it at any time."));
}

void AgainChoice::addSpan(std::chrono::seconds span)
{
    addItem(tr("after %1").arg(DeskAnswers::spanOf(span)), qlonglong(span.count()));
}

void AgainChoice::setKept(const std::optional<std::chrono::seconds> &kept)
{
    if (kept && findData(qlonglong(kept->count())) < 0)
        addSpan(*kept);
    setCurrentIndex(kept ? findData(qlonglong(kept->count())) : 0);
}

std::optional<std::chrono::seconds> AgainChoice::kept() const
{
    const QVariant chosen = currentData();
    return chosen.isValid() ? std::optional(std::chrono::seconds(chosen.toLongLong()))
                            : std::nullopt;
}

} // namespace intray
