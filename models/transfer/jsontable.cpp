// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/jsontable.h"

#include "queue/utf8text.h"
#include "schema/mostfields.h"
#include "schema/recordschema.h"
#include "transfer/exportcolumns.h"
#include "transfer/jsonkeys.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QSet>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(JsonTable)
};

/// What an export writes beside the record.
bool isOfExport(const QString &field)
{
    static const QSet<QString> fields{
        QStringLiteral("item"),        QStringLiteral("key"),     QStringLiteral("priority"),
        QStringLiteral("record"),      QStringLiteral("state"),   QStringLiteral("finished_by"),
        QStringLiteral("finished_at"), QStringLiteral("current"), QStringLiteral("original"),
        QStringLiteral("passed"),      QStringLiteral("missing")};
    return fields.contains(field) || isExportColumn(field);
}

/// Under which name an export's line has the record: where the original stands beside it, it is
/// the current one. Null: neither.
QString nameOfRecord(const QJsonObject &object)
{
    const auto has = [&object](const QString &name) { return object.value(name).isObject(); };
    if (has(QStringLiteral("record")))
        return QStringLiteral("record");
    const bool hasBoth = has(QStringLiteral("current")) && has(QStringLiteral("original"));
    return hasBoth ? QStringLiteral("current") : QString();
}

bool looksLikeExport(const QJsonObject &object)
{
    const QStringList fields = object.keys();
    return !nameOfRecord(object).isNull() && object.value(QStringLiteral("key")).isString() &&
           std::all_of(fields.begin(), fields.end(), isOfExport);
}

/// Whether the braces that are opened on the line are closed on it, be what is within them JSON or
/// not.
bool isClosed(const QByteArray &line)
{
    if (!line.startsWith('{') || !line.endsWith('}'))
        return false;
    int depth = 0;
    bool isInside = false;
    for (qsizetype at = 0; at < line.size(); ++at) {
        const char c = line.at(at);
        if (isInside && c == '\\')
            ++at;
        else if (c == '"')
            isInside = !isInside;
        else if (!isInside)
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
        if (depth == 0 && at + 1 < line.size())
            return false;
    }
    return depth == 0 && !isInside;
}

} // namespace

bool isJsonLines(const QString &path, const std::optional<QString> &encoding)
{
    const auto lines = TextLines::open(path, encoding);
    if (!lines)
        return false;
    QByteArray line;
    while (line.isEmpty() && (*lines)->next(line).value_or(false)) {
    }
    return isClosed(line) && (jsonOfUtf8(line).isObject() || line.contains('"'));
}

JsonTable::JsonTable(std::unique_ptr<TextLines> lines, const QString &path)
    : m_path(path)
    , m_lines(std::move(lines))
{
    m_format.encoding = m_lines->encoding();
}

Outcome<std::unique_ptr<JsonTable>> JsonTable::open(const QString &path,
                                                    const std::optional<QString> &encoding)
{
    auto lines = TextLines::open(path, encoding);
    if (!lines)
        return tl::unexpected<Error>(lines.error());
    std::unique_ptr<JsonTable> table(new JsonTable(std::move(*lines), path));
    if (const auto read = table->readColumns(); !read)
        return tl::unexpected<Error>(read.error());
    return table;
}

/// The fields in the order in which the file has them first; the objects themselves have none.
Outcome<Done> JsonTable::readColumns()
{
    QSet<QString> known;
    QByteArray line;
    for (;;) {
        const auto more = nextLine(line);
        if (!more)
            return tl::unexpected<Error>(more.error());
        if (!*more)
            break;
        learnFrom(line, known);
        if (m_columns.size() > mostFieldsOfQueue)
            return failure(Error::Kind::Invalid,
                           Words::tr("With line %1 the file has more than the %2 fields that a "
                                     "queue can have. If names of fields are values there, write "
                                     "them as values.")
                               .arg(m_lines->line())
                               .arg(mostFieldsOfQueue));
    }
    m_columns.removeIf([](const QString &name) { return name.isEmpty() || isExportColumn(name); });
    if (m_isExport)
        m_columns = QStringList{exportKeyColumn(), exportStateColumn()} + m_columns;
    if (m_columns.isEmpty())
        return noRecords();
    return m_lines->restart();
}

