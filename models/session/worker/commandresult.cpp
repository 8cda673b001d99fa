// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worker/commandresult.h"

#include "schema/correction.h"
#include "schema/recordschema.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <algorithm>

namespace intray {

static tl::unexpected<Error> invalid(const QString &sentence)
{
    return failure(Error::Kind::Invalid, sentence);
}

/// The first name that is no field; empty: all are.
static QString strangerIn(const QJsonObject &result, const Record &record, const Queue &rules)
{
    const auto schema = RecordSchema::of(rules);
    QStringList known = record.keys() + rules.fields;
    if (schema)
        for (const Field &field : schema->fields())
            known << field.name;
    for (const QString &name : result.keys())
        if (!known.contains(name))
            return name;
    return {};
}

static bool namesAField(const QJsonObject &result, const Record &record, const Queue &rules)
{
    const QStringList names = result.keys();
    return std::any_of(names.begin(), names.end(), [&](const QString &name) {
        return strangerIn({{name, result.value(name)}}, record, rules).isEmpty();
    });
}

/// What was wrong before, in fields that the command did not touch, is not the command's fault.
static std::optional<Fault> faultOf(const QJsonObject &result, const Record &record,
                                    const RecordSchema &schema)
{
    for (const Fault &fault : schema.check(record))
        if (result.contains(fault.field))
            return fault;
    return std::nullopt;
}

static Outcome<Disposition> completionWith(const QJsonObject &answer, const Record &record,
                                           const Queue &rules)
{
    const Record result = namedAsColumns(answer, rules);
    Disposition completion = Disposition::complete();
    completion.result = answer;
    if (!namesAField(result, record, rules))
        return completion;
    if (const QString stranger = strangerIn(result, record, rules); !stranger.isEmpty())
        return invalid(
            QCoreApplication::translate(
                "Worker", "The command's result has “%1”, which is not a field of the record.")
                .arg(stranger));
    const auto schema = RecordSchema::of(rules);
    if (!schema)
        return tl::unexpected<Error>(schema.error());
    completion.record = withGiven(record, result, Given::FieldsToChange);
    if (const auto fault = faultOf(result, *completion.record, *schema))
        return invalid(QCoreApplication::translate("Worker", "The command's result breaks a rule "
                                                             "of the record. %1: %2")
                           .arg(fault->field, fault->sentence));
    return completion;
}

Outcome<Disposition> completionFrom(const QByteArray &output, const Record &record,
                                    const Queue &rules)
{
    if (output.trimmed().isEmpty())
        return Disposition::complete();
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(output, &problem);
    if (document.isObject())
        return completionWith(document.object(), record, rules);
    return invalid(QCoreApplication::translate(
                       "Worker", "The standard output of the command is not a JSON object: \"%1\".")
                       .arg(QString::fromUtf8(output.trimmed().left(200)).remove(QChar(u'\0'))));
}

} // namespace intray
