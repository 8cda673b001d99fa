// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/importsample.h"

#include "lists/celltext.h"
#include "transfer/rejectfile.h"
#include "ui/common/signlabel.h"
#include "ui/common/tokens.h"
#include "ui/import/sampletable.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

static constexpr int groundRole = Qt::UserRole; ///< Of a cell's row, where it has its own.

/// A row of the file; with a reason it would not come in, or is doubtful.
struct ImportSample::Line
{
    QString place; ///< What heads it.
    QStringList values;
    QString reason = {};
    bool isOne = false;      ///< Its values stand as in the file, under no field.
    bool differs = false;    ///< It can be read, and would stay out: the queue has it otherwise.
    bool isDoubtful = false; ///< It would come in.
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

QStringList ImportSample::notesOf(const ImportPreview &preview) const
{
    static constexpr qsizetype most = 3;
    QStringList notes = preview.notes.first(qMin(most, preview.notes.size()));
    for (const Reject &reject :
         preview.rejects.first(m_tellsRejects ? qMin(most, preview.rejects.size()) : 0))
        notes.append(tr("Line %1 would be rejected: %2")
                         .arg(placeOf(reject, QLocale().toString(reject.line)), reject.reason));
    return notes;
}

void ImportSample::sayNotes(const ImportPreview &preview)
{
    const QStringList notes = notesOf(preview);
    m_notes->setText(notes.join(u'\n'));
    m_notes->setVisible(!notes.isEmpty());
}

void ImportSample::show(const ImportPreview &preview, const QList<Reject> &rejects,
                        const QList<RowDoubt> &doubts)
{
    const QList<Line> lines = linesOf(preview, rejects, doubts).values();
    // Among all, no row is pushed out for the reasons of others; those of doubts stand where these
    // are shown alone.
    const bool hasReasons = std::ranges::any_of(
        lines, [](const Line &line) { return !line.reason.isEmpty() && !line.isDoubtful; });
    m_why = !m_tellsRejects && hasReasons ? Why::Behind : Why::Nowhere;
    fill(preview.columns, lines);
    sayNotes(preview);
}

void ImportSample::showOnly(const ImportPreview &preview, const QList<Reject> &rejects,
                            const QList<RowDoubt> &doubts)
{
    m_why = Why::Before;
    QList<Line> lines;
    for (const Reject &reject : rejects.mid(0, previewRows))
        lines << lineOf(reject, preview);
    for (const RowDoubt &doubt : doubts)
        lines << lineOf(doubt);
    fill(preview.columns, lines);
    m_notes->hide();
}

/// What is rejected was not mapped; of JSON only the line is known.
ImportSample::Line ImportSample::lineOf(const Reject &reject, const ImportPreview &preview)
{
    Line line{placeOf(reject, QLocale().toString(reject.line)), reject.values, reject.reason};
    line.differs = reject.differs;
    line.isOne = preview.isJson || preview.columns != preview.fileColumns;
    if (preview.isJson)
        line.values = QStringList{QString::fromUtf8(reject.source)};
    else if (line.isOne)
        line.values = QStringList{reject.values.join(QStringLiteral(" | "))};
    return line;
}

ImportSample::Line ImportSample::lineOf(const RowDoubt &doubt)
{
    const Reject where{doubt.line, {}, {}, {}, doubt.file};
    Line line{placeOf(where, QLocale().toString(doubt.line)), doubt.values, doubt.reason};
    line.isDoubtful = true;
    return line;
}

/// In the order in which they are read.
ImportSample::Lines ImportSample::linesOf(const ImportPreview &preview,
                                          const QList<Reject> &rejects,
                                          const QList<RowDoubt> &doubts)
{
    QStringList files;
    Lines lines;
    const auto at = [&files](const QString &file, qint64 line) {
        if (!files.contains(file))
            files << file;
        return Place(files.indexOf(file), line);
    };
    for (qsizetype i = 0; i < preview.rows.size(); ++i) {
        const Reject good{preview.lines.at(i), {}, preview.rows.at(i), {}, preview.files.at(i)};
        lines[at(good.file, good.line)] =
            Line{placeOf(good, QLocale().toString(good.line)), good.values};
    }
    for (const RowDoubt &doubt : doubts)
        if (const Place place = at(doubt.file, doubt.line); lines.contains(place))
            lines[place] = lineOf(doubt);
    for (const QList<Reject> &known : {rejects, preview.rejects})
        for (const Reject &reject : known.mid(0, previewRows))
            lines[at(reject.file, reject.line)] = lineOf(reject, preview);
    return lines;
}

void ImportSample::fill(const QStringList &fields, const QList<Line> &lines)
{
    const QStringList columns = m_why == Why::Before   ? QStringList{tr("Reason")} + fields
                                : m_why == Why::Behind ? fields + QStringList{tr("Reason")}
                                                       : fields;
    m_table->clearSpans();
    m_table->setRowCount(static_cast<int>(lines.size()));
    m_table->setColumnCount(static_cast<int>(columns.size()));
    m_table->setHorizontalHeaderLabels(columns);
    for (int row = 0; row < lines.size(); ++row)
        addLine(row, lines.at(row));
    for (int column = firstField(); column < firstField() + fieldCount(); ++column)
        if (isOfNumbers(column))
            alignTrailing(column);
    m_table->setVisible(!columns.isEmpty());
    m_table->setSentences(m_why == Why::Before ? 0 : m_why == Why::Behind ? fieldCount() : -1);
    mark();
}

void ImportSample::markColumns(const QStringList &columns)
{
    m_marked = columns;
    mark();
}

void ImportSample::mark()
{
    const auto groundOf = [this](const QTableWidgetItem &cell, bool isMarked) {
        const QVariant own = cell.data(groundRole);
        const auto role = own.isValid() ? ColourRole(own.toInt()) : ColourRole::Tint;
        return own.isValid() || isMarked ? QVariant(QBrush(colourOf(role, palette()))) : QVariant();
    };
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
                cell->setData(Qt::BackgroundRole, groundOf(*cell, isMarked));
    }
    m_table->fitColumns();
}

