// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/suspicion.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace intray {

static constexpr double suspicious = 0.5;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Suspicion)
};

QString shownNumber(qint64 number)
{
    return QLocale().toString(number);
}

QString whyMeant(const Meant &meant, const QStringList &fields)
{
    if (meant.corrected == 1)
        return Words::tr("corrected like this once");
    if (meant.corrected > 0)
        return Words::tr("corrected like this %Ln time(s)", nullptr, int(meant.corrected));
    if (meant.repaired > 0)
        return Words::tr("others were changed like this %Ln time(s)", nullptr, int(meant.repaired));
    if (!meant.word.isEmpty())
        return Words::tr("“%1” stands in %Ln record(s)", nullptr, int(meant.records))
            .arg(meant.word);
    if (meant.by >= 0 && meant.together > 0)
        return Words::tr("“%1” stands in %2 of %Ln record(s) with this %3", nullptr,
                         int(meant.ofTogether))
            .arg(meant.value, shownNumber(meant.together), fields.at(meant.by));
    return Words::tr("“%1” stands in %Ln record(s)", nullptr, int(meant.records)).arg(meant.value);
}

/// Whether only one other record speaks for the guess. Then nobody knows which of the two is wrong.
bool isOneAgainstOne(const Verdict &verdict)
{
    if (!isGuessKnown(verdict))
        return false;
    const Meant &meant = verdict.meant.at(0);
    return meant.records <= 1 && meant.together <= 1 && meant.word.isEmpty() &&
           meant.corrected == 0 && meant.repaired == 0;
}

/// Whether the value is usual beside the value that speaks against it: it stands in two of five
/// records with that value, or in one of five if these are many.
bool isUsualToo(const Verdict &verdict, const QString &value)
{
    if (value.isEmpty() || !isGuessKnown(verdict))
        return false;
    const Meant &meant = verdict.meant.at(0);
    const bool isTold = meant.by >= 0 && meant.together > 0 && meant.word.isEmpty() &&
                        meant.corrected == 0 && meant.repaired == 0;
    const qint64 others = std::max<qint64>(1, meant.ofTogether - meant.together) + 1;
    const double same = meant.contradicted * double(others);
    constexpr double few = 2, many = 20;
    const double share = same / double(std::max<qint64>(1, meant.ofTogether));
    return isTold && ((same >= few && share >= 0.4) || (same >= many && share >= 0.2));
}

// A value says more than its form, which only who reads forms every day understands.
QString whyUnlike(const Verdict &verdict, const QString &example)
{
    const QString share = shownNumber(qint64(verdict.shapeShare * 100));
    return example.isEmpty() ? Words::tr("%1 of 100 have another form").arg(share)
                             : Words::tr("%1 of 100 look like “%2”").arg(share, example);
}

QString why(const Verdict &verdict, const QString &value, const QStringList &fields,
            const QString &example)
{
    if (isGuessKnown(verdict))
        return whyMeant(verdict.meant.at(0), fields);
    if (!verdict.shape.isEmpty())
        return whyUnlike(verdict, example);
    if (verdict.oddAt >= 0 && verdict.oddAt < value.size())
        return Words::tr("“%1” is odd in its place").arg(value.at(verdict.oddAt));
    return Words::tr("unlike the other values");
}

/// A person who refuses a suggestion says in part that the cell is right as it is. So half of the
/// weight of the suggestion goes to the value of the cell. Otherwise the poorest guess would become
/// certain after the best was refused.
void leaveOut(Verdict &verdict, const QString &value, const QString &suggestion)
{
    if (suggestion == value) { // it is right as it stands
        verdict.wrong = 0;
        return;
    }
    const auto meant = std::ranges::find(verdict.meant, suggestion, &Meant::value);
    if (meant == verdict.meant.end())
        return;
    const double others = 1 - meant->share / 2;
    verdict.wrong = (verdict.wrong - meant->share) / others;
    verdict.meant.erase(meant);
    for (Meant &other : verdict.meant)
        other.share /= others;
}

} // namespace

QList<Suspicion> suspicionsOf(const CellJudge &judge, const QStringList &cells,
                              const QStringList &countedAs, const QList<Refused> &refused,
                              const QStringList &labels)
{
    const QStringList &names = labels.isEmpty() ? judge.fields() : labels;
    QList<Suspicion> suspicions;
    QList<Verdict> verdicts = judgeRecord(judge, cells, countedAs);
    for (const Refused &one : refused)
        if (one.field >= 0 && one.field < verdicts.size())
            leaveOut(verdicts[one.field], cells.at(one.field), one.suggestion);
    for (int field = 0; field < verdicts.size(); ++field) {
        const Verdict &verdict = verdicts.at(field);
        if (verdict.wrong < suspicious || isOneAgainstOne(verdict) ||
            isUsualToo(verdict, cells.at(field)))
            continue;
        Suspicion suspicion{field, cells.at(field), std::nullopt, verdict.wrong,
                            why(verdict, cells.at(field), names,
                                judge.exampleOf(field, cells.at(field), verdict.shape))};
        if (!verdict.meant.isEmpty() && verdict.meant.at(0).share >= leastGuess) {
            suspicion.suggestion = verdict.meant.at(0).value;
            suspicion.sure = verdict.meant.at(0).share;
        }
        suspicions.append(suspicion);
    }
    std::ranges::stable_sort(suspicions, std::greater(), &Suspicion::score);
    return suspicions;
}

} // namespace intray
