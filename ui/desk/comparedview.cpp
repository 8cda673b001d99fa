// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/comparedview.h"

#include "schema/fieldnamed.h"
#include "ui/common/differencemark.h"
#include "ui/common/letters.h"
#include "ui/common/tokens.h"
#include "verify/textdifference.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QTextCursor>
#include <QTextTable>

#include <algorithm>
#include <cmath>
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

/// Of the longest label: no word is broken, and long labels wrap.
int widthOfLabels(const QStringList &labels, const QFontMetrics &metrics)
{
    constexpr int longest = 16;
    int widest = 0;
    for (const QString &label : labels) {
        widest = std::max(
            widest, std::min(metrics.horizontalAdvance(label), longest * letterWidth(metrics)));
        for (const QString &word : label.split(u' '))
            widest = std::max(widest, metrics.horizontalAdvance(word));
    }
    return widest + room::beside;
}

QTextTable *tableIn(QTextDocument *document, int rows, const QList<QTextLength> &columns)
{
    QTextTableFormat format;
    format.setCellPadding(room::within);
    format.setCellSpacing(0);
    format.setBorder(0);
    format.setHeaderRowCount(1);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setColumnWidthConstraints(columns);
    return QTextCursor(document).insertTable(rows, int(columns.size()), format);
}

/// The first column begins at the page's edge, and a row ends with a hairline.
void shapeCell(QTextTable *table, int row, int column, const QColor *line)
{
    QTextTableCell cell = table->cellAt(row, column);
    QTextTableCellFormat format = cell.format().toTableCellFormat();
    if (column == 0)
        format.setProperty(QTextFormat::TableCellLeftPadding, 0.0); // else 0 is as if not set
    if (line) {
        format.setBottomBorder(1);
        format.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBottomBorderBrush(*line);
    }
    cell.setFormat(format);
}

void shapeRow(QTextTable *table, int row, const QColor *line)
{
    for (int column = 0; column < table->columns(); ++column)
        shapeCell(table, row, column, line);
}

QTextCursor inCell(QTextTable *table, int row, int column)
{
    return table->cellAt(row, column).firstCursorPosition();
}

} // namespace

ComparedView::ComparedView(QWidget *parent)
    : QTextEdit(parent)
{
    setReadOnly(true);
    setTabChangesFocus(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    document()->setDocumentMargin(0);
    setViewportMargins(room::beside, 0, room::beside, 0);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &ComparedView::updateGeometry);
}

QSize ComparedView::sizeHint() const
{
    return {QTextEdit::sizeHint().width(), int(std::ceil(document()->size().height()))};
}

QSize ComparedView::minimumSizeHint() const
{
    return {QTextEdit::minimumSizeHint().width(), sizeHint().height()};
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

void ComparedView::compare(const Record &first, const Record &second, const QList<Field> &fields)
{
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

void ComparedView::resizeEvent(QResizeEvent *event)
{
    QTextEdit::resizeEvent(event);
    if (!document()->isEmpty() && wantsToStack() != m_isStacked)
        write();
}

// A value that is read in three lines is compared with nothing.
bool ComparedView::wantsToStack() const
{
    constexpr int longest = 24;
    const QFontMetrics metrics = fontMetrics();
    QStringList labels{tr("Differs in")};
    int widest = 0;
    for (const Row &row : m_rows) {
        labels << row.label;
        for (const QString &value : {row.first, row.second})
            widest = std::max(widest, metrics.horizontalAdvance(value));
    }
    const int column = (viewport()->width() - widthOfLabels(labels, metrics)) / 2;
    return column < std::min(widest, longest * letterWidth(metrics)) + 2 * room::within;
}

void ComparedView::write()
{
    m_isStacked = wantsToStack();
    clear();
    if (!m_rows.isEmpty())
        m_isStacked ? writeStacked() : writeBeside();
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
}

QTextCharFormat ComparedView::dimmed(LetterSize size) const
{
    QTextCharFormat format;
    format.setFont(lettersFor(size, font()));
    format.setForeground(colourOf(ColourRole::Dimmed, palette()));
    return format;
}

void ComparedView::writeBeside()
{
    QStringList labels{tr("Differs in")};
    for (const Row &row : std::as_const(m_rows))
        labels << row.label;
    const QTextLength free(QTextLength::VariableLength, 0);
    QTextTable *table = tableIn(
        document(), int(m_rows.size()) + 1,
        {QTextLength(QTextLength::FixedLength, widthOfLabels(labels, fontMetrics())), free, free});
    const QColor line = colourOf(ColourRole::Hairline, palette());
    shapeRow(table, 0, &line);
    inCell(table, 0, 0).insertText(tr("Differs in"), dimmed(LetterSize::Small));
    inCell(table, 0, 1).insertText(tr("This record"), dimmed(LetterSize::Small));
    inCell(table, 0, 2).insertText(tr("The other"), dimmed(LetterSize::Small));
    const QTextCharFormat mark = differenceMark(palette());
    for (int row = 1; row <= m_rows.size(); ++row) {
        const Row &shown = m_rows.at(row - 1);
        shapeRow(table, row, &line);
        const TextDifference difference = differenceOf(shown.first, shown.second);
        inCell(table, row, 0).insertText(shown.label, dimmed(LetterSize::Body));
        writeText(inCell(table, row, 1), shown.first, difference.inFirst, mark);
        writeText(inCell(table, row, 2), shown.second, difference.inSecond, mark);
    }
}

// Every row says which of the two it is, as there is no head over them.
void ComparedView::writeStacked()
{
    const QStringList sides{tr("This record"), tr("The other")};
    const QFontMetrics small(lettersFor(LetterSize::Small, font()));
    const QTextLength first(QTextLength::FixedLength, widthOfLabels(sides, small));
    QTextTable *table = tableIn(document(), int(m_rows.size()) * 3,
                                {first, QTextLength(QTextLength::VariableLength, 0)});
    const QColor line = colourOf(ColourRole::Hairline, palette());
    const QTextCharFormat mark = differenceMark(palette());
    for (int number = 0; number < m_rows.size(); ++number) {
        const Row &shown = m_rows.at(number);
        const int at = number * 3;
        table->mergeCells(at, 0, 1, 2);
        shapeCell(table, at, 0, nullptr);
        shapeRow(table, at + 1, nullptr);
        shapeRow(table, at + 2, &line);
        const TextDifference difference = differenceOf(shown.first, shown.second);
        inCell(table, at, 0).insertText(shown.label, dimmed(LetterSize::Body));
        inCell(table, at + 1, 0).insertText(sides.at(0), dimmed(LetterSize::Small));
        inCell(table, at + 2, 0).insertText(sides.at(1), dimmed(LetterSize::Small));
        writeText(inCell(table, at + 1, 1), shown.first, difference.inFirst, mark);
        writeText(inCell(table, at + 2, 1), shown.second, difference.inSecond, mark);
    }
}

} // namespace intray
