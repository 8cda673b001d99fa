// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/mapping/importtemplate.h"

#include "queue/templatereader.h"
#include "transfer/mapping/templateobject.h"
#include "transfer/mapping/templatesense.h"
#include "transfer/missingmark.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Mapping)
};

constexpr int mostParts = 1000;

using Case = FieldMapping::Case;

QStringList wordsOfCase()
{
    return {QStringLiteral("as_it_is"), QStringLiteral("lower"), QStringLiteral("upper"),
            QStringLiteral("title")};
}

QStringList wordsOfColumns()
{
    return {QStringLiteral("same"), QStringLiteral("add"), QStringLiteral("ignore")};
}

QStringList wordsOfApplying()
{
    return {QStringLiteral("propose"), QStringLiteral("at_once")};
}

/// What a field is made of: columns, or the name of the file.
void readSource(TemplateReader &reader, FieldMapping &field)
{
    field.isFileName = reader.yesOrNo(QStringLiteral("file_name")).value_or(false);
    field.from = reader.texts(QStringLiteral("from")).value_or(QStringList());
    if (field.from.isEmpty() == !field.isFileName)
        reader.refuse(QStringLiteral("from"),
                      Words::tr("it must name one column or more, unless the field is the name of "
                                "the file (\"file_name\": true)."));
    field.joint = reader.text(QStringLiteral("join")).value_or(field.joint);
}

void readPart(TemplateReader &reader, FieldMapping &field)
{
    const bool isParted = reader.has(QStringLiteral("part"));
    field.splitAt = reader.text(QStringLiteral("split")).value_or(QString());
    field.part = reader.number(QStringLiteral("part"), -mostParts, mostParts).value_or(1);
    field.andAfter = reader.yesOrNo(QStringLiteral("and_after")).value_or(false);
    if (field.part == 0 || (isParted && field.splitAt.isEmpty()))
        reader.refuse(
            QStringLiteral("part"),
            Words::tr("it counts from 1, or from -1 at the end, and needs \"split\": where "
                      "the value is taken apart."));
}

void readForms(TemplateReader &reader, FieldMapping &field)
{
    field.trim = reader.yesOrNo(QStringLiteral("trim")).value_or(false);
    field.missing = reader.texts(QStringLiteral("missing")).value_or(QStringList());
    field.date = reader.text(QStringLiteral("date")).value_or(QString());
    field.number = reader.text(QStringLiteral("number")).value_or(QString());
    field.letters = Case(reader.choice(QStringLiteral("case"), wordsOfCase()).value_or(0));
    if (!field.date.isEmpty() && !field.number.isEmpty())
        reader.refuse(QStringLiteral("number"), Words::tr("a field cannot be a date as well."));
}

Outcome<FieldMapping> fieldFrom(const QJsonValue &value, const QString &place)
{
    TemplateReader reader(value.toObject(), place);
    FieldMapping field;
    field.field = reader.text(QStringLiteral("field")).value_or(QString());
    if (field.field.trimmed().isEmpty())
        reader.refuse(QStringLiteral("field"), Words::tr("it must be the name of a field."));
    readSource(reader, field);
    readPart(reader, field);
    readForms(reader, field);
    return reader.finish().map([&](Done) { return field; });
}

Outcome<QList<FieldMapping>> fieldsFrom(const QJsonArray &list, const QString &place)
{
    QList<FieldMapping> fields;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const auto field = fieldFrom(list.at(i), place + u'/' + QString::number(i));
        if (!field)
            return tl::unexpected<Error>(field.error());
        fields << *field;
    }
    return fields;
}

Outcome<CsvChoices> formatFrom(const QJsonObject &object, const QString &place)
{
    TemplateReader reader(object, place);
    CsvChoices format;
    format.encoding = reader.text(QStringLiteral("encoding"));
    format.delimiter = reader.character(QStringLiteral("delimiter"));
    format.quote = reader.character(QStringLiteral("quote"));
    format.escape = reader.character(QStringLiteral("escape"));
    format.comment = reader.character(QStringLiteral("comment"));
    format.missing = reader.text(QStringLiteral("null"));
    if (const QString why =
            whyNoMissingMark(format.missing.value_or(QString()), format.delimiter.value_or(u','),
                             format.quote.value_or(u'"'));
        !why.isEmpty())
        reader.refuse(QStringLiteral("null"), why);
    format.guarded = reader.yesOrNo(QStringLiteral("guarded"));
    format.hasHeader = reader.yesOrNo(QStringLiteral("header"));
    format.skipLines = reader.number(QStringLiteral("skip"), 0, 1'000'000);
    return reader.finish().map([&](Done) { return format; });
}

