// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/rulesentences.h"

#include "lists/celltext.h"
#include "queue/daytime.h"
#include "queue/passpercent.h"
#include "schema/plainsearch.h"
#include "session/desk/deskanswers.h"
#include "store/importing/deliverystore.h"

#include <QCoreApplication>
#include <QLocale>

namespace intray {

using Kind = Disposition::Kind;

namespace {

struct RuleSentences
{
    Q_DECLARE_TR_FUNCTIONS(RuleSentences)
};

QString joined(QStringList sentences)
{
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QString sentenceOnWarnings(const Queue &rules)
{
    if (!rules.firstWarning && !rules.lastWarning)
        return {};
    if (rules.firstWarning && rules.lastWarning)
        return RuleSentences::tr("Warnings come %1 and %2 before the end.")
            .arg(DeskAnswers::spanOf(*rules.firstWarning), DeskAnswers::spanOf(*rules.lastWarning));
    return rules.firstWarning ? RuleSentences::tr("The first warning comes %1 before the end.")
                                    .arg(DeskAnswers::spanOf(*rules.firstWarning))
                              : RuleSentences::tr("The last warning comes %1 before the end.")
                                    .arg(DeskAnswers::spanOf(*rules.lastWarning));
}

QString wordFor(Kind kind)
{
    const char *word = kind == Kind::Complete  ? "complete"
                       : kind == Kind::Return  ? "return"
                       : kind == Kind::Dismiss ? "dismiss"
                       : kind == Kind::Fail    ? "fail"
                                               : "send back";
    return QCoreApplication::translate("intray::EndingRules", word);
}

QString sentenceOnReasons(const Queue &rules)
{
    const bool returned = rules.reasonRequired.contains(Kind::Return);
    const bool dismissed = rules.reasonRequired.contains(Kind::Dismiss);
    if (returned && dismissed)
        return RuleSentences::tr("Whoever returns or dismisses gives a reason.");
    if (returned)
        return RuleSentences::tr("Whoever returns gives a reason.");
    return dismissed ? RuleSentences::tr("Whoever dismisses gives a reason.") : QString();
}

int numberOfReasons(const Queue &rules)
{
    int number = 0;
    for (const QStringList &some : rules.reasons)
        number += int(some.size());
    return number;
}

QString sentenceOnSizes(const Queue &rules)
{
    const Queue usual;
    const QLocale here;
    QStringList sentences;
    if (rules.largestRecord != usual.largestRecord)
        sentences << RuleSentences::tr("A record has at most %1.")
                         .arg(here.formattedDataSize(rules.largestRecord));
    if (rules.largestField != usual.largestField)
        sentences << RuleSentences::tr("A field has at most %1.")
                         .arg(here.formattedDataSize(rules.largestField));
    return joined(sentences);
}

} // namespace

QString sentenceOnName(const Queue &rules, const QStringList &people)
{
    constexpr qsizetype most = 3;
    const QString named = cellText(rules.displayTitle());
    const QString title = named.isEmpty() ? RuleSentences::tr("Without a name") : named;
    if (people.isEmpty())
        return title;
    if (people.size() > most)
        return RuleSentences::tr("%1, for %n people", nullptr, int(people.size())).arg(title);
    return RuleSentences::tr("%1, for %2").arg(title, QLocale().createSeparatedList(people));
}

QString sentenceOnTime(const Queue &rules)
{
    const QString limit =
        rules.locksPerUser
            ? RuleSentences::tr("A person holds at most %n item(s).", nullptr, *rules.locksPerUser)
            : QString();
    return joined(
        {RuleSentences::tr("An item is locked for %1, and extended up to %2.")
             .arg(DeskAnswers::spanOf(rules.lockDuration), DeskAnswers::spanOf(rules.longestHold)),
         sentenceOnWarnings(rules), limit});
}

static QString sentenceOnAgain(const Queue &rules)
{
    if (!rules.notAgain)
        return {};
    if (rules.notAgain->count() == 0)
        return RuleSentences::tr(
            "What somebody returned comes to them again once somebody else had it.");
    return RuleSentences::tr("What somebody returned comes to them again after %1.")
        .arg(DeskAnswers::spanOf(*rules.notAgain));
}

QString sentenceOnEndings(const Queue &rules)
{
    QStringList allowed;
    for (const DispositionRules &one : dispositionRules)
        if (rules.dispositions.contains(one.kind))
            allowed << wordFor(one.kind);
    const int offered = numberOfReasons(rules);
    return joined(
        {RuleSentences::tr("Allowed: %1.").arg(allowed.join(QStringLiteral(", "))),
         sentenceOnReasons(rules),
         offered > 0 ? RuleSentences::tr("%n reason(s) are offered.", nullptr, offered) : QString(),
         sentenceOnAgain(rules),
         rules.reopenOwn ? RuleSentences::tr("Own records can be reopened for %1.")
                               .arg(DeskAnswers::spanOf(*rules.reopenOwn))
                         : QString()});
}

QString sentenceOnNext(const Queue &rules)
{
    return joined({rules.nextQueue.isEmpty()
                       ? RuleSentences::tr("Completed items end here.")
                       : RuleSentences::tr("Completed items go on to %1.").arg(rules.nextQueue),
                   rules.otherHands
                       ? RuleSentences::tr("Whoever did the previous step does not do this one.")
                       : QString()});
}

QString sentenceOnEyes(const Queue &rules)
{
    const QLocale here;
    return joined(
        {rules.doubtfulFirst
             ? RuleSentences::tr("The most doubtful record of a priority comes first.")
             : QString(),
         rules.letPass
             ? RuleSentences::tr("Records pass unopened as long as at most %1 % of the fields are "
                                 "still wrong (%2 % sure).")
                   .arg(here.toString(percentOfMillion(rules.letPass->mostWrong), 'g', 6))
                   .arg(rules.letPass->surePercent)
             : RuleSentences::tr("Somebody opens every record."),
         rules.plantEvery ? RuleSentences::tr("One record in %1 shows a planted slip.")
                                .arg(here.toString(*rules.plantEvery))
                          : QString()});
}

QString sentenceOnDeliveries(const QList<Delivery> &newestFirst)
{
    if (newestFirst.isEmpty())
        return RuleSentences::tr("Nothing was imported yet.");
    const Delivery &last = newestFirst.first();
    const QString at = dateAndTime(last.at);
    return joined({RuleSentences::tr("%n import(s).", nullptr, int(newestFirst.size())),
                   RuleSentences::tr("The last one: %1, %2.").arg(cellText(last.source), at),
                   last.counts.rejected > 0 ? RuleSentences::tr("%n row(s) were rejected.", nullptr,
                                                                int(last.counts.rejected))
                                            : RuleSentences::tr("No row was rejected.")});
}

static QString lineOn(const Delivery &one)
{
    const QLocale here;
    return RuleSentences::tr("%1, %2. Rows: %3, added: %4, rejected: %5.")
        .arg(cellText(one.source), dateAndTime(one.at), here.toString(one.counts.rows),
             here.toString(one.counts.added), here.toString(one.counts.rejected));
}

QString linesOnDeliveries(const QList<Delivery> &newestFirst)
{
    constexpr qsizetype most = 5;
    QStringList lines;
    for (const Delivery &one : newestFirst.mid(0, most))
        lines << lineOn(one);
    return lines.join(u'\n');
}

QString sentenceOnTheRest(const Queue &rules)
{
    const QString set = joined(
        {rules.isFilledBySource() ? RuleSentences::tr("A query fills the queue.") : QString(),
         rules.share < 100 ? RuleSentences::tr("%1 % of what comes is done here.").arg(rules.share)
                           : QString(),
         rules.attempts
             ? RuleSentences::tr("An item fails after %n attempt(s).", nullptr, *rules.attempts)
             : QString(),
         rules.isBlind() ? RuleSentences::tr("%n field(s) are keyed a second time.", nullptr,
                                             int(rules.blindFields.size()))
                         : QString(),
         rules.decideQueue.isEmpty()
             ? QString()
             : RuleSentences::tr("Differences are decided in %1.").arg(rules.decideQueue),
         sentenceOnSizes(rules),
         isSearchedPlainly(rules) ? RuleSentences::tr("Accents do not matter to a search.")
                                  : QString()});
    return set.isEmpty()
               ? RuleSentences::tr("Query, sizes, share, attempts, second keying: all as usual.")
               : set;
}

} // namespace intray
