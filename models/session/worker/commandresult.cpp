// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worker/commandresult.h"

#include "queue/recordschema.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <algorithm>

namespace intray {

static tl::unexpected<Error> invalid(const QString &sentence)
{
    return failure(Error::Kind::Invalid, sentence);
}

static bool corrects(const QJsonObject &result, const RecordSchema &schema)
{
    const QList<Field> fields = schema.fields();
    const auto isField = [&](const QString &name) {
        return std::any_of(fields.begin(), fields.end(),
                           [&](const Field &field) { return field.name == name; });
    };
    const QStringList names = result.keys();
    return !names.isEmpty() && std::all_of(names.begin(), names.end(), isField);
}

static Record corrected(Record record, const QJsonObject &result)
{
    for (auto field = result.begin(); field != result.end(); ++field)
        record.insert(field.key(), field.value());
    return record;
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

static Outcome<Disposition> completionWith(const QJsonObject &result, const Record &record,
                                           const Queue &rules)
{
    Disposition completion = Disposition::complete();
    completion.result = result;
    const auto schema = RecordSchema::of(rules);
    if (!schema || !corrects(result, *schema))
        return completion;
    completion.record = corrected(record, result);
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
                       "Worker", "What the command wrote on its standard output is no JSON "
                                 "object: \"%1\".")
                       .arg(QString::fromUtf8(output.trimmed().left(200)).remove(QChar(u'\0'))));
}

} // namespace intray
