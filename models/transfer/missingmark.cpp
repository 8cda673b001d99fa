// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/missingmark.h"

#include "transfer/formulaguard.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(MissingMark)
};

} // namespace

QString whyNoMissingMark(const QString &mark, QChar delimiter, QChar quote)
{
    if (mark.contains(u'\n') || mark.contains(u'\r'))
        return Words::tr("A missing value cannot be marked by a line end. Choose another mark.");
    if (!quote.isNull() && mark.contains(quote))
        return Words::tr("A missing value cannot be marked by “%1”, because that contains the "
                         "quote character. Choose another mark.")
            .arg(mark);
    if (!delimiter.isNull() && mark.contains(delimiter))
        return Words::tr("A missing value cannot be marked by “%1”, because that contains the "
                         "separator. Choose another mark.")
            .arg(mark);
    const bool isDash = mark == u'-'; // which many write, and no spreadsheet runs
    if (!isDash && isFormula(mark))
        return Words::tr("A missing value cannot be marked by “%1”, because a spreadsheet could "
                         "run that as a formula. Choose another mark.")
            .arg(mark);
    return {};
}

} // namespace intray
