// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/lookuploading.h"

#include <QDialog>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace intray {

/// Asks what a look-up table is to be loaded from: a file, or a table or query of another database.
/// Shows only what fits the place that is typed.
class LookupSourceDialog : public QDialog
{
    Q_OBJECT
public:
    /// `name` is the table that is to be loaded anew; empty: a new one.
    LookupSourceDialog(const QString &name, QWidget *parent);

signals:
    void wanted(const intray::LookupOptions &options);

private:
    void build();
    QLineEdit *line(const char *name);
    QWidget *makePlace();
    QWidget *makeFoot();
    void chooseFile();
    void showFitting();
    void finish();
    LookupOptions options() const;
    QString fault() const; ///< In a sentence; empty: all is said.

    QFormLayout *m_form = nullptr;
    QLineEdit *m_name;
    QLineEdit *m_place;
    QLineEdit *m_password;
    QLineEdit *m_table;
    QLineEdit *m_sheet;
    QPlainTextEdit *m_query;
    QLineEdit *m_value;
    QLabel *m_fault;
    QPushButton *m_load;
};

} // namespace intray
