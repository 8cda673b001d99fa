// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/historymodel.h"
#include "queue/recordversion.h"
#include "session/feeds/historyfeed.h"
#include "ui/supervisor/historysaving.h"
#include "ui/supervisor/supervisortab.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QSplitter;
class QTableView;
class QTableWidget;

namespace intray {

class DimmedLine;
class HistoryFilter;
class LineButton;
class LineUndo;

/// Who did what when from where: a search in the history of all queues, read on as one scrolls, and
/// for each line what was changed in its item's record. From a line its record is opened, what it
/// changed is undone, and a value is copied.
class HistoryTab : public SupervisorTab
{
    Q_OBJECT
public:
    explicit HistoryTab(Session &session, QWidget *parent = nullptr);

    void look() override;
    bool tryAction(WindowAction action) override;
    QWidget *firstPlace() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override; ///< Keys of the lines.

private:
    void build();
    QWidget *makeValues();
    QWidget *makeFoot();
    void follow();
    void followSaving();
    void search();
    void take(const QList<HistoryLine> &lines);
    void sayHowMany();
    void say(const QString &sentence);
    void showColumns();
    enum class Panel { None, Line, Values }; ///< What is shown of the chosen line.
    void showPanel(Panel panel);
    void showCurrent();

    // historytablines.cpp: what is done from a line
    QWidget *makeLineHead();
    void addLineActions();
    void followLines();
    void offerLineActions();
    const HistoryLine *current() const;
    QStringList chosenFields() const;
    QString fieldAtCursor() const;
    void openRecord();
    void undo();
    void copyValue() const;
    void receiveUndone(const QString &sentence);

    void showVersions(const HistoryLine &line, const QList<RecordVersion> &versions);
    void showChange(const RecordChange &change, const QStringList &headings);
    void tellError(const Error &error);
    void askWhereToSave();
    void setSaving(bool saving);

    Session &m_session;
    HistoryFeed m_feed;
    HistorySaving m_saving;
    HistoryModel m_model;
    HistoryFilter *m_filter;
    FieldWords m_words;
    LineUndo *m_undoing;
    RecordChange m_change; ///< By the chosen line, or in all.
    bool m_isByLine = false;
    qint64 m_chosen = 0; ///< The line that is to be chosen again once it is found.
    QTableView *m_table;
    LineButton *m_open;
    LineButton *m_undo;
    QList<QAction *> m_actions; ///< Of a line: open, undo, copy.
    QLabel *m_ofItem;
    QTableWidget *m_values;
    DimmedLine *m_said; ///< How many lines there are, or what is under way.
    QSplitter *m_parts;
    QWidget *m_panel = nullptr; ///< What a line changed.
    QPushButton *m_cancel;
    QCheckBox *m_withValues;
    QPushButton *m_save;
};

} // namespace intray
