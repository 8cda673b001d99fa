// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/exporttemplate.h"

#include "queue/templatereader.h"
#include "transfer/mapping/templateobject.h"
#include "transfer/missingmark.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ExportTemplate)
};

QString forWhat()
{
    return QStringLiteral("for");
}

QStringList wordsOfPurpose()
{
    return {QStringLiteral("export")};
}

/// The words of an export's options that have a few words to choose from.
template <typename Named, typename Read>
std::optional<Named> named(TemplateReader &reader, const char *word, const QStringList &choices,
                           Read read)
{
    const auto choice = reader.choice(QLatin1StringView(word), choices);
    return choice && *choice >= 0 ? read(choices.at(*choice)) : std::nullopt;
}

ExportTemplate readAll(TemplateReader &reader)
{
    ExportTemplate read;
    reader.choice(forWhat(), wordsOfPurpose());
    read.format = named<ExportFormat>(reader, "format", exportFormatNames(), exportFormatNamed);
    read.record =
        named<ExportedRecord>(reader, "record",
                              {nameOf(ExportedRecord::Original), nameOf(ExportedRecord::Current),
                               nameOf(ExportedRecord::Both), nameOf(ExportedRecord::Changes)},
                              exportedRecordNamed);
    read.state = named<State>(reader, "state",
                              {nameOf(State::Open), nameOf(State::Locked), nameOf(State::Done),
                               nameOf(State::Failed), nameOf(State::Dismissed)},
                              stateNamed);
    read.finishedBy = reader.text(QStringLiteral("of")).value_or(QString());
    read.fields = reader.texts(QStringLiteral("fields")).value_or(QStringList());
    read.reasons =
        named<ExportedReasons>(reader, "reasons", exportedReasonsNames(), exportedReasonsNamed);
    read.withEndings = reader.yesOrNo(QStringLiteral("endings")).value_or(false);
    read.missing = reader.text(QStringLiteral("null"));
    if (const QString why = whyNoMissingMark(read.missing.value_or(QString()), u',', u'"');
        !why.isEmpty())
        reader.refuse(QStringLiteral("null"), why);
    if (!read.finishedBy.isEmpty() && (read.state == State::Open || read.state == State::Locked))
        reader.refuse(QStringLiteral("of"), Words::tr("it is for finished items: the state must be "
                                                      "done, failed or dismissed."));
    for (const QString &field : std::as_const(read.fields))
        if (read.fields.count(field) > 1)
            reader.refuse(QStringLiteral("fields"),
                          Words::tr("it names the field “%1” twice.").arg(field));
    return read;
}

QJsonDocument documentOf(const QByteArray &json, QJsonParseError *problem = nullptr)
{
    return QJsonDocument::fromJson(json, problem);
}

} // namespace

bool isForExports(const QByteArray &json)
{
    return documentOf(json).object().value(forWhat()) == wordsOfPurpose().constFirst();
}

Outcome<ExportTemplate> exportTemplateFromJson(const QByteArray &json)
{
    return templateObject(json).and_then([](const QJsonObject &object) {
        TemplateReader reader(object, {});
        const ExportTemplate read = readAll(reader);
        return reader.finish().map([&](Done) { return read; });
    });
}

QByteArray jsonOf(const ExportTemplate &wanted)
{
    QJsonObject object{{forWhat(), wordsOfPurpose().constFirst()}};
    const auto put = [&](const char *word, const QJsonValue &value, bool isSaid) {
        if (isSaid)
            object.insert(QLatin1StringView(word), value);
    };
    if (wanted.format)
        put("format", nameOf(*wanted.format), true);
    if (wanted.record)
        put("record", nameOf(*wanted.record), true);
    if (wanted.state)
        put("state", nameOf(*wanted.state), true);
    put("of", wanted.finishedBy, !wanted.finishedBy.isEmpty());
    put("fields", QJsonArray::fromStringList(wanted.fields), !wanted.fields.isEmpty());
    if (wanted.reasons)
        put("reasons", nameOf(*wanted.reasons), true);
    put("endings", true, wanted.withEndings);
    if (wanted.missing)
        put("null", *wanted.missing, true);
    return QJsonDocument(object).toJson();
}

ExportTemplate ExportTemplate::of(const ExportOptions &options)
{
    ExportTemplate of;
    of.format = options.format;
    of.record = options.record;
    if (!options.listed) // whose state is the list's
        of.state = options.state;
    of.finishedBy = options.finishedBy;
    of.fields = options.fields;
    if (options.reasons != ExportedReasons::Columns)
        of.reasons = options.reasons;
    of.withEndings = options.withEndings;
    if (!options.missing.isEmpty())
        of.missing = options.missing;
    return of;
}

ExportOptions ExportTemplate::appliedTo(ExportOptions options) const
{
    options.format = format.value_or(ExportFormat::Csv);
    options.record = record.value_or(ExportedRecord::Current);
    options.state = state;
    options.finishedBy = finishedBy;
    options.fields = fields;
    options.reasons = reasons.value_or(ExportedReasons::Columns);
    options.withEndings = withEndings;
    options.missing = missing.value_or(QString());
    return options;
}

} // namespace intray
