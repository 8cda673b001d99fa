// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/historymodel.h"
#include "queue/recordversion.h"
#include "session/feeds/historyfeed.h"
#include "ui/supervisor/historysaving.h"
#include "ui/supervisor/supervisortab.h"

class QBoxLayout;
class QCheckBox;
class QLabel;
class QPushButton;
class QTableView;
class QTableWidget;

namespace intray {

class DimmedLine;
class HistoryFilter;
class LineButton;
class LineUndo;
class TurningSplit;

/// Who did what when from where: a search in the history of all queues, read on as one scrolls, and
/// for each line what was changed in its item's record, beside the list where there is room. Many
/// lines that tell the same are one, which is opened. From a line its record is opened, what it
/// changed is undone, and a value is copied.
class HistoryTab : public SupervisorTab
{
    Q_OBJECT
public:
    explicit HistoryTab(Session &session, QWidget *parent = nullptr);

    void look() override;
    bool tryAction(WindowAction action) override;
    QWidget *firstPlace() const override;
    QWidget *foot() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override; ///< Keys of the lines.

private:
    // historytabparts.cpp: what stands where
    void build();
    void makeLines();
    QWidget *makeValues();
    QWidget *makeFoot();
    void arrange();
    void placeLineHead(bool isInFoot);
    bool isBeside() const;
    void showColumns();
    void lookForColumns(const QList<HistoryLine> &lines);
    enum class Panel { None, Line, Values }; ///< What is shown of the chosen line.
    void showPanel(Panel panel);
    void showPanelBelow(Panel panel);

    void follow();
    void followSaving();
    void search();
    void take(const QList<HistoryLine> &lines);
    void readOn();
    void sayHowMany();
    void say(const QString &sentence);
    void showCurrent();
    void showMany(int row);

    // historytablines.cpp: what is done from a line
    QWidget *makeLineHead();
    void addLineActions();
    void followLines();
    void offerLineActions();
    const HistoryLine *current() const; ///< Null: none is chosen, or a row of many.
    int chosenRow() const;              ///< -1: none is.
    bool isOfMany() const;
    QStringList chosenFields() const;
    QString fieldAtCursor() const;
    void openRecord();
    void turn();
    bool turnsBy(int key) const;
    void undo();
    void copyValue() const;
    void receiveUndone(const QString &sentence);

    void showVersions(const HistoryLine &line, const QList<RecordVersion> &versions);
    QString inOneLine(const HistoryLine &line, const RecordChange &change) const;
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
    TurningSplit *m_parts;
    QWidget *m_panel = nullptr; ///< What a line changed.
    QWidget *m_lineHead = nullptr;
    QBoxLayout *m_lineParts = nullptr; ///< In it.
    QBoxLayout *m_inPanel = nullptr;
    QBoxLayout *m_inFoot = nullptr;
    QWidget *m_search = nullptr; ///< What the foot has of the search.
    Panel m_shown = Panel::None;
    bool m_isLow = false;
    bool m_hasDetails = false;
    QSet<QString> m_places; ///< From where the lines are.
    QPushButton *m_cancel;
    QCheckBox *m_withValues;
    QPushButton *m_save;
};

} // namespace intray
