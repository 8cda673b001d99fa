// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/rejectfile.h"

#include "transfer/exportcolumns.h"
#include "transfer/textdecoder.h"
#include "transfer/transferfile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace intray {

namespace {

/// What an earlier import has put in front of the row says nothing about this one.
bool isOwn(const QString &column)
{
    return column == rejectLineColumn() || column == rejectReasonColumn();
}

} // namespace

Reject rejectOf(const TableRow &row, const QString &reason)
{
    const CsvRow &stood = row.asItStood ? *row.asItStood : row.row;
    Reject reject{stood.line, reason, stood.values(), row.source};
    if (stood.problem == CsvRow::Problem::InvalidBytes)
        for (QString &value : reject.values)
            value = withVisibleBytes(value);
    return reject;
}

Outcome<RejectFile> RejectFile::open(const QString &path, const QStringList &columns, bool isJson)
{
    RejectFile rejects;
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
    rejects.m_writer->writeRow(QStringList{rejectLineColumn(), rejectReasonColumn()} +
                               rejects.ownColumnsLeftOut(rejects.m_columns));
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
    m_writer->writeRow(QStringList{QString::number(reject.line), reject.reason} +
                       ownColumnsLeftOut(reject.values));
}

/// Fields in front of those that the line has; a line that is no object becomes one.
void RejectFile::writeAsObject(const Reject &reject)
{
    const auto text = [](const QString &value) {
        const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
        return list.mid(1, list.size() - 2);
    };
    QByteArray rest = reject.source.trimmed();
    QJsonObject object = QJsonDocument::fromJson(rest).object();
    if (object.contains(rejectLineColumn()) || object.contains(rejectReasonColumn())) {
        object.remove(rejectLineColumn());
        object.remove(rejectReasonColumn());
        rest = QJsonDocument(object).toJson(QJsonDocument::Compact);
    }
    if (object.isEmpty())
        rest = "{\"intray_text\":" + text(QString::fromUtf8(reject.source)) + '}';
    m_file->write('{' + text(rejectLineColumn()) + ':' + QByteArray::number(reject.line) + ',' +
                  text(rejectReasonColumn()) + ':' + text(reject.reason) + ',' + rest.mid(1) +
                  '\n');
}

Outcome<Done> RejectFile::commit()
{
    if (m_file && ((m_writer && !m_writer->flush()) || !m_file->commit()))
        return tl::unexpected<Error>(writeError(*m_file, m_file->fileName()));
    return Done();
}

} // namespace intray
