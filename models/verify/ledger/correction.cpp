// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/ledger/correction.h"

#include "verify/distance.h"

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

/// A number as it is written in data: "1,234.50", "-3", "007".
std::optional<double> numberIn(const QString &text)
{
    bool isNumber = false;
    const double worth = text.trimmed().remove(u',').toDouble(&isNumber);
    return isNumber ? std::optional(worth) : std::nullopt;
}

/// Letters and digits alone, without case and accents.
QString bare(const QString &text)
{
    QString kept;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD))
        if (!c.isMark() && !c.isSpace() && !c.isPunct() && !c.isSymbol())
            kept += c;
    return kept.toCaseFolded();
}

bool isSameInAnotherForm(const QString &before, const QString &after)
{
    const auto one = numberIn(before);
    const auto other = numberIn(after);
    if (one && other)
        return *one == *other;
    const QString kept = bare(before);
    return !kept.isEmpty() && kept == bare(after);
}

int mostSlips(qsizetype length)
{
    return length <= 5 ? 1 : length <= 12 ? 2 : 3;
}

bool isSlip(const QString &before, const QString &after)
{
    const qsizetype length = std::max(before.size(), after.size());
    const int most = mostSlips(length);
    // Of one or two letters nothing would be left.
    return length > 2 && editDistance(before, after, most) <= most;
}

} // namespace

QString nameOf(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::Empty:
        return u"empty"_s;
    case ErrorKind::Emptied:
        return u"emptied"_s;
    case ErrorKind::Form:
        return u"form"_s;
    case ErrorKind::Slip:
        return u"slip"_s;
    case ErrorKind::Other:
        return u"other"_s;
    case ErrorKind::Missing:
        return u"missing"_s;
    }
    return {};
}

std::optional<ErrorKind> errorKindNamed(const QString &name)
{
    const auto found = std::find_if(allErrorKinds.begin(), allErrorKinds.end(),
                                    [&](ErrorKind kind) { return nameOf(kind) == name; });
    return found == allErrorKinds.end() ? std::nullopt : std::optional(*found);
}

std::optional<ErrorKind> errorPutRight(const QString &before, const QString &after)
{
    if (before == after)
        return std::nullopt;
    const bool wasEmpty = before.trimmed().isEmpty();
    const bool isEmpty = after.trimmed().isEmpty();
    if (wasEmpty && isEmpty)
        return ErrorKind::Form;
    if (wasEmpty)
        return ErrorKind::Empty;
    if (isEmpty)
        return ErrorKind::Emptied;
    if (isSameInAnotherForm(before, after))
        return ErrorKind::Form;
    return isSlip(before.toCaseFolded(), after.toCaseFolded()) ? ErrorKind::Slip : ErrorKind::Other;
}

} // namespace intray
