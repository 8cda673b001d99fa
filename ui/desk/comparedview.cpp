// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/comparedview.h"

#include "schema/fieldnamed.h"
#include "ui/common/differencemark.h"
#include "ui/common/letters.h"
#include "ui/common/tokens.h"
#include "verify/textdifference.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextCursor>
#include <QTextTable>

#include <algorithm>
#include <utility>

namespace intray {

namespace {

void writeText(QTextCursor cursor, const QString &text, const QList<Stretch> &differing,
               const QTextCharFormat &mark)
{
    qsizetype at = 0;
    for (const Stretch &stretch : differing) {
        cursor.insertText(text.mid(at, stretch.start - at), {});
        cursor.insertText(text.mid(stretch.start, stretch.length), mark);
        at = stretch.start + stretch.length;
    }
    cursor.insertText(text.mid(at), {});
}

constexpr int cellPadding = 3;

/// No word is broken, and long labels wrap; the two records share the rest.
int widthOfLabels(const QStringList &labels, const QFont &font)
{
    constexpr int longest = 16;
    const QFontMetrics metrics(font);
    int widest = 0;
    for (const QString &label : labels) {
        widest = std::max(
            widest, std::min(metrics.horizontalAdvance(label), longest * letterWidth(metrics)));
        for (const QString &word : label.split(u' '))
            widest = std::max(widest, metrics.horizontalAdvance(word));
    }
    return widest + room::beside;
}

QTextTable *tableIn(QTextDocument *document, int rows, int widthOfFirst)
{
    QTextTableFormat format;
    format.setCellPadding(cellPadding);
    format.setCellSpacing(0);
    format.setBorderCollapse(true);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_None);
    format.setHeaderRowCount(1);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setColumnWidthConstraints({QTextLength(QTextLength::FixedLength, widthOfFirst),
                                      QTextLength(QTextLength::VariableLength, 0),
                                      QTextLength(QTextLength::VariableLength, 0)});
    return QTextCursor(document).insertTable(rows, 3, format);
}

void beginAtEdge(QTextTable *table, int row)
{
    QTextTableCell cell = table->cellAt(row, 0);
    QTextTableCellFormat format = cell.format().toTableCellFormat();
    format.setProperty(QTextFormat::TableCellLeftPadding, 0.0); // else 0 is as if not set
    cell.setFormat(format);
}

} // namespace

ComparedView::ComparedView(QWidget *parent)
    : QTextEdit(parent)
{
    setReadOnly(true);
    setTabChangesFocus(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    document()->setDocumentMargin(0);
    setViewportMargins(room::beside, 0, room::beside, 0);
}

QList<ComparedView::Row> ComparedView::rowsOf(const Record &first, const Record &second,
                                              QList<Field> fields)
{
    for (const Record &record : {first, second})
        for (const QString &name : record.keys())
            if (!fieldNamed(fields, name)) {
                Field unknown;
                unknown.name = unknown.label = name;
                fields << unknown;
            }
    QList<Row> rows;
    for (const Field &field : std::as_const(fields)) {
        const Row row{field.label, RecordSchema::textOf(first.value(field.name)),
                      RecordSchema::textOf(second.value(field.name))};
        if (!row.first.isEmpty() || !row.second.isEmpty())
            rows << row;
    }
    return rows;
}

void ComparedView::compare(const QString &firstKey, const Record &first, const QString &secondKey,
                           const Record &second, const QList<Field> &fields)
{
    m_firstKey = firstKey;
    m_secondKey = secondKey;
    m_rows = rowsOf(first, second, fields);
    m_alike = int(m_rows.removeIf([](const Row &row) { return row.first == row.second; }));
    write();
}

void ComparedView::changeEvent(QEvent *event)
{
    QTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !document()->isEmpty())
        write();
}

// While somebody types in the record, what they look at here stays where it is.
void ComparedView::write()
{
    const int place = verticalScrollBar()->value();
    clear();
    writeTable();
    if (m_alike > 0) {
        QTextCursor end(document());
        end.movePosition(QTextCursor::End);
        QTextCharFormat quiet;
        quiet.setForeground(colourOf(ColourRole::Dimmed, palette()));
        end.insertText(m_rows.isEmpty() ? tr("%n field(s) are the same.", nullptr, m_alike)
                                        : tr("%n other field(s) are the same.", nullptr, m_alike),
                       quiet);
    }
    moveCursor(QTextCursor::Start);
    verticalScrollBar()->setValue(place);
}

void ComparedView::writeTable()
{
    if (m_rows.isEmpty())
        return;
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    QStringList labels{tr("Differs in")};
    for (const Row &row : std::as_const(m_rows))
        labels << row.label;
    QTextTable *table = tableIn(document(), int(m_rows.size()) + 1, widthOfLabels(labels, bold));
    const auto cell = [&](int row, int column) {
        return table->cellAt(row, column).firstCursorPosition();
    };
    const QTextCharFormat mark = differenceMark(palette());
    QTextCharFormat heading;
    heading.setFontWeight(QFont::DemiBold);
    beginAtEdge(table, 0);
    cell(0, 0).insertText(tr("Differs in"), heading);
    cell(0, 1).insertText(m_firstKey, heading);
    cell(0, 2).insertText(m_secondKey, heading);
    for (int row = 1; row <= m_rows.size(); ++row) {
        const Row &shown = m_rows.at(row - 1);
        beginAtEdge(table, row);
        const TextDifference difference = differenceOf(shown.first, shown.second);
        cell(row, 0).insertText(shown.label, {});
        writeText(cell(row, 1), shown.first, difference.inFirst, mark);
        writeText(cell(row, 2), shown.second, difference.inSecond, mark);
    }
}

} // namespace intray
