// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/comparedview.h"

#include "queue/recordschema.h"
#include "ui/common/colours.h"
#include "verify/textdifference.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextCursor>
#include <QTextTable>

namespace intray {

namespace {

QTextCharFormat markedOn(const QPalette &palette)
{
    QTextCharFormat format;
    format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
    format.setBackground(toneBackground(palette, Tone::Warning));
    format.setForeground(palette.color(QPalette::WindowText));
    return format;
}

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

QTextTable *tableIn(QTextDocument *document, int rows)
{
    QTextTableFormat format;
    format.setCellPadding(3);
    format.setCellSpacing(0);
    format.setBorderCollapse(true);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_None);
    format.setHeaderRowCount(1);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setColumnWidthConstraints({QTextLength(QTextLength::PercentageLength, 26),
                                      QTextLength(QTextLength::PercentageLength, 37),
                                      QTextLength(QTextLength::PercentageLength, 37)});
    return QTextCursor(document).insertTable(rows, 3, format);
}

} // namespace

ComparedView::ComparedView(QWidget *parent)
    : QTextEdit(parent)
{
    setReadOnly(true);
    setTabChangesFocus(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

QList<ComparedView::Field> ComparedView::fieldsOf(const Record &first, const Record &second,
                                                  QStringList order)
{
    for (const Record &record : {first, second})
        for (const QString &field : record.keys())
            if (!order.contains(field))
                order << field;
    QList<Field> fields;
    for (const QString &name : std::as_const(order)) {
        const Field field{name, RecordSchema::textOf(first.value(name)),
                          RecordSchema::textOf(second.value(name))};
        if (!field.first.isEmpty() || !field.second.isEmpty())
            fields << field;
    }
    return fields;
}

void ComparedView::compare(const QString &firstKey, const Record &first, const QString &secondKey,
                           const Record &second, const QStringList &order)
{
    m_firstKey = firstKey;
    m_secondKey = secondKey;
    m_fields = fieldsOf(first, second, order);
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
    QTextTable *table = tableIn(document(), int(m_fields.size()) + 1);
    const auto cell = [&](int row, int column) {
        return table->cellAt(row, column).firstCursorPosition();
    };
    const QTextCharFormat mark = markedOn(palette());
    QTextCharFormat heading;
    heading.setFontWeight(QFont::DemiBold);
    cell(0, 0).insertText(tr("Field"), heading);
    cell(0, 1).insertText(m_firstKey, heading);
    cell(0, 2).insertText(m_secondKey, heading);
    for (int row = 1; row <= m_fields.size(); ++row) {
        const Field &field = m_fields.at(row - 1);
        const TextDifference difference = differenceOf(field.first, field.second);
        cell(row, 0).insertText(field.name, {});
        writeText(cell(row, 1), field.first, difference.inFirst, mark);
        writeText(cell(row, 2), field.second, difference.inSecond, mark);
    }
    moveCursor(QTextCursor::Start);
    verticalScrollBar()->setValue(place);
}

} // namespace intray