ImportTemplate readRest(TemplateReader &reader)
{
    ImportTemplate read;
    reader.choice(QStringLiteral("for"), {QStringLiteral("import")});
    read.table = reader.text(QStringLiteral("table")).value_or(QString());
    read.sheet = reader.text(QStringLiteral("sheet")).value_or(QString());
    read.mapping.leftOut = reader.texts(QStringLiteral("leave_out")).value_or(QStringList());
    read.mapping.priorityFrom = reader.text(QStringLiteral("priority_from")).value_or(QString());
    read.mapping.contextFrom = reader.texts(QStringLiteral("context_from")).value_or(QStringList());
    read.keyColumns = reader.texts(QStringLiteral("key")).value_or(QStringList());
    read.keyIsRow = reader.yesOrNo(QStringLiteral("key_is_row")).value_or(false);
    if (read.keyIsRow && !read.keyColumns.isEmpty())
        reader.refuse(QStringLiteral("key_is_row"),
                      Words::tr("the key is each row by itself, or of columns."));
    if (const auto way = reader.choice(QStringLiteral("columns"), wordsOfColumns()))
        read.newColumns = NewColumns(*way);
    read.priority = reader.number(QStringLiteral("priority"), -1'000'000, 1'000'000);
    read.apply =
        ApplyDecisions(reader.choice(QStringLiteral("apply"), wordsOfApplying()).value_or(0));
    return read;
}

} // namespace

static Outcome<ImportTemplate> templateFrom(const QJsonObject &object)
{
    TemplateReader reader(object, {});
    const QString fields = QStringLiteral("fields");
    const QString format = QStringLiteral("format");
    const QString corrections = QStringLiteral("corrections");
    const QJsonArray fieldList = reader.list(fields);
    const QJsonArray correctionList = reader.list(corrections);
    const QJsonObject formatObject = reader.object(format);
    ImportTemplate read = readRest(reader);
    return reader.finish()
        .and_then([&](Done) { return fieldsFrom(fieldList, reader.placeOf(fields)); })
        .and_then([&](const QList<FieldMapping> &made) {
            read.mapping.fields = made;
            return formatFrom(formatObject, reader.placeOf(format));
        })
        .and_then([&](const CsvChoices &choices) {
            read.format = choices;
            return decisionsFrom(correctionList, reader.placeOf(corrections));
        })
        .and_then([&](const QList<KeptDecision> &decided) {
            read.corrections = decided;
            return checkSense(read);
        })
        .map([&](Done) { return read; });
}

Outcome<ImportTemplate> templateFromJson(const QByteArray &json)
{
    return templateObject(json).and_then(templateFrom);
}

/// What differs from a mapping that says nothing.
static QJsonObject objectOf(const FieldMapping &field)
{
    const FieldMapping plain;
    QJsonObject object{{QStringLiteral("field"), field.field}};
    const auto put = [&](const char *word, const QJsonValue &value, bool isSaid) {
        if (isSaid)
            object.insert(QLatin1StringView(word), value);
    };
    put("from", QJsonArray::fromStringList(field.from), !field.from.isEmpty());
    put("file_name", true, field.isFileName);
    put("join", field.joint, field.joint != plain.joint);
    put("split", field.splitAt, !field.splitAt.isEmpty());
    put("part", field.part, field.part != plain.part);
    put("and_after", true, field.andAfter);
    put("trim", true, field.trim);
    put("missing", QJsonArray::fromStringList(field.missing), !field.missing.isEmpty());
    put("date", field.date, !field.date.isEmpty());
    put("number", field.number, !field.number.isEmpty());
    put("case", wordsOfCase().at(int(field.letters)), field.letters != plain.letters);
    return object;
}

