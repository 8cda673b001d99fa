// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/writeback/writebackreport.h"

#include "transfer/transferfile.h"

namespace intray {

WriteBackReport::WriteBackReport(const QString &path, bool isTrial)
    : m_file(path)
    , m_isTrial(isTrial)
{
}

Outcome<Done> WriteBackReport::open()
{
    if (m_file.fileName().isEmpty())
        return Done();
    if (!m_file.open(QIODevice::WriteOnly))
        return tl::unexpected<Error>(writeError(m_file, m_file.fileName()));
    m_writer = std::make_unique<CsvWriter>(m_file);
    m_writer->setGuardFormulas(true);
    m_writer->writeRow({QStringLiteral("key"), QStringLiteral("field"), QStringLiteral("was"),
                        QStringLiteral("becomes"), QStringLiteral("outcome"),
                        QStringLiteral("why")});
    return Done();
}

QString WriteBackReport::wordOf(RowOutcome outcome) const
{
    if (outcome == RowOutcome::Refused)
        return QStringLiteral("refused");
    if (outcome == RowOutcome::AsItShouldBe)
        return QStringLiteral("as_it_should_be");
    return m_isTrial ? QStringLiteral("to_be_written") : QStringLiteral("written");
}

void WriteBackReport::add(const CorrectedRow &row)
{
    if (!m_writer)
        return;
    for (const CorrectedField &field : row.fields) {
        const bool isWritten = !row.heldBack.isEmpty() && !field.isHeldBack;
        m_writer->writeRow({row.item, field.name, field.was, field.becomes,
                            wordOf(isWritten ? RowOutcome::Written : row.outcome),
                            isWritten ? QString() : row.why});
    }
}

Outcome<Done> WriteBackReport::commit()
{
    if (m_writer && (!m_writer->flush() || !m_file.commit()))
        return tl::unexpected<Error>(writeError(m_file, m_file.fileName()));
    return Done();
}

} // namespace intray
