// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/supervisor/lookups/lookuploads.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace intray {

class EmptyPlace;
class LineButton;
class TintedLabel;

/// The look-up tables of the database: what there is, its first lines, and where one is loaded anew
/// or taken away. Borrows the loads, which do it in the background.
class LookupTables : public QWidget
{
    Q_OBJECT
public:
    explicit LookupTables(LookupLoads &loads, QWidget *parent = nullptr);

    LineButton *nextStep() const; ///< While there is no table; null: there is one.

private:
    void build();
    QWidget *makeFoot();
    QTableWidget *makeTable(const char *name, const QString &title);
    void follow();
    void showTables();
    void showLines(const QString &table, const QList<LookupLine> &lines);
    void showState();
    void showProgress(qint64 done, qint64 total);
    void askWhatToLoad(const QString &name);
    void askWhetherToRemove();
    void say(const QString &sentence, bool isTrouble = false);
    QString current() const;

    LookupLoads &m_loads;
    QTableWidget *m_tables;
    QTableWidget *m_lines;
    EmptyPlace *m_empty;
    QLabel *m_about = nullptr;
    bool m_isRead = false;
    TintedLabel *m_said;
    QProgressBar *m_bar;
    LineButton *m_new;
    LineButton *m_again;
    LineButton *m_remove;
    LineButton *m_cancel;
};

} // namespace intray
