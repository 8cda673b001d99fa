// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/values/correctionwords.h"

#include "lists/valuechangesmodel.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ValueCorrection)
};

/// The first ones are told, behind Details.
constexpr qsizetype mostTold = 200;

void addStaying(QStringList &said, const ValueChangesModel &changes,
                const CorrectionPreview &preview)
{
    if (preview.held > 0)
        said << Words::tr("%Ln record(s) are locked; the value is proposed to whoever holds them.",
                          nullptr, int(preview.held));
    if (preview.offered > 0)
        said << Words::tr("%Ln locked record(s) already have a proposed value.", nullptr,
                          int(preview.offered));
    if (const qint64 others = preview.refused - preview.held - preview.offered; others > 0)
        said << Words::tr("%Ln record(s) would break another rule and stay as they are.", nullptr,
                          int(others));
    if (const qint64 finished = changes.records() - preview.open - preview.refused; finished > 0)
        said << Words::tr("%Ln finished record(s) stay as they are.", nullptr, int(finished));
}

QString whyNotDone(const CorrectionReport &report)
{
    QStringList lines;
    for (const NotDone &one :
         report.result.notDone.first(std::min(mostTold, report.result.notDone.size())))
        lines << Words::tr("%1: %2").arg(report.keys.value(one.item), one.why.sentence);
    return lines.join(u'\n');
}

} // namespace

QString whatWouldChange(const ValueChangesModel &changes,
                        const std::optional<CorrectionPreview> &preview, const QString &trouble)
{
    QStringList said;
    if (const qint64 breaking = changes.breaking(); breaking > 0)
        said << Words::tr("%Ln value(s) would break a rule and are left out.", nullptr,
                          int(breaking));
    if (const qint64 losing = changes.losing(); losing > 0)
        said << Words::tr("%Ln value(s) would lose digits and are left out. A second example shows "
                          "what becomes of them.",
                          nullptr, int(losing));
    const int leftOut = int(changes.breaking() + changes.losing());
    if (leftOut == changes.rowCount())
        return said.join(u' ');
    if (!trouble.isEmpty())
        return trouble;
    if (!preview)
        return Words::tr("Counting the records...");
    const int values = changes.rowCount() - leftOut;
    if (preview->open > 0)
        said.prepend(Words::tr("%Ln value(s) would change.", nullptr, values));
    else if (preview->held == 0)
        said.prepend(Words::tr("Nothing can be changed here."));
    addStaying(said, changes, *preview);
    return said.join(u' ');
}

QString whatTheButtonDoes(const std::optional<CorrectionPreview> &preview)
{
    if (preview && preview->open > 0)
        return Words::tr("&Correct %Ln record(s)", nullptr, int(preview->open));
    if (preview && preview->held > 0)
        return Words::tr("&Propose for %Ln locked record(s)", nullptr, int(preview->held));
    return Words::tr("&Correct");
}

Message messageOf(const CorrectionReport &report, bool isBack)
{
    const int done = int(report.result.done.size());
    QStringList said{isBack ? Words::tr("%Ln record(s) have their old value again.", nullptr, done)
                            : Words::tr("%Ln record(s) were corrected.", nullptr, done)};
    if (const int proposed = int(report.result.proposed.size()); proposed > 0)
        said << (isBack ? Words::tr("%Ln proposal(s) were withdrawn.", nullptr, proposed)
                        : Words::tr("%Ln record(s) are locked; the value is proposed to whoever "
                                    "holds them.",
                                    nullptr, proposed));
    if (const auto &stayed = report.result.notDone; !stayed.isEmpty())
        said << Words::tr("%Ln other(s) stay as they are. The first is %1: %2", nullptr,
                          int(stayed.size()))
                    .arg(report.keys.value(stayed.constFirst().item),
                         stayed.constFirst().why.sentence);
    if (report.result.isCancelled)
        said << Words::tr("Cancelled: the rest was left as it was.");
    if (report.stopped)
        said << report.stopped->sentence;
    const bool isWhole = report.result.notDone.isEmpty() && !report.stopped;
    return {isWhole ? Message::Kind::Information : Message::Kind::Warning, said.join(u' '),
            whyNotDone(report)};
}

} // namespace intray
