// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/warranty/warrantycourse.h"

#include <algorithm>

namespace intray {

namespace {

void note(const WarrantyLook &look, WarrantyFigures &figures)
{
    using Kind = WarrantyLook::Kind;
    if (look.kind == Kind::AgainWanted) {
        ++figures.againWaits;
        return;
    }
    if (look.kind == Kind::AgainOver) {
        --figures.againWaits;
        figures.foundAgain += look.isWrong;
        return;
    }
    ++figures.opened;
    figures.returned += look.kind == Kind::Returned;
    if (look.kind == Kind::Sampled) {
        ++figures.sampled;
        figures.found += look.isWrong;
    }
}

} // namespace

QList<WarrantyFigures> stepsOf(QList<WarrantyLook> looks, const WarrantyFigures &now, int steps)
{
    std::ranges::stable_sort(looks, {}, &WarrantyLook::at);
    WarrantyFigures figures;
    figures.fields = now.fields;
    figures.mayPass = now.mayPass;
    figures.again = now.again;
    QList<WarrantyFigures> all;
    for (qsizetype i = 0; i < looks.size(); ++i) {
        note(looks.at(i), figures);
        const bool isStep = (i + 1) * steps / looks.size() > i * steps / looks.size();
        if (isStep && figures.opened > 0)
            all << figures;
    }
    if (!all.isEmpty())
        all.last() = now; // with what ended in another way
    return all;
}

QList<CoursePoint> courseOf(const QList<WarrantyFigures> &steps, const WarrantyGround &ground)
{
    QList<CoursePoint> course;
    for (const WarrantyFigures &figures : steps)
        if (const auto statement = statementOn(figures, ground))
            course << CoursePoint{figures.opened, statement->wrongFields};
    return course;
}

QList<CoursePoint> courseAhead(const WarrantyFigures &now, const WarrantyGround &ground,
                               qint64 recordsInStep, int steps)
{
    QList<CoursePoint> course;
    WarrantyFigures then = now;
    for (int i = 0; i < steps; ++i) {
        const qint64 more =
            std::min(recordsInStep, then.mayPass - then.sampled - then.sampleWaits - then.returned);
        if (more <= 0)
            break;
        then.sampled += more;
        then.opened += more;
        const auto statement = statementOn(then, ground);
        if (!statement)
            break;
        course << CoursePoint{then.opened, statement->wrongFields};
    }
    return course;
}

} // namespace intray