void JsonTable::learnFrom(const QByteArray &line, QSet<QString> &known)
{
    QJsonParseError problem;
    const QJsonDocument document = jsonOfUtf8(line, &problem);
    if (!document.isObject()) {
        if (m_firstFault.isEmpty())
            m_firstFault = Words::tr("Line %1: %2")
                               .arg(QString::number(m_lines->line()), noObject(line, problem));
        return;
    }
    const QJsonObject object = document.object();
    if (!std::exchange(m_hasObjects, true))
        m_isExport = looksLikeExport(object);
    for (const QString &key : jsonKeys(line, m_isExport ? nameOfRecord(object) : QString()))
        if (!known.contains(key)) {
            known.insert(key);
            m_columns << key;
        }
}

/// Why the line is no object.
QString JsonTable::noObject(const QByteArray &line, const QJsonParseError &problem) const
{
    if (problem.error == QJsonParseError::NoError)
        return Words::tr("The line is not a JSON object.");
    if (firstNotUtf8(line))
        return Words::tr("There are bytes in the line that are not %1.")
            .arg(m_format.encoding.name);
    return Words::tr("The line is not JSON: %1 at character %2.")
        .arg(problem.errorString(), QString::number(problem.offset));
}

tl::unexpected<Error> JsonTable::noRecords() const
{
    if (m_hasObjects || m_firstFault.isEmpty())
        return failure(
            Error::Kind::Invalid,
            Words::tr("The file “%1” has no records: there is nothing to import.").arg(m_path));
    return failure(Error::Kind::Invalid,
                   Words::tr("No line of the file “%1” can be read. %2").arg(m_path, m_firstFault));
}

QStringList JsonTable::notes() const
{
    const QString note = noteOn(m_format.encoding);
    return note.isEmpty() ? QStringList() : QStringList{note};
}

/// The next line that has anything on it; false at the end.
Outcome<bool> JsonTable::nextLine(QByteArray &line)
{
    for (;;) {
        const auto more = m_lines->next(line);
        if (!more || !*more || !line.isEmpty())
            return more;
    }
}

Outcome<bool> JsonTable::next(TableRow &row)
{
    const auto more = nextLine(row.source);
    if (!more || !*more)
        return more;
    row.row.clear();
    row.row.line = m_lines->line();
    QJsonParseError problem;
    const QJsonDocument document = jsonOfUtf8(row.source, &problem);
    row.reason = document.isObject() ? faultOf(document.object(), row.source)
                                     : noObject(row.source, problem);
    fill(row, document.object());
    return true;
}

QString JsonTable::faultOf(const QJsonObject &object, const QByteArray &text) const
{
    if (const QString key = repeatedKey(text); !key.isNull())
        return Words::tr("The field “%1” occurs twice in the line.").arg(key);
    if (m_isExport && !looksLikeExport(object))
        return Words::tr("The line is not in the form of an export, unlike the first one.");
    const QJsonObject record = m_isExport ? object.value(nameOfRecord(object)).toObject() : object;
    if (record.contains(QString()))
        return Words::tr("A field of the line has no name.");
    if (const QByteArray number = inexactNumber(text); !number.isEmpty())
        return Words::tr(
                   "The number %1 has too many digits to be stored. Write it in quotation marks.")
            .arg(QString::fromLatin1(number));
    return object.isEmpty() ? Words::tr("The record has no fields.") : QString();
}

void JsonTable::fill(TableRow &row, const QJsonObject &object) const
{
    Record record = m_isExport ? object.value(nameOfRecord(object)).toObject() : object;
    for (const QString &column : record.keys())
        if (isExportColumn(column))
            record.remove(column);
    row.priority.reset();
    if (const int said = object.value(QStringLiteral("priority")).toInt(); m_isExport && said != 0)
        row.priority = said;
    for (qsizetype i = 0; i < m_columns.size(); ++i) {
        const QString &column = m_columns.at(i);
        QJsonValue value = record.value(column);
        if (isExportColumn(column))
            value = object.value(column == exportKeyColumn() ? QStringLiteral("key")
                                                             : QStringLiteral("state"));
        if (value.isUndefined() || value.isNull())
            row.row.missing << i;
        else
            row.row.text += RecordSchema::textOf(value);
        row.row.ends << row.row.text.size();
    }
    row.record = record;
    row.missing = m_isExport ? object.value(QStringLiteral("missing")).toObject() : QJsonObject();
}

} // namespace intray
