// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/writeback/correctionscript.h"

#include "transfer/transferfile.h"

namespace intray {

CorrectionScript::CorrectionScript(const QString &path)
    : m_file(path)
{
}

Outcome<Done> CorrectionScript::open()
{
    if (isWanted() && !m_file.open(QIODevice::WriteOnly))
        return tl::unexpected<Error>(writeError(m_file, m_file.fileName()));
    return Done();
}

void CorrectionScript::add(const QString &statement)
{
    if (isWanted())
        m_file.write(statement.toUtf8() + ";\n");
}

Outcome<Done> CorrectionScript::commit()
{
    if (isWanted() && (!m_file.flush() || !m_file.commit()))
        return tl::unexpected<Error>(writeError(m_file, m_file.fileName()));
    return Done();
}

} // namespace intray