static QJsonObject objectOf(const CsvChoices &format)
{
    QJsonObject object;
    const auto put = [&](const char *word, const auto &said) {
        if (said)
            object.insert(QLatin1StringView(word), QJsonValue(*said));
    };
    const auto putCharacter = [&](const char *word, const std::optional<QChar> &said) {
        if (said)
            object.insert(QLatin1StringView(word),
                          said->isNull() ? QJsonValue() : QJsonValue(QString(*said)));
    };
    put("encoding", format.encoding);
    putCharacter("delimiter", format.delimiter);
    putCharacter("quote", format.quote);
    putCharacter("escape", format.escape);
    putCharacter("comment", format.comment);
    put("null", format.missing);
    put("guarded", format.guarded);
    put("header", format.hasHeader);
    put("skip", format.skipLines);
    return object;
}

QByteArray jsonOf(const ImportTemplate &wanted)
{
    QJsonObject object;
    QJsonArray fields;
    for (const FieldMapping &field : wanted.mapping.fields)
        fields << objectOf(field);
    const auto put = [&](const char *word, const QJsonValue &value, bool isSaid) {
        if (isSaid)
            object.insert(QLatin1StringView(word), value);
    };
    const QJsonObject format = objectOf(wanted.format);
    put("table", wanted.table, !wanted.table.isEmpty());
    put("sheet", wanted.sheet, !wanted.sheet.isEmpty());
    put("format", format, !format.isEmpty());
    put("fields", fields, !fields.isEmpty());
    put("leave_out", QJsonArray::fromStringList(wanted.mapping.leftOut),
        !wanted.mapping.leftOut.isEmpty());
    put("priority_from", wanted.mapping.priorityFrom, !wanted.mapping.priorityFrom.isEmpty());
    put("context_from", QJsonArray::fromStringList(wanted.mapping.contextFrom),
        !wanted.mapping.contextFrom.isEmpty());
    put("key", QJsonArray::fromStringList(wanted.keyColumns), !wanted.keyColumns.isEmpty());
    put("key_is_row", true, wanted.keyIsRow);
    if (wanted.newColumns)
        put("columns", wordsOfColumns().at(int(*wanted.newColumns)), true);
    if (wanted.priority)
        put("priority", *wanted.priority, true);
    put("corrections", listOf(wanted.corrections), !wanted.corrections.isEmpty());
    put("apply", wordsOfApplying().at(int(wanted.apply)), wanted.apply != ApplyDecisions::Propose);
    return QJsonDocument(object).toJson();
}

ImportTemplate ImportTemplate::of(const ImportOptions &options)
{
    ImportTemplate of;
    of.table = options.table;
    of.sheet = options.sheet;
    of.format = options.format;
    of.mapping = options.mapping;
    of.keyIsRow = options.keyIsRow;
    if (!options.keyIsRow) // which goes before the columns
        of.keyColumns = options.keyColumns;
    if (options.newColumns != NewColumns::Same)
        of.newColumns = options.newColumns;
    if (options.priority != 0)
        of.priority = options.priority;
    of.corrections = options.corrections;
    of.apply = options.apply;
    return of;
}

template <typename Said>
static void fill(std::optional<Said> &choice, const std::optional<Said> &said)
{
    if (!choice)
        choice = said;
}

ImportOptions ImportTemplate::appliedTo(ImportOptions options) const
{
    if (options.table.isEmpty())
        options.table = table;
    if (options.sheet.isEmpty())
        options.sheet = sheet;
    fill(options.format.encoding, format.encoding);
    fill(options.format.delimiter, format.delimiter);
    fill(options.format.quote, format.quote);
    fill(options.format.escape, format.escape);
    fill(options.format.comment, format.comment);
    fill(options.format.missing, format.missing);
    fill(options.format.guarded, format.guarded);
    fill(options.format.hasHeader, format.hasHeader);
    fill(options.format.skipLines, format.skipLines);
    const Mapping said = options.mapping;
    options.mapping = mapping;
    if (!said.priorityFrom.isEmpty())
        options.mapping.priorityFrom = said.priorityFrom;
    if (!said.contextFrom.isEmpty())
        options.mapping.contextFrom = said.contextFrom;
    options.corrections = corrections;
    options.apply = apply;
    const bool saysKey = options.keyIsRow || !options.keyColumns.isEmpty();
    if (!saysKey) {
        options.keyColumns = keyColumns;
        options.keyIsRow = keyIsRow;
    }
    if (options.priority == 0)
        options.priority = priority.value_or(0);
    if (options.newColumns == NewColumns::Same)
        options.newColumns = newColumns.value_or(NewColumns::Same);
    return options;
}

} // namespace intray
