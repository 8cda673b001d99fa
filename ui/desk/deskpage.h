// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/desk/desk.h"
#include "session/feeds/expirywatch.h"
#include "session/feeds/figurefeed.h"
#include "session/feeds/helditems.h"
#include "session/feeds/workelsewhere.h"
#include "session/session.h"
#include "session/verifying/countingwatch.h"
#include "session/verifying/doubtwatch.h"
#include "ui/common/focuswatch.h"

#include <QPointer>
#include <QWidget>

class QSplitter;

namespace intray {

class Actions;
enum class WindowAction;
class MyList;
class OpenList;
class RecordForm;
class DeskQuestions;
class DuplicatesPage;
class ItemOpening;
class ItemPreview;
class ListColumn;
class ListedDoubts;
class RecordDuplicates;
class SeenRecord;
class SidePanel;
class SourcePage;
class WindowSettings;

/// Where a clerk works: what I hold, what is open, the record. Wires the session's parts to the
/// widgets and carries out the window's actions that concern them. Borrows session, actions and
/// settings, which outlive it. The clock tells how long a record is on the screen, how long a lock
/// holds and until when a completion can be taken back.
class DeskPage : public QWidget
{
    Q_OBJECT
public:
    DeskPage(Session &session, const Actions &actions, WindowSettings &settings,
             const ElapsedClock &clock, QWidget *parent = nullptr);
    ~DeskPage() override;

    Desk &desk() { return m_desk; }
    HeldItems &held() { return m_held; }
    FigureFeed &figures() { return m_figures; }
    OpenList &openList() { return *m_open; }
    RecordForm &record() { return *m_record; }
    ExpiryWatch &expiry() { return m_expiry; }
    CountingWatch &counting() { return m_counting; }
    SidePanel &sidePanel() { return *m_panel; }
    SourcePage &source() { return *m_source; }
    DuplicatesPage &duplicates() { return *m_duplicates; }
    ItemPreview &preview() { return *m_preview; }
    ItemOpening &opening() { return *m_opening; }
    SeenRecord &seen() { return *m_seen; } ///< Whether the record can be finished already.

    void useQueue(const QString &name);
    void focusFirst();                   ///< On start, when nothing has the focus yet.
    void focusOpenList();                ///< Unfolded, to choose something there.
    void askToChooseItem();              ///< Until one is chosen.
    bool tryAction(WindowAction action); ///< False: it is none of the desk's.
    void takeMenu(QWidget *button);
    void takeFoot(QWidget *foot);       ///< Below the lists.
    void takeRunning(QWidget *running); ///< Where it is seen whatever is folded.
    void askAndPerform(Action action);
    void saveLayout();
    QSize
    minimumSizeHint() const override; ///< Of the record, where lists and panel can lie over it.

protected:
    void resizeEvent(QResizeEvent *event) override;

signals:
    void queueChanged();
    void possibilitiesChanged(); ///< Other actions may be possible now.
    void listsFolded();          ///< Or unfolded.

private:
    void build();
    void followDesk();
    void followLists();
    void followSession();
    void takeRules();
    void leaveQueue();
    void fillPanel();
    void addDuplicates();
    void checkDuplicates(); ///< As the last place that F3 goes to.
    void tellDuplicatesInHead();
    QString wordsForPanel() const;
    void addNotes();
    void offerPages(const Queue &queue);
    void followPreview();
    bool uncoversRecord();
    void placeMenu();
    void noteUnfinished();
    void offerResume(int unfinished);
    void lookElsewhere();
    void keepPanelForRecord();
    void showProblem(const Error &error);
    void moveToPane(int by);
    bool enterPane(QWidget *pane); ///< False: there is nothing in it for the keyboard.
    qsizetype paneInUse() const;
    void foldLists();
    void unfoldLists();
    void setNarrow(bool isNarrow);
    void placeLists();
    void movePanel();
    void placePanel();
    void layPanelOver();
    void leaveLists();
    void showLists(bool shows);
    void putAway(const QWidget *used);
    void showListsAs(bool rows);
    void fitMine();
    void foldPanel();
    void showImportedValues(bool shows);
    void clearSearch();
    void takeSelected();
    void previewItem();
    void offerContextMenu();
    void resetLayout();
    void restoreLayout();
    void fitColumns();
    void noteWidths();
    int wantedListsWidth() const;
    int wantedPanelWidth() const;
    int panelWidthBeside(int shared) const; ///< In what record and panel have together.
    int leastOfPanel() const;
    int leastWithoutPanel() const;
    int usualPanelWidth() const;
    void restorePlace();
    QString placeSetting() const;
    QList<QWidget *> panes() const;

    Session &m_session;
    const Actions &m_actions;
    WindowSettings &m_settings;
    Desk m_desk;
    HeldItems m_held;
    FigureFeed m_figures;
    WorkElsewhere m_elsewhere;
    ExpiryWatch m_expiry;
    CountingWatch m_counting;
    DoubtWatch m_order;
    QSplitter *m_split;
    ListColumn *m_column;
    QPointer<QWidget> m_menu; ///< The window's.
    QSplitter *m_lists;       ///< Mine over the open ones.
    MyList *m_mine;
    OpenList *m_open;
    RecordForm *m_record;
    SidePanel *m_panel;
    bool m_isNarrow = false; ///< The lists lie over the record.
    int m_listsWidth = 0;    ///< As the person made it, in whatever window; 0: as usual.
    int m_panelWidth = 0;    ///< Unfolded, as the person made it; 0: as usual.
    SourcePage *m_source;
    ListedDoubts *m_doubts;
    RecordDuplicates *m_likely;
    DuplicatesPage *m_duplicates;
    SeenRecord *m_seen;
    ItemPreview *m_preview; ///< Of the item that is chosen in the list; over the record.
    DeskQuestions *m_questions;
    ItemOpening *m_opening;
    FocusWatch m_focus;
};

} // namespace intray
