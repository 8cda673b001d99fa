// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/writeback/correctionreader.h"

#include "queue/utf8text.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(WriteBack)
};

bool isStructure(const Cell &cell)
{
    return cell.kind == Cell::Kind::Json &&
           (cell.text.startsWith('[') || cell.text.startsWith('{'));
}

bool isTruth(const Cell &cell)
{
    return cell.kind == Cell::Kind::Json && (cell.text == "true" || cell.text == "false");
}

/// As it stands in a column; null: no value.
QString textOf(const Cell &cell)
{
    switch (cell.kind) {
    case Cell::Kind::Missing:
        return {};
    case Cell::Kind::Text:
        return textOfUtf8(cell.text) + QLatin1StringView("");
    case Cell::Kind::Json:
        return textOfUtf8(isStructure(cell) ? compactJson(cell.text) : shownJson(cell.text));
    }
    return {};
}

} // namespace

CorrectionReader::CorrectionReader(const FieldColumns &columns, const QStringList &keyFields,
                                   const QStringList &wanted)
    : m_columns(columns)
    , m_keyFields(keyFields)
    , m_wanted(wanted)
{
}

std::optional<CorrectedRow> CorrectionReader::read(const StoredItem &item)
{
    QMap<QString, Pair> fields;
    for (const NamedCell &field : m_imported.read(item.beforeWork()))
        fields[textOfUtf8(field.name)].was = field.cell;
    for (const NamedCell &field : m_current.read(item.record()))
        fields[textOfUtf8(field.name)].is = field.cell;
    CorrectedRow row;
    row.item = textOfUtf8(item.key);
    for (auto field = fields.begin(); field != fields.end(); ++field)
        addField(row, field.key(), *field);
    if (row.fields.isEmpty())
        return std::nullopt;
    addKey(row, fields);
    return row;
}

void CorrectionReader::addKey(CorrectedRow &row, const QMap<QString, Pair> &fields) const
{
    for (const QString &name : m_keyFields) {
        QString text = textOf(fields.value(name).was);
        if (text.isEmpty() && m_keyFields.size() == 1)
            text = row.item; // an adopted table's record is without it
        if (text.isEmpty())
            row.refuse(Words::tr("The record was imported without “%1”, which identifies its row.")
                           .arg(name));
        row.key << PlacedValue{m_columns.placeOf(name).value_or(0), text};
    }
}

void CorrectionReader::addField(CorrectedRow &row, const QString &name, const Pair &pair) const
{
    if (isSameCell(pair.was, pair.is) || (!m_wanted.isEmpty() && !m_wanted.contains(name)))
        return;
    CorrectedField field{
        name, 0, textOf(pair.was), textOf(pair.is), isTruth(pair.is), isStructure(pair.is)};
    if (field.was == field.becomes && field.was.isNull() == field.becomes.isNull())
        return;
    const auto place = m_columns.placeOf(name);
    field.column = place.value_or(0);
    const auto isThere = [&](const CorrectedField &other) { return other.column == field.column; };
    if (!place)
        row.refuse(place.error());
    else if (m_keyFields.contains(name))
        row.refuse(Words::tr("“%1” identifies the row and was itself corrected. Keys are not "
                             "written back; change it in the source.")
                       .arg(name));
    else if (std::any_of(row.fields.begin(), row.fields.end(), isThere))
        row.refuse(Words::tr("The field “%1” shares its column with another one that was "
                             "corrected, too.")
                       .arg(name));
    else if (field.becomes.contains(QChar(u'\0')))
        row.refuse(Words::tr("The value of “%1” has a zero character, which no database can store.")
                       .arg(name));
    row.fields << field;
}

} // namespace intray
