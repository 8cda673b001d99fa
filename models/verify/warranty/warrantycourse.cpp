// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/warranty/warrantycourse.h"

#include <algorithm>

namespace intray {

namespace {

struct SecondLooks
{
    qint64 wanted = 0;
    qint64 over = 0;

    /// Less than the rules give by those that wait.
    double chance(double byRules) const
    {
        return wanted > 0 ? byRules * double(over) / double(wanted) : byRules;
    }
};

void note(const WarrantyLook &look, WarrantyFigures &figures, SecondLooks &again)
{
    using Kind = WarrantyLook::Kind;
    if (look.kind == Kind::AgainWanted) {
        ++again.wanted;
        return;
    }
    if (look.kind == Kind::AgainOver) {
        ++again.over;
        figures.foundAgain += look.isWrong;
        return;
    }
    ++figures.opened;
    if (look.kind == Kind::Sampled) {
        ++figures.sampled;
        figures.found += look.isWrong;
    }
    if (look.kind == Kind::Returned) {
        ++figures.returned;
        figures.foundReturned += look.isWrong;
    }
}

} // namespace

QList<WarrantyFigures> stepsOf(QList<WarrantyLook> looks, const WarrantyFigures &now, int steps)
{
    std::ranges::stable_sort(looks, {}, &WarrantyLook::at);
    WarrantyFigures figures;
    figures.fields = now.fields;
    figures.mayPass = now.mayPass;
    SecondLooks again;
    QList<WarrantyFigures> all;
    for (qsizetype i = 0; i < looks.size(); ++i) {
        note(looks.at(i), figures, again);
        const bool isStep = (i + 1) * steps / looks.size() > i * steps / looks.size();
        if (!isStep || figures.opened == 0)
            continue;
        all << figures;
        all.last().again = again.chance(now.again);
    }
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
        const qint64 more = std::min(recordsInStep, then.mayPass - then.sampled - then.returned);
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
