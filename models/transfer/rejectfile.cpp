// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/rejectfile.h"

#include "transfer/textdecoder.h"
#include "transfer/transferfile.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RejectFile)
};

} // namespace

Reject rejectOf(const CsvRow &row, const QString &reason)
{
    Reject reject{row.line, reason, row.values()};
    if (row.problem == CsvRow::Problem::InvalidBytes)
        for (QString &value : reject.values)
            value = withVisibleBytes(value);
    return reject;
}

Outcome<RejectFile> RejectFile::open(const QString &path, const QStringList &columns)
{
    RejectFile rejects;
    if (path.isEmpty())
        return rejects;
    rejects.m_file = std::make_unique<QSaveFile>(path);
    if (!rejects.m_file->open(QIODevice::WriteOnly))
        return tl::unexpected<Error>(writeError(*rejects.m_file, path));
    rejects.m_writer = std::make_unique<CsvWriter>(*rejects.m_file);
    rejects.m_writer->writeRow(QStringList{Words::tr("line"), Words::tr("reason")} + columns);
    return rejects;
}

void RejectFile::add(const Reject &reject)
{
    if (m_writer)
        m_writer->writeRow(QStringList{QString::number(reject.line), reject.reason} +
                           reject.values);
}

Outcome<Done> RejectFile::commit()
{
    if (m_file && (!m_writer->flush() || !m_file->commit()))
        return tl::unexpected<Error>(writeError(*m_file, m_file->fileName()));
    return Done();
}

} // namespace intray
