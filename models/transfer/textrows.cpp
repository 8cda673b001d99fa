// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/textrows.h"

#include "transfer/transferfile.h"

namespace intray {

CsvRows::CsvRows(QSaveFile &file, const QString &path, bool guardFormulas, const QString &missing)
    : m_file(file)
    , m_path(path)
    , m_csv(file)
{
    m_csv.setGuardFormulas(guardFormulas);
    m_csv.setMissing(missing);
}

void CsvRows::begin(const QList<Field> &columns)
{
    QStringList header;
    for (const Field &column : columns)
        header << column.name;
    m_csv.writeRow(header);
}

Outcome<Done> CsvRows::flush()
{
    if (!m_csv.flush())
        return tl::unexpected<Error>(writeError(m_file, m_path));
    return Done();
}

JsonRows::JsonRows(QSaveFile &file, const QString &path)
    : m_file(file)
    , m_path(path)
{
}

void JsonRows::begin(const QList<Field> &columns)
{
    for (const Field &column : columns) {
        QByteArray name;
        appendJsonText(name, column.name.toUtf8());
        m_names << name;
    }
}

void JsonRows::write(const QList<Cell> &cells)
{
    for (qsizetype i = 0; i < cells.size(); ++i) {
        m_lines += i == 0 ? '{' : ',';
        m_lines += m_names.at(i);
        m_lines += ':';
        appendJson(m_lines, cells.at(i));
    }
    m_lines += "}\n";
}

Outcome<Done> JsonRows::flush()
{
    if (m_file.write(m_lines) != m_lines.size())
        return tl::unexpected<Error>(writeError(m_file, m_path));
    m_lines.resize(0);
    return Done();
}

} // namespace intray
