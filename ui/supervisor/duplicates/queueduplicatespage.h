// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/elapsedclock.h"
#include "session/verifying/duplicatedecisions.h"
#include "session/verifying/duplicaterun.h"
#include "ui/supervisor/supervisortab.h"

class QCheckBox;
class QLabel;
class QTreeWidget;

namespace intray {

class DimmedLine;
class EmptyPlace;
class LineButton;
class LowPlace;
class FirstLook;
class MergeTable;
class SearchBar;
class TurningSplit;
class WindowSettings;

/// The likely duplicates of a whole queue, group by group: a list, the likeliest first, and beside
/// it the records of the chosen group. One becomes of them, with a value chosen for each field, or
/// one is said not to be a duplicate; then the next group is shown. Nothing is merged by itself,
/// and what was decided can be taken back.
class QueueDuplicatesPage : public SupervisorTab
{
    Q_OBJECT
public:
    QueueDuplicatesPage(Session &session, const Actions &actions, WindowSettings &settings,
                        ElapsedClock clock, QWidget *parent = nullptr);

    void look() override;
    QWidget *standing() override; ///< Searches nothing: what was found stays.
    QString queueInView() const override;
    void showQueue(const QString &name) override;
    bool tryAction(WindowAction action) override;
    QWidget *foot() const override;
    QWidget *firstPlace() const override;
    void pressReturn() override;
    QString whyNot(WindowAction action) const override;

private:
    void build(const Actions &actions);
    QWidget *makeList();
    void boundList();
    QWidget *makeRecords();
    void nameKeys(const Actions &actions);
    QWidget *makeButtons(const Actions &actions);
    void follow();
    void search(const QString &queue, double least);
    void showFound(const QString &queue, const QList<LikelyDuplicates> &pairs);
    void endSearch();
    void showTrouble(const Error &error);
    void showGroups();
    void openChosen();
    void showRecords();
    void showEmptyPlace();
    void showPossible();
    void turnToQueue();
    bool isAnswered() const; ///< What was found is about the queue that is chosen.
    bool isAnyLeft() const;
    bool showsNote() const;
    QString words() const;
    QString whyNoMerge() const;
    QString whyNoDecision() const;
    bool comesTooEarly();
    void merge();
    void tellApart();
    void showOnlyWhatDiffers(bool isOnly);

    Session &m_session;
    WindowSettings &m_settings;
    DuplicateRun m_run;
    DuplicateDecisions m_decisions;
    SearchBar *m_search;
    DimmedLine *m_standing;
    TurningSplit *m_found;
    EmptyPlace *m_empty; ///< In place of what was found.
    LowPlace *m_low;     ///< In which that stands.
    QTreeWidget *m_list;
    QCheckBox *m_onlyWhatDiffers;
    MergeTable *m_records;
    FirstLook *m_look; ///< At the records.
    QLabel *m_why;     ///< Why nothing can be chosen.
    LineButton *m_merge;
    LineButton *m_apart;
    LineButton *m_takeBack;
    DimmedLine *m_note;
    bool m_isSearched = false; ///< The queue of the decisions.
    double m_least = 0;        ///< So alike, as it was searched last.
    bool m_isNarrow = false;   ///< The list stands over the records.
};

} // namespace intray
