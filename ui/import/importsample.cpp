// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/importsample.h"

#include "lists/celltext.h"
#include "transfer/rejectfile.h"
#include "ui/common/icons.h"
#include "ui/common/signlabel.h"
#include "ui/common/tokens.h"
#include "ui/import/sampletable.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMap>
#include <QVBoxLayout>

namespace intray {

static constexpr int staysOut = Qt::UserRole; ///< A cell of a row that would not come in.

/// A row of the file; with a reason it would not come in, and stands as in the file.
struct ImportSample::Line
{
    qint64 number = 0;
    QString place; ///< What heads it.
    QStringList values;
    QString reason = {};
    bool isOne = false;   ///< Its values stand under no field.
    bool differs = false; ///< It can be read, and would stay out: the queue has it otherwise.
};

ImportSample::ImportSample(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_notes(new QLabel(this))
    , m_table(new SampleTable(this))
{
    m_table->setObjectName(name + QStringLiteral("Table"));
    m_table->setAccessibleName(tr("The first rows of the file"));
    m_notes->setObjectName(name + QStringLiteral("Notes"));
    m_notes->setTextFormat(Qt::PlainText);
    m_notes->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(room::between);
    column->addWidget(m_notes);
    column->addWidget(m_table, 1);
    column->addStretch(0);
    showProblem({});
}

static QStringList notesOf(const ImportPreview &preview)
{
    static constexpr qsizetype most = 3;
    QStringList notes = preview.notes.first(qMin(most, preview.notes.size()));
    for (const Reject &reject : preview.rejects.first(qMin(most, preview.rejects.size())))
        notes.append(ImportSample::tr("Line %1 would be rejected: %2")
                         .arg(placeOf(reject, QLocale().toString(reject.line)), reject.reason));
    return notes;
}

void ImportSample::show(const ImportPreview &preview, const QList<Reject> &ofTrial)
{
    fill(preview, linesOf(preview, ofTrial));
    const QStringList notes = notesOf(preview);
    m_notes->setText(notes.join(u'\n'));
    m_notes->setVisible(!notes.isEmpty());
}

/// What is rejected was not mapped; of JSON only the line is known.
ImportSample::Line ImportSample::lineOf(const Reject &reject, const ImportPreview &preview)
{
    Line line{reject.line, placeOf(reject, QLocale().toString(reject.line)), reject.values,
              reject.reason};
    line.isOne = preview.isJson || preview.columns != preview.fileColumns;
    if (preview.isJson)
        line.values = QStringList{QString::fromUtf8(reject.source)};
    else if (line.isOne)
        line.values = QStringList{reject.values.join(QStringLiteral(" | "))};
    return line;
}

QList<ImportSample::Line> ImportSample::linesOf(const ImportPreview &preview,
                                                const QList<Reject> &ofTrial)
{
    QStringList files; // in the order in which they are read
    QMap<std::pair<qsizetype, qint64>, Line> lines;
    const auto lineAt = [&](const Reject &at) -> Line & {
        if (!files.contains(at.file))
            files << at.file;
        return lines[{files.indexOf(at.file), at.line}];
    };
    for (qsizetype i = 0; i < preview.rows.size(); ++i) {
        const Reject good{preview.lines.at(i), {}, preview.rows.at(i), {}, preview.files.at(i)};
        lineAt(good) = Line{good.line, placeOf(good, QLocale().toString(good.line)), good.values};
    }
    for (const Reject &reject : ofTrial.mid(0, previewRows)) {
        Line &line = lineAt(reject);
        line = lineOf(reject, preview);
        line.differs = reject.differs;
    }
    for (const Reject &reject : preview.rejects.mid(0, previewRows))
        lineAt(reject) = lineOf(reject, preview);
    return lines.values();
}

void ImportSample::fill(const ImportPreview &preview, const QList<Line> &lines)
{
    m_table->clearSpans();
    m_table->setRowCount(static_cast<int>(lines.size()));
    m_table->setColumnCount(static_cast<int>(preview.columns.size()));
    m_table->setHorizontalHeaderLabels(preview.columns);
    for (int row = 0; row < lines.size(); ++row)
        addLine(row, lines.at(row));
    m_table->setVisible(!preview.columns.isEmpty());
    mark();
}

void ImportSample::markColumns(const QStringList &columns)
{
    m_marked = columns;
    mark();
}

void ImportSample::mark()
{
    const auto tint = [this](ColourRole role) { return QBrush(colourOf(role, palette())); };
    for (int column = 0; column < m_table->columnCount(); ++column) {
        QTableWidgetItem *head = m_table->horizontalHeaderItem(column);
        const bool isMarked = head && m_marked.contains(head->text());
        if (head) {
            QFont font = m_table->horizontalHeader()->font();
            font.setBold(isMarked);
            head->setFont(font);
        }
        for (int row = 0; row < m_table->rowCount(); ++row)
            if (QTableWidgetItem *cell = m_table->item(row, column))
                cell->setData(Qt::BackgroundRole, cell->data(staysOut).toBool()
                                                      ? QVariant(tint(ColourRole::FaultTint))
                                                  : isMarked ? QVariant(tint(ColourRole::Tint))
                                                             : QVariant());
    }
    m_table->fitColumns();
}

void ImportSample::showWhole(bool all)
{
    m_table->showWhole(all);
}

int ImportSample::heightToSpare() const
{
    return m_table->sizeHint().height() - m_table->leastHeight();
}

void ImportSample::addLine(int row, const Line &line)
{
    m_table->setVerticalHeaderItem(row, headOf(line));
    for (int column = 0; column < m_table->columnCount(); ++column) {
        const QString value = line.values.value(column);
        auto *cell = new QTableWidgetItem(cellText(value));
        cell->setToolTip(plainToolTip(line.reason.isEmpty() ? value : line.reason));
        cell->setData(staysOut, !line.reason.isEmpty());
        m_table->setItem(row, column, cell);
    }
    if (line.isOne && m_table->columnCount() > 1)
        m_table->setSpan(row, 0, 1, m_table->columnCount());
}

QTableWidgetItem *ImportSample::headOf(const Line &line) const
{
    const QString place = cellText(line.place, 40);
    if (line.reason.isEmpty())
        return new QTableWidgetItem(place);
    auto *head = new QTableWidgetItem(iconNamed(iconOf(line.differs ? Sign::Warning : Sign::Fault)),
                                      line.differs ? tr("%1, differs").arg(place)
                                                   : tr("%1, rejected").arg(place));
    head->setToolTip(plainToolTip(line.reason));
    return head;
}

void ImportSample::showProblem(const QString &sentence)
{
    m_table->setRowCount(0);
    m_table->setColumnCount(0);
    m_table->hide();
    m_notes->setText(sentence);
    m_notes->setVisible(!sentence.isEmpty());
}

} // namespace intray
