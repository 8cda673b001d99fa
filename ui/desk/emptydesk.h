// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/figures.h"
#include "session/message.h"
#include "ui/common/emptyplace.h"

#include <optional>

class QAction;

namespace intray {

class ActionLine;
class Actions;

/// What stands where the record will be: how much waits, or why nothing does, one button that leads
/// on, and the keys for the first minute. Borrows the actions. In the window's thread.
class EmptyDesk : public EmptyPlace
{
    Q_OBJECT
public:
    explicit EmptyDesk(const Actions &actions, QWidget *parent = nullptr);

    /// The queue's next record can be taken, or one that the queue looks for when it is asked.
    void showWaiting(bool worksOnRequest);
    void showPaused(const QString &sentence); ///< Why nothing can be taken.
    void showUnfinished();                    ///< Work that was begun waits.
    /// What one has begun oneself, while nothing is open.
    struct Own
    {
        int held = 0;             ///< Under locks of one's own.
        int lost = 0;             ///< Of which only the text is left.
        int withText = 0;         ///< Of all.
        QString last;             ///< What the one is called that Resume opens; empty: not known.
        bool isElsewhere = false; ///< In another queue than the one in sight.

        int all() const { return held + lost; }
    };
    void noteOwn(const Own &own);
    void noteFigures(const std::optional<Counts> &counts); ///< Of the queue; none: not known yet.
    /// Another queue in which so many wait; none: an empty title.
    void noteElsewhere(const QString &title, qint64 open);
    void noteRule(const QString &sentence); ///< Of the queue, for whoever works in it; or empty.
    void offerWhy(bool offer);              ///< Offers to say why nothing comes.
    bool focusButton();                     ///< False: it cannot be pressed now.

signals:
    void otherQueueWanted(); ///< The one that was noted.

protected:
    void resizeEvent(QResizeEvent *event) override; ///< A long name has more room.

private:
    enum class Shows { Waiting, Paused, Unfinished };

    void makeButtons();
    void say();
    void sayWhereNothingIs();
    QAction *next() const;
    bool canLookAgain() const;
    QString title() const;
    QString sentence() const;
    NextStep nextStep() const;
    bool isQueueEmpty() const;
    bool hasNothing() const;
    bool leadsToOwn() const;
    bool isOwnElsewhere() const;
    bool leadsElsewhere() const;
    bool canTakeBesides() const;
    void goOn();
    QString whatWaits() const;
    QString wordsToGoOn() const;
    QList<KeyHint> keyHints() const;
    void enable();

    const Actions &m_actions;
    std::optional<Counts> m_counts;
    Shows m_shows = Shows::Waiting;
    bool m_worksOnRequest = false;
    QString m_whyPaused;
    Own m_own;
    QString m_elsewhere;
    QString m_rule;
    qint64 m_openElsewhere = 0;
    ActionLine *m_next;
    QWidget *m_several;
    ActionLine *m_resume;
    LineButton *m_why;
};

} // namespace intray
