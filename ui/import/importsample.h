// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/importpreview.h"
#include "transfer/rowdoubts.h"

#include <QMap>
#include <QWidget>

#include <utility>

class QLabel;
class QTableWidgetItem;

namespace intray {

class SampleTable;

/// The first rows of the file as they would be read, with the rejected ones in their places, and
/// what there is to say about them.
class ImportSample : public QWidget
{
    Q_OBJECT
public:
    /// `name` begins the names of its parts.
    explicit ImportSample(const QString &name, QWidget *parent = nullptr);

    /// `rejects` would not come in, though they may be read; of the `doubts` those that are shown
    /// anyway are marked. Each says why.
    void show(const ImportPreview &preview, const QList<Reject> &rejects = {},
              const QList<RowDoubt> &doubts = {});
    /// These alone, each with its reason.
    void showOnly(const ImportPreview &preview, const QList<Reject> &rejects,
                  const QList<RowDoubt> &doubts);
    void showProblem(const QString &sentence);
    /// The columns of the key are tinted and their names strong.
    void markColumns(const QStringList &columns);
    void tellRejects(bool tells); ///< Above the rows; else each says why in a column.
    void showWhole(bool all);     ///< As high as all of its rows, in a page that scrolls.
    int heightToSpare() const;    ///< Over what is enough to see of it where it scrolls by itself.
    int heightOfFew() const;      ///< Down to the last one of some rows, which tell what they are.

private:
    struct Line;

    using Place = std::pair<qsizetype, qint64>; ///< Which file in their order, and its line.
    using Lines = QMap<Place, Line>;

    static Line lineOf(const Reject &reject, const ImportPreview &preview);
    static Line lineOf(const RowDoubt &doubt);
    static Lines linesOf(const ImportPreview &preview, const QList<Reject> &rejects,
                         const QList<RowDoubt> &doubts);
    void fill(const QStringList &fields, const QList<Line> &lines);
    void sayNotes(const ImportPreview &preview);
    QStringList notesOf(const ImportPreview &preview) const;
    int firstField() const { return m_why == Why::Before ? 1 : 0; }
    int fieldCount() const;
    void addLine(int row, const Line &line);
    QTableWidgetItem *cellOf(const QString &value, const Line &line) const;
    bool isOfNumbers(int column) const;
    void alignTrailing(int column);
    void mark();
    QTableWidgetItem *headOf(const Line &line) const;

    QLabel *m_notes;
    SampleTable *m_table; ///< Its rows are headed by their lines in the file.
    QStringList m_marked;
    bool m_tellsRejects = true;
    enum class Why { Nowhere, Before, Behind }; ///< The file's columns.
    Why m_why = Why::Nowhere;                   ///< A row would not come in.
};

} // namespace intray
