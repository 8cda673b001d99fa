// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/jsontable.h"

#include "queue/recordschema.h"
#include "queue/utf8text.h"
#include "transfer/exportcolumns.h"
#include "transfer/jsonkeys.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSet>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(JsonTable)
};

constexpr qint64 longestLine = 64 * 1024 * 1024;

/// What an export writes beside the record.
bool isOfExport(const QString &field)
{
    static const QSet<QString> fields{
        QStringLiteral("item"),        QStringLiteral("key"),     QStringLiteral("priority"),
        QStringLiteral("record"),      QStringLiteral("state"),   QStringLiteral("finished_by"),
        QStringLiteral("finished_at"), QStringLiteral("current"), QStringLiteral("original")};
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

/// A line, or as much of it as a line may have. In pieces: QIODevice makes room for all that is
/// allowed before it reads.
QByteArray lineOf(QFile &file)
{
    constexpr qint64 pieceBytes = 16 * 1024;
    QByteArray line;
    do
        line += file.readLine(pieceBytes);
    while (!line.endsWith('\n') && !file.atEnd() && line.size() < longestLine);
    return line;
}

} // namespace

bool isJsonLines(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    QByteArray line;
    while (line.isEmpty() && !file.atEnd())
        line = lineOf(file).trimmed();
    return line.startsWith('{') && jsonOfUtf8(line).isObject();
}

JsonTable::JsonTable(const QString &path)
    : m_file(path)
{
    m_format.encoding = {QStringLiteral("UTF-8"), true};
}

Outcome<std::unique_ptr<JsonTable>> JsonTable::open(const QString &path)
{
    std::unique_ptr<JsonTable> table(new JsonTable(path));
    const auto opened = table->openFile().and_then([&](Done) { return table->readColumns(); });
    if (!opened)
        return tl::unexpected<Error>(opened.error());
    return table;
}

Outcome<Done> JsonTable::openFile()
{
    if (m_file.open(QIODevice::ReadOnly))
        return Done();
    return failure(Error::Kind::Unreadable,
                   Words::tr("The file “%1” cannot be read. Please check its name and whether you "
                             "are allowed to read it.")
                       .arg(m_file.fileName()),
                   m_file.errorString());
}

/// The fields in the order in which the file has them first; the objects themselves have none.
Outcome<Done> JsonTable::readColumns()
{
    QSet<QString> known;
    QByteArray line;
    bool isFirst = true;
    for (;;) {
        const auto more = nextLine(line);
        if (!more)
            return tl::unexpected<Error>(more.error());
        if (!*more)
            break;
        const QJsonDocument document = jsonOfUtf8(line);
        if (!document.isObject())
            continue;
        const QJsonObject object = document.object();
        if (std::exchange(isFirst, false))
            m_isExport = looksLikeExport(object);
        for (const QString &key : jsonKeys(line, m_isExport ? nameOfRecord(object) : QString()))
            if (!known.contains(key)) {
                known.insert(key);
                m_columns << key;
            }
    }
    m_columns.removeIf([](const QString &name) { return name.isEmpty() || isExportColumn(name); });
    if (m_isExport)
        m_columns = QStringList{exportKeyColumn(), exportStateColumn()} + m_columns;
    m_file.seek(0);
    m_line = 0;
    if (m_columns.isEmpty())
        return failure(Error::Kind::Invalid,
                       Words::tr("The file “%1” has no records: there is nothing to import.")
                           .arg(m_file.fileName()));
    return Done();
}

/// The next line that has anything on it; false at the end.
Outcome<bool> JsonTable::nextLine(QByteArray &line)
{
    do {
        if (m_file.atEnd())
            return false;
        line = lineOf(m_file);
        ++m_line;
        if (line.size() >= longestLine)
            return failure(Error::Kind::Invalid,
                           Words::tr("Line %1 is too long to be a record.").arg(m_line));
        line = line.trimmed();
    } while (line.isEmpty());
    return true;
}

Outcome<bool> JsonTable::next(TableRow &row)
{
    const auto more = nextLine(row.source);
    if (!more || !*more)
        return more;
    row.row.clear();
    row.row.line = m_line;
    QJsonParseError problem;
    const QJsonDocument document = jsonOfUtf8(row.source, &problem);
    if (problem.error != QJsonParseError::NoError)
        row.reason = Words::tr("The line is not JSON: %1 at character %2.")
                         .arg(problem.errorString(), QString::number(problem.offset));
    else if (!document.isObject())
        row.reason = Words::tr("The line is not a JSON object.");
    else
        row.reason = faultOf(document.object(), row.source);
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
}

} // namespace intray
