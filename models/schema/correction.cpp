// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/correction.h"

#include "schema/recordschema.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Correction)
};

QString sizeOf(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes);
}

Outcome<Done> checkRules(const Record &record, const Queue &rules, bool isMissingFine,
                         const QJsonObject &missing = {})
{
    const auto schema = RecordSchema::of(rules);
    if (!schema)
        return tl::unexpected<Error>(schema.error());
    for (const Fault &fault : withoutExcused(schema->check(record), missing))
        if (!isMissingFine || record.contains(fault.field))
            return tl::unexpected<Error>(recordRefused(fault.field, fault.sentence));
    return Done{};
}

} // namespace

Record withGiven(const Record &before, const Record &given, Given how)
{
    if (how == Given::WholeRecord)
        return given;
    Record record = before;
    for (auto field = given.begin(); field != given.end(); ++field)
        record.insert(field.key(), field.value());
    return record;
}

Record namedAsColumns(const Record &given, const Queue &rules)
{
    if (rules.adoptedTable().isEmpty())
        return given;
    Record named;
    for (auto field = given.begin(); field != given.end(); ++field) {
        const QStringList meant = rules.fields.filter(QRegularExpression(
            QRegularExpression::anchoredPattern(QRegularExpression::escape(field.key())),
            QRegularExpression::CaseInsensitiveOption |
                QRegularExpression::UseUnicodePropertiesOption));
        const bool isClear = !rules.fields.contains(field.key()) && meant.size() == 1 &&
                             !given.contains(meant.constFirst()) &&
                             !named.contains(meant.constFirst());
        named.insert(isClear ? meant.constFirst() : field.key(), field.value());
    }
    return named;
}

Record withReasons(Record record, const QJsonObject &missing)
{
    const QJsonObject reasons = stillMissing(missing, record);
    for (auto reason = reasons.begin(); reason != reasons.end(); ++reason)
        record.insert(reason.key(), reason.value());
    return record;
}

Outcome<Done> checkCompleted(const Record &record, const Record &before, const Queue &rules,
                             const QJsonObject &missing)
{
    if (const auto fault = faultIn(record, limitsOf(rules), before, false))
        return tl::unexpected<Error>(recordRefused(*fault));
    const auto fault = faultIn(withReasons(record, missing), limitsOf(rules), before, true);
    if (fault && fault->why == RecordFault::Why::Required)
        return tl::unexpected<Error>(recordRefused(*fault));
    return checkRules(record, rules, false, missing);
}

Outcome<Done> checkNew(const Record &record, const Queue &rules, bool incomplete)
{
    if (const auto fault = faultIn(record, limitsOf(rules), {}, !incomplete))
        return tl::unexpected<Error>(recordRefused(*fault));
    return checkRules(record, rules, incomplete);
}

Outcome<Done> checkChanged(const Record &record, const Record &before, const Queue &rules)
{
    return checkChanged(record, before, limitsOf(rules),
                        RecordSchema::of(rules).value_or(RecordSchema()));
}

Outcome<Done> checkChanged(const Record &record, const Record &before, const RecordLimits &limits,
                           const RecordSchema &schema)
{
    if (const auto fault = faultIn(record, limits, before, false))
        return tl::unexpected<Error>(recordRefused(*fault));
    for (auto field = record.begin(); field != record.end(); ++field) {
        if (*field == before.value(field.key()))
            continue;
        const QList<Fault> faults = schema.checkField(record, field.key());
        if (!faults.isEmpty())
            return tl::unexpected<Error>(recordRefused(field.key(), faults.constFirst().sentence));
    }
    return Done();
}

QString factOf(const RecordFault &fault)
{
    using Why = RecordFault::Why;
    switch (fault.why) {
    case Why::NoObject:
        break;
    case Why::UnknownField:
        return Words::tr("The queue's records have no field “%1”; \"intrayctl queue show\" lists "
                         "their fields.")
            .arg(fault.field);
    case Why::RecordTooLarge:
        return Words::tr("The record is too large: the queue accepts at most %1.")
            .arg(sizeOf(fault.most));
    case Why::FieldTooLarge:
        return Words::tr("“%1” is too large: the queue accepts at most %2 in a field.")
            .arg(fault.field, sizeOf(fault.most));
    case Why::ZeroCharacter:
        return Words::tr("“%1” has a character with the number 0, which is not allowed in text.")
            .arg(fault.field);
    case Why::HalfCharacter:
        return Words::tr("“%1” has half of a character (\\ud800 to \\udfff without its other "
                         "half), which is not allowed in text.")
            .arg(fault.field);
    case Why::NotKept:
        return Words::tr("The table does not keep “%1” as it was given: another program or a rule "
                         "of the table changes it.")
            .arg(fault.field);
    case Why::Required:
        return Words::tr("“%1” is required. Fill it in.").arg(fault.field);
    }
    return Words::tr("A record is a JSON object with a value for each field.");
}

Error recordRefused(const RecordFault &fault)
{
    Error error{Error::Kind::RecordRefused, factOf(fault), {}};
    if (fault.why != RecordFault::Why::Required)
        error.sentence += u' ' + Words::tr("Nothing was changed.");
    error.field = fault.field;
    return error;
}

Error recordRefused(const QString &field, const QString &sentence)
{
    Error error{Error::Kind::RecordRefused, sentence, {}};
    if (!field.isEmpty())
        error.sentence = Words::tr("“%1”: %2").arg(field, sentence);
    error.field = field;
    return error;
}

} // namespace intray
