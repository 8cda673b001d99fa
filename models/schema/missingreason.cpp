// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/missingreason.h"

#include "queue/valuetext.h"
#include "schema/crossrule.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(MissingReason)
};

const QString reasonsWord = QStringLiteral("missing");
const QString codesWord = QStringLiteral("missing_codes");
const QString betweenThem = QStringLiteral(" = ");
constexpr qsizetype longestReason = 100;

bool isReason(const QJsonValue &value)
{
    const QString text = value.toString();
    return !text.trimmed().isEmpty() && text == text.trimmed() && text.size() <= longestReason;
}

bool areReasons(const QJsonValue &value)
{
    const QJsonArray list = value.toArray();
    QStringList seen;
    for (const QJsonValue one : list) {
        if (!isReason(one) || seen.contains(one.toString()))
            return false;
        seen << one.toString();
    }
    return !list.isEmpty();
}

bool areCodes(const QJsonValue &value, const QJsonArray &reasons)
{
    const QJsonObject codes = value.toObject();
    const QStringList named = codes.keys();
    return value.isObject() && std::all_of(named.begin(), named.end(), [&](const QString &reason) {
               return reasons.contains(reason) && isReason(codes.value(reason));
           });
}

} // namespace

QList<MissingReason> missingReasonsIn(const QJsonObject &propertyWords)
{
    const QJsonObject codes = propertyWords.value(codesWord).toObject();
    QList<MissingReason> reasons;
    for (const QJsonValue reason : propertyWords.value(reasonsWord).toArray())
        reasons << MissingReason{reason.toString(), codes.value(reason.toString()).toString()};
    return reasons;
}

QJsonObject withMissingReasons(QJsonObject propertyWords, const QList<MissingReason> &reasons)
{
    QJsonArray texts;
    QJsonObject codes;
    for (const MissingReason &reason : reasons) {
        texts << reason.text;
        if (!reason.code.isEmpty())
            codes.insert(reason.text, reason.code);
    }
    propertyWords.remove(reasonsWord);
    propertyWords.remove(codesWord);
    if (!texts.isEmpty())
        propertyWords.insert(reasonsWord, texts);
    if (!codes.isEmpty())
        propertyWords.insert(codesWord, codes);
    return propertyWords;
}

WordFault faultInMissingReasons(const QJsonObject &propertyWords)
{
    const QJsonValue reasons = propertyWords.value(reasonsWord);
    if (!reasons.isUndefined() && !areReasons(reasons))
        return faultAt(u'/' + reasonsWord,
                       Words::tr("a list of different reasons is expected, each a text of up to "
                                 "100 characters without spaces around it."));
    const QJsonValue codes = propertyWords.value(codesWord);
    if (!codes.isUndefined() && !areCodes(codes, reasons.toArray()))
        return faultAt(u'/' + codesWord,
                       Words::tr("an object is expected that has a code for reasons of the list."));
    return std::nullopt;
}

QStringList linesOf(const QList<MissingReason> &reasons)
{
    QStringList lines;
    for (const MissingReason &reason : reasons)
        lines << (reason.code.isEmpty() ? reason.text : reason.text + betweenThem + reason.code);
    return lines;
}

QList<MissingReason> missingReasonsOf(const QStringList &lines)
{
    QList<MissingReason> reasons;
    for (const QString &line : lines) {
        const qsizetype at = line.lastIndexOf(betweenThem);
        reasons << MissingReason{line.left(at).trimmed(),
                                 at < 0 ? QString() : line.mid(at + betweenThem.size()).trimmed()};
    }
    return reasons;
}

QString missingReasonMeant(const QList<MissingReason> &reasons, const QString &text)
{
    const QString said = text.trimmed();
    if (said.isEmpty())
        return {};
    for (const MissingReason &reason : reasons)
        if (said == reason.code || said.compare(reason.text, Qt::CaseInsensitive) == 0)
            return reason.text;
    return {};
}

QList<Fault> withoutExcused(QList<Fault> faults, const QJsonObject &missing)
{
    faults.removeIf([&](const Fault &fault) {
        return fault.rule == u"required" && missing.contains(fault.field);
    });
    return faults;
}

QJsonObject stillMissing(QJsonObject missing, const QJsonObject &record)
{
    for (const QString &field : missing.keys())
        if (!textOfValue(record.value(field)).trimmed().isEmpty())
            missing.remove(field);
    return missing;
}

} // namespace intray
