// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/importpreview.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace intray {

/// The first rows of the file as they would be read, and what there is to say about them.
class ImportSample : public QWidget
{
    Q_OBJECT
public:
    explicit ImportSample(QWidget *parent = nullptr);

    void show(const ImportPreview &preview);
    void showProblem(const QString &sentence);

private:
    void fill(const ImportPreview &preview);

    QTableWidget *m_table;
    QLabel *m_notes;
};

} // namespace intray
