// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/passpreview.h"

#include "session/answer.h"
#include "session/verifying/warrantytext.h"
#include "store/reading/figurestore.h"

#include <QLocale>

#include <algorithm>

namespace intray {

static QString amount(qint64 number)
{
    return QLocale().toString(number);
}

/// As if so many slips had been planted, of which people overlooked 5 of 100.
static WarrantyExperience assumed(WarrantyExperience experience)
{
    constexpr qint64 planted = 400;
    experience.planted = planted;
    experience.caught = planted * 95 / 100;
    return experience;
}

bool PassForecast::isTimeKnown() const
{
    return times.areKnown();
}

std::chrono::seconds PassForecast::time() const
{
    return opened * times.median;
}

PassForecast forecastOf(const PassRule &rule, const QueueWarranty &known,
                        const QList<RecordDoubt> &doubts, const HandlingTimes &times)
{
    QueueWarranty taken = known;
    PassForecast forecast;
    forecast.times = times;
    forecast.experience = known.experience;
    forecast.isAssumed = known.experience.planted < leastPlanted;
    forecast.isLookedAtAgain = std::ranges::any_of(
        known.deliveries, [](const DeliveryWarranty &one) { return one.againByRules > 0; });
    if (forecast.isAssumed)
        taken.experience = assumed(known.experience);
    for (const PlannedPass &plan : WarrantyStore::planWith(rule, taken, doubts)) {
        forecast.records += plan.records;
        forecast.opened += plan.opened;
        forecast.again = std::max(forecast.again, plan.plan.again);
    }
    return forecast;
}

static QString whyAll(const PassForecast &forecast)
{
    if (forecast.experience.wrongFields.isEmpty())
        return PassPreview::tr("Nothing was corrected here yet, so a wrong record is taken to be "
                               "wrong in all of its fields. That gets better as records are "
                               "completed.");
    return PassPreview::tr("These are too few, or too many of them are doubtful, for such a small "
                           "number.");
}

// Nothing else tells it, so whoever sets no slips would wait for ever.
static QString whatIsOpenedWithoutSlips(const PassForecast &forecast)
{
    return PassPreview::tr("With this, every record is opened, and that stays so: no slips are "
                           "planted here, so it never becomes known how much people overlook. Set "
                           "Planted slips, too. Once %1 of them were seen by enough people, about "
                           "%2 of %3 records would be opened, if people overlook 5 of 100 slips.")
        .arg(amount(leastPlanted), amount(forecast.opened), amount(forecast.records));
}

static QString whatIsOpened(const PassForecast &forecast, bool arePlanted)
{
    if (forecast.opened == forecast.records)
        return PassPreview::tr("With this, all of %1 records would be opened.")
                   .arg(amount(forecast.records)) +
               u' ' + whyAll(forecast);
    if (forecast.isAssumed && !arePlanted)
        return whatIsOpenedWithoutSlips(forecast);
    if (forecast.isAssumed)
        return PassPreview::tr("At first every record is opened, because it is not known yet how "
                               "much people overlook: %1 of %2 planted slips were seen by enough "
                               "people. Once it is known, about %3 of %4 records would be opened, "
                               "if people overlook 5 of 100 slips.")
            .arg(amount(forecast.experience.planted), amount(leastPlanted), amount(forecast.opened),
                 amount(forecast.records));
    return PassPreview::tr("With this, %1 of %2 records would be opened.")
        .arg(amount(forecast.opened), amount(forecast.records));
}

/// To the hour, or to the minute where it is less than two hours.
static QString roughly(std::chrono::seconds span)
{
    using namespace std::chrono;
    if (span >= 2h)
        return PassPreview::tr("%Ln hour(s)", nullptr, int(round<hours>(span).count()));
    return PassPreview::tr("%Ln minute(s)", nullptr,
                           std::max(1, int(round<minutes>(span).count())));
}

static QString exactly(std::chrono::seconds span)
{
    using namespace std::chrono;
    if (span < 2min)
        return PassPreview::tr("%Ln second(s)", nullptr, int(span.count()));
    return roughly(span);
}

static QString howLong(const PassForecast &forecast)
{
    if (!forecast.isTimeKnown())
        return PassPreview::tr("How long that takes is not known yet: it is measured from %1 "
                               "completed records on, and lately there were %2.")
            .arg(amount(HandlingTimes::leastMeasured), amount(forecast.times.items));
    return PassPreview::tr("That takes about %1: of the %2 records that were completed here "
                           "lately, half took %3 or less each.")
        .arg(roughly(forecast.time()), amount(forecast.times.items),
             exactly(forecast.times.median));
}

/// Where all would be opened anyway.
static QString whatIsTaken(const PassForecast &forecast, bool arePlanted)
{
    if (!arePlanted)
        return PassPreview::tr(
            "This takes it that people overlook 5 of 100 slips. No slips are "
            "planted here, so that never becomes known: set Planted slips, too.");
    return PassPreview::tr("This takes it that people overlook 5 of 100 slips. It is not "
                           "known yet: %1 of %2 planted slips were seen by enough "
                           "people, and until then every record is opened.")
        .arg(amount(forecast.experience.planted), amount(leastPlanted));
}

QString sentenceOn(const PassForecast &forecast, bool arePlanted)
{
    if (forecast.records == 0)
        return PassPreview::tr("No delivery waits of which records could pass.");
    QStringList sentences{whatIsOpened(forecast, arePlanted), howLong(forecast)};
    if (forecast.isAssumed && forecast.opened == forecast.records)
        sentences << whatIsTaken(forecast, arePlanted);
    if (forecast.opened < forecast.records && !forecast.isLookedAtAgain)
        sentences << PassPreview::tr("%1 of those that are opened need a second look: let them go "
                                     "on to a queue of a different person.")
                         .arg(percentOf(forecast.again));
    return sentences.join(u' ');
}

PassPreview::PassPreview(const DatabaseLogin &login, const Identity &identity, QObject *parent)
    : LongRun(login, identity, parent)
{
}

PassPreview::~PassPreview()
{
    PassPreview::cancel();
}

void PassPreview::look(const QString &queue, const PassRule &rule)
{
    if (!startRun())
        return;
    const auto work = [queue, rule, progress = m_progress,
                       told = m_cancellation](DoubtStore &doubtful, WarrantyStore &warranties,
                                              FigureStore &figures) -> Outcome<PassForecast> {
        const auto known = warranties.warrantyOf(queue);
        if (!known)
            return tl::unexpected<Error>(known.error());
        const auto times = figures.handlingTimes(queue);
        if (!times)
            return tl::unexpected<Error>(times.error());
        return doubtful.doubts(queue, progress, told).map([&](const QList<RecordDoubt> &doubts) {
            return forecastOf(rule, *known, doubts, *times);
        });
    };
    answer(m_thread.run(work, m_cancellation), this, [this](const Outcome<PassForecast> &forecast) {
        finish(forecast, [this](const PassForecast &what) { emit found(what); });
    });
}

void PassPreview::cancel()
{
    LongRun::cancel();
    m_thread.cancel(m_cancellation);
}

} // namespace intray
