// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/wordfault.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace intray {

struct Fault;

/// Why a field may be empty, as its rule names it: in "x-intray" of the property "missing" is a
/// list of reasons, and "missing_codes" says for some of them what other programs write for it
/// (REDCap's missing data codes, the missing values of SPSS).
struct MissingReason
{
    QString text;
    QString code; ///< Empty: other programs are given the text.

    bool operator==(const MissingReason &) const = default;
};

QList<MissingReason> missingReasonsIn(const QJsonObject &propertyWords);
/// The words with these reasons in place of those that they had; none: they name none.
QJsonObject withMissingReasons(QJsonObject propertyWords, const QList<MissingReason> &reasons);
WordFault faultInMissingReasons(const QJsonObject &propertyWords);
/// As people write them, one per line: "refused", or "refused = -98" with its code.
QStringList linesOf(const QList<MissingReason> &reasons);
QList<MissingReason> missingReasonsOf(const QStringList &lines);
/// The reason that the text means: its own text or its code; null: it means none.
QString missingReasonMeant(const QList<MissingReason> &reasons, const QString &text);

/// Without the faults of fields that must be filled in and are empty for a reason.
QList<Fault> withoutExcused(QList<Fault> faults, const QJsonObject &missing);
/// The reasons that still hold beside the record: those of fields that are empty in it.
QJsonObject stillMissing(QJsonObject missing, const QJsonObject &record);

} // namespace intray
