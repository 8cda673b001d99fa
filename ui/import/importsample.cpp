// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/importsample.h"

#include "lists/celltext.h"
#include "ui/common/tables.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

namespace intray {

ImportSample::ImportSample(QWidget *parent)
    : QWidget(parent)
    , m_table(new QTableWidget(this))
    , m_notes(new QLabel(this))
{
    m_table->setObjectName(QStringLiteral("importTable"));
    m_table->setAccessibleName(tr("The first rows of the file"));
    styleTable(m_table);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_notes->setObjectName(QStringLiteral("importNotes"));
    m_notes->setTextFormat(Qt::PlainText);
    m_notes->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_table, 1);
    column->addWidget(m_notes);
}

static QStringList notesOf(const ImportPreview &preview)
{
    static constexpr qsizetype most = 3;
    QStringList notes = preview.notes.first(qMin(most, preview.notes.size()));
    for (const Reject &reject : preview.rejects.first(qMin(most, preview.rejects.size())))
        notes.append(ImportSample::tr("Line %1 would be rejected: %2")
                         .arg(QLocale().toString(reject.line), reject.reason));
    return notes;
}

void ImportSample::show(const ImportPreview &preview)
{
    fill(preview);
    const QStringList notes = notesOf(preview);
    m_notes->setText(notes.join(u'\n'));
    m_notes->setVisible(!notes.isEmpty());
}

void ImportSample::fill(const ImportPreview &preview)
{
    m_table->setRowCount(static_cast<int>(preview.rows.size()));
    m_table->setColumnCount(static_cast<int>(preview.columns.size()));
    m_table->setHorizontalHeaderLabels(preview.columns);
    for (int row = 0; row < preview.rows.size(); ++row) {
        const QStringList &values = preview.rows.at(row);
        for (int column = 0; column < values.size(); ++column) {
            auto *cell = new QTableWidgetItem(cellText(values.at(column)));
            cell->setToolTip(plainToolTip(values.at(column)));
            m_table->setItem(row, column, cell);
        }
    }
}

void ImportSample::showProblem(const QString &sentence)
{
    m_table->setRowCount(0);
    m_table->setColumnCount(0);
    m_notes->setText(sentence);
    m_notes->show();
}

} // namespace intray
