// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/timeleft.h"

#include <QCoreApplication>

namespace intray {

using namespace std::chrono_literals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TimeLeft)
};

constexpr auto tooShortForAGuess = 3s;

} // namespace

QString timeLeftWords(std::chrono::milliseconds sinceBegin, qint64 done, qint64 total)
{
    if (sinceBegin < tooShortForAGuess || done <= 0 || done >= total)
        return {};
    const double left = double(sinceBegin.count()) * double(total - done) / double(done);
    const auto minutes = int(left / 60'000);
    if (minutes < 1)
        return Words::tr("less than a minute left");
    if (minutes < 60)
        return Words::tr("about %1 min left").arg(minutes);
    return Words::tr("about %1 h %2 min left").arg(minutes / 60).arg(minutes % 60);
}

QString withTimeLeft(const QString &words, std::chrono::milliseconds sinceBegin, qint64 done,
                     qint64 total)
{
    const QString left = timeLeftWords(sinceBegin, done, total);
    return left.isEmpty() ? words : words + QStringLiteral(", ") + left;
}

} // namespace intray