void ImportSample::tellRejects(bool tells)
{
    m_tellsRejects = tells;
}

void ImportSample::showWhole(bool all)
{
    m_table->showWhole(all);
}

int ImportSample::heightOfFew() const
{
    return m_table->y() + m_table->heightOfFew();
}

int ImportSample::heightToSpare() const
{
    return m_table->sizeHint().height() - m_table->leastHeight();
}

void ImportSample::addLine(int row, const Line &line)
{
    m_table->setVerticalHeaderItem(row, headOf(line));
    const int first = firstField();
    if (m_why != Why::Nowhere)
        m_table->setItem(row, first == 0 ? fieldCount() : 0, cellOf(line.reason, line));
    for (int field = 0; field < fieldCount(); ++field)
        m_table->setItem(row, first + field, cellOf(line.values.value(field), line));
    if (line.isOne && fieldCount() > 1)
        m_table->setSpan(row, first, 1, fieldCount());
}

int ImportSample::fieldCount() const
{
    return m_table->columnCount() - (m_why == Why::Nowhere ? 0 : 1);
}

/// What begins with a zero is a code, such as a postcode.
static bool isNumber(const QString &text)
{
    bool isOne = false;
    QLocale::c().toDouble(text, &isOne);
    return isOne && !(text.size() > 1 && text.front() == u'0' && text.at(1).isDigit());
}

bool ImportSample::isOfNumbers(int column) const
{
    bool hasAny = false;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QTableWidgetItem *cell = m_table->item(row, column);
        if (!cell || cell->text().isEmpty() || m_table->columnSpan(row, column) > 1)
            continue;
        if (!isNumber(cell->text()))
            return false;
        hasAny = true;
    }
    return hasAny;
}

// So that digits of one worth stand under each other.
void ImportSample::alignTrailing(int column)
{
    m_table->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    for (int row = 0; row < m_table->rowCount(); ++row)
        if (QTableWidgetItem *cell = m_table->item(row, column))
            cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
}

/// A moment as people write it: a day without its midnight.
static QString asWritten(const QString &value)
{
    static const QRegularExpression moment(
        QStringLiteral("^(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d:\\d\\d)(:\\d\\d)?$"));
    const auto match = moment.match(value);
    if (!match.hasMatch())
        return value;
    const QString seconds = match.captured(3);
    const bool isRound = seconds.isEmpty() || seconds == u":00";
    if (isRound && match.captured(2) == u"00:00")
        return match.captured(1);
    return match.captured(1) + u' ' + match.captured(2) + (isRound ? QString() : seconds);
}

QTableWidgetItem *ImportSample::cellOf(const QString &value, const Line &line) const
{
    auto *cell = new QTableWidgetItem(cellText(asWritten(value)));
    cell->setToolTip(plainToolTip(line.reason.isEmpty() ? value : line.reason));
    if (!line.reason.isEmpty())
        cell->setData(groundRole, int(line.isDoubtful || line.differs ? ColourRole::WarningTint
                                                                      : ColourRole::FaultTint));
    return cell;
}

QTableWidgetItem *ImportSample::headOf(const Line &line) const
{
    const QString place = cellText(line.place, 40);
    if (line.reason.isEmpty())
        return new QTableWidgetItem(place);
    const bool isFault = !line.differs && !line.isDoubtful;
    const QString words = isFault        ? tr("%1, rejected")
                          : line.differs ? tr("%1, differs")
                                         : tr("%1, doubtful");
    auto *head =
        new QTableWidgetItem(signIcon(isFault ? Sign::Fault : Sign::Warning), words.arg(place));
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
