// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/quality/calibrationfold.h"

#include "session/verifying/warrantytext.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/quality/partsbar.h"

#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace intray {

static QString amount(qint64 number)
{
    return QLocale().toString(number);
}

/// A thousandth is as much as so few records tell.
static QString roundPercent(double share)
{
    constexpr double thousand = 1000;
    return percentOf(std::round(share * thousand) / thousand);
}

static QString titleOf(const CalibrationGroup &group)
{
    return CalibrationFold::tr("Expected to have a fault: %1 to %2 (%Ln record(s))", nullptr,
                               int(group.records))
        .arg(percentOf(group.least), percentOf(group.most));
}

static QString sentenceOn(const QList<CalibrationGroup> &groups)
{
    CalibrationGroup all;
    for (const CalibrationGroup &group : groups) {
        all.records += group.records;
        all.expected += group.expected;
        all.wrong += group.wrong;
    }
    return CalibrationFold::tr("Of %1 opened records %2 were expected to have a fault, and %3 had "
                               "one.")
        .arg(amount(all.records), amount(std::llround(all.expected)), amount(all.wrong));
}

CalibrationFold::CalibrationFold(QWidget *parent)
    : Fold(tr("How right doubts are"), parent)
{
    auto *contents = new QWidget(this);
    m_column = new QVBoxLayout(contents);
    m_column->setContentsMargins(0, 0, 0, room::beside);
    m_column->setSpacing(room::beside);
    setContents(contents);
    setLine(false);
    setFlush();
    head()->setObjectName(QStringLiteral("calibrationHead"));
}

void CalibrationFold::showGroups(const QList<CalibrationGroup> &groups)
{
    setVisible(!groups.isEmpty());
    setSentence({sentenceOn(groups), {}});
    qDeleteAll(m_bars);
    m_bars.clear();
    for (const CalibrationGroup &group : groups) {
        auto *bar = new PartsBar(this);
        bar->showParts(titleOf(group),
                       {{tr("%1 had one").arg(roundPercent(group.share())), group.share(),
                         PartsBar::Look::Full}},
                       1,
                       PartsBar::Mark{tr("%1 expected").arg(roundPercent(group.expectedShare())),
                                      group.expectedShare()});
        m_column->addWidget(bar);
        m_bars << bar;
    }
}

} // namespace intray
