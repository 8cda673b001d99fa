// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/rejectfile.h"

#include "queue/utf8text.h"
#include "transfer/exportcolumns.h"
#include "transfer/textdecoder.h"
#include "transfer/transferfile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace intray {

namespace {

/// What an earlier import has put in front of the row says nothing about this one.
bool isOwn(const QString &column)
{
    return column == rejectLineColumn() || column == rejectReasonColumn() ||
           column == rejectFileColumn();
}

} // namespace

Reject rejectOf(const TableRow &row, const QString &reason)
{
    const CsvRow &stood = row.asItStood ? *row.asItStood : row.row;
    Reject reject{stood.line, reason, stood.values(), row.source, row.row.file};
    if (stood.problem == CsvRow::Problem::InvalidBytes)
        for (QString &value : reject.values)
            value = withVisibleBytes(value);
    return reject;
}

QString placeOf(const Reject &reject, const QString &line)
{
    return reject.file.isEmpty() ? line : QStringLiteral("%1 (%2)").arg(line, reject.file);
}

Outcome<RejectFile> RejectFile::open(const QString &path, const QStringList &columns, bool isJson,
                                     bool namesFiles)
{
    RejectFile rejects;
    rejects.m_namesFiles = namesFiles;
    if (path.isEmpty())
        return rejects;
    rejects.m_file = std::make_unique<QSaveFile>(path);
    if (!rejects.m_file->open(QIODevice::WriteOnly))
        return tl::unexpected<Error>(writeError(*rejects.m_file, path));
    if (isJson)
        return rejects;
    rejects.m_columns = columns;
    rejects.m_writer = std::make_unique<CsvWriter>(*rejects.m_file);
    rejects.m_writer->setGuardFormulas(true);
    QStringList header{rejectLineColumn(), rejectReasonColumn()};
    if (namesFiles)
        header << rejectFileColumn();
    rejects.m_writer->writeRow(header + rejects.ownColumnsLeftOut(rejects.m_columns));
    return rejects;
}

QStringList RejectFile::ownColumnsLeftOut(const QStringList &values) const
{
    QStringList others;
    for (qsizetype i = 0; i < values.size(); ++i)
        if (!isOwn(m_columns.value(i)))
            others << values.at(i);
    return others;
}

void RejectFile::add(const Reject &reject)
{
    if (m_writer)
        writeAsRow(reject);
    else if (m_file)
        writeAsObject(reject);
}

void RejectFile::writeAsRow(const Reject &reject)
{
    QStringList beside{QString::number(reject.line), reject.reason};
    if (m_namesFiles)
        beside << reject.file;
    m_writer->writeRow(beside + ownColumnsLeftOut(reject.values));
}

/// Fields in front of those that the line has; a line that is no object becomes one.
void RejectFile::writeAsObject(const Reject &reject)
{
    const auto text = [](const QString &value) {
        const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
        return list.mid(1, list.size() - 2);
    };
    QByteArray rest = reject.source.trimmed();
    QJsonObject object = jsonOfUtf8(rest).object();
    const QStringList fields = object.keys();
    if (std::any_of(fields.begin(), fields.end(), isOwn)) {
        for (const QString &own : fields)
            if (isOwn(own))
                object.remove(own);
        rest = QJsonDocument(object).toJson(QJsonDocument::Compact);
    }
    if (object.isEmpty())
        rest = "{\"intray_text\":" + text(textOfUtf8(reject.source)) + '}';
    const QByteArray file =
        m_namesFiles ? text(rejectFileColumn()) + ':' + text(reject.file) + ',' : QByteArray();
    m_file->write('{' + text(rejectLineColumn()) + ':' + QByteArray::number(reject.line) + ',' +
                  text(rejectReasonColumn()) + ':' + text(reject.reason) + ',' + file +
                  rest.mid(1) + '\n');
}

Outcome<Done> RejectFile::commit()
{
    if (m_file && ((m_writer && !m_writer->flush()) || !m_file->flush() || !m_file->commit()))
        return tl::unexpected<Error>(writeError(*m_file, m_file->fileName()));
    return Done();
}

} // namespace intray
