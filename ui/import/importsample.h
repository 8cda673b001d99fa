// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/importpreview.h"

#include <QWidget>

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

    /// `ofTrial` are rows that a trial would not bring in, though they can be read.
    void show(const ImportPreview &preview, const QList<Reject> &ofTrial = {});
    void showProblem(const QString &sentence);
    /// The columns of the key are tinted and their names strong.
    void markColumns(const QStringList &columns);
    void showWhole(bool all);  ///< As high as all of its rows, in a page that scrolls.
    int heightToSpare() const; ///< Over what is enough to see of it where it scrolls by itself.

private:
    struct Line;

    static Line lineOf(const Reject &reject, const ImportPreview &preview);
    static QList<Line> linesOf(const ImportPreview &preview, const QList<Reject> &ofTrial);
    void fill(const ImportPreview &preview, const QList<Line> &lines);
    void addLine(int row, const Line &line);
    void mark();
    QTableWidgetItem *headOf(const Line &line) const;

    QLabel *m_notes;
    SampleTable *m_table; ///< Its rows are headed by their lines in the file.
    QStringList m_marked;
};

} // namespace intray
