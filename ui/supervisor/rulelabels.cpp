// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/rulelabels.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(intray::QueuesPage)
};

} // namespace

static QString from(const char *context, const char *label)
{
    return QCoreApplication::translate(context, label);
}

QString labelOf(ChangedRule rule)
{
    switch (rule) {
    case ChangedRule::Title:
        return Words::tr("Title");
    case ChangedRule::RecordSchema:
        return Words::tr("Record");
    case ChangedRule::LockDuration:
        return from("intray::LockRules", "Lock duration");
    case ChangedRule::LongestHold:
        return from("intray::LockRules", "Longest lock");
    case ChangedRule::LocksPerUser:
        return from("intray::LockRules", "Locks per user");
    case ChangedRule::Attempts:
        return from("intray::LockRules", "Attempts until it fails");
    case ChangedRule::FirstWarning:
        return from("intray::LockRules", "First warning before the end");
    case ChangedRule::LastWarning:
        return from("intray::LockRules", "Last warning before the end");
    case ChangedRule::Dispositions:
        return from("intray::EndingRules", "Allowed");
    case ChangedRule::Reasons:
        return Words::tr("Reasons");
    case ChangedRule::ReasonRequired:
        return from("intray::EndingRules", "A reason is required");
    case ChangedRule::UsualQuestions:
        return from("intray::EndingRules", "Usual questions");
    case ChangedRule::NotAgain:
        return from("intray::EndingRules", "Returned items again");
    case ChangedRule::ReopenOwn:
        return from("intray::EndingRules", "Own records can be reopened for");
    case ChangedRule::NextQueue:
        return from("intray::StepRules", "Completed items go on to");
    case ChangedRule::OtherHands:
        return from("intray::StepRules", "Different person");
    case ChangedRule::BlindFields:
        return from("intray::StepRules", "Second keying");
    case ChangedRule::DecideQueue:
        return from("intray::StepRules", "Decided in");
    case ChangedRule::Share:
        return from("intray::StepRules", "Share that comes here");
    case ChangedRule::Source:
        return from("intray::SourceRules", "Query");
    case ChangedRule::Fresh:
        return from("intray::SourceRules", "Result valid for");
    case ChangedRule::LargestRecord:
        return from("intray::SizeRules", "Largest record");
    case ChangedRule::LargestField:
        return from("intray::SizeRules", "Largest field");
    case ChangedRule::DoubtfulFirst:
        return from("intray::EyeRules", "Order");
    case ChangedRule::LetPass:
        return from("intray::EyeRules", "Fields that may stay wrong");
    case ChangedRule::PlantEvery:
        return from("intray::EyeRules", "Planted slips");
    }
    return {};
}

} // namespace intray
