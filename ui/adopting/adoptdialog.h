// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/adopting/adoptwords.h"

#include <QDialog>

#include <optional>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTreeWidget;

namespace intray {

class AdoptFields;
class Session;

/// Puts a table to work that is there already: picks it from the database's catalogue, maps its
/// columns, tries that without writing, shows the SQL, and does it once that is confirmed.
class AdoptDialog : public QDialog
{
    Q_OBJECT
public:
    explicit AdoptDialog(Session &session, QWidget *parent = nullptr);

private:
    void build();
    QWidget *makeSides();
    QWidget *makeOutcome();
    QWidget *makeButtons();
    void follow();
    template <typename Work, typename Then>
    void ask(Work work, Then then);
    void readTables();
    void showTables(const QList<CatalogueTable> &tables);
    void readColumns();
    void readColumnsOf(const QString &table);
    void tryOut();
    void showTrial(const AdoptionTrial &trial);
    void forgetTrial();
    void askWhetherToAdopt();
    void adopt();
    void say(const QString &sentence);
    void setBusy(bool busy);

    Session &m_session;
    QTreeWidget *m_tables;
    AdoptFields *m_fields;
    QPlainTextEdit *m_outcome;
    QLabel *m_said;
    QPushButton *m_try = nullptr;
    QPushButton *m_adopt = nullptr;
    std::optional<AdoptionTrial> m_trial; ///< Of what stands in the fields now.
    bool m_busy = false;
};

} // namespace intray
