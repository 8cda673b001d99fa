// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <QWidget>

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace intray {

class Actions;
enum class WindowAction;
class ComparedView;
class Desk;
class RecordDuplicates;
class Session;
struct LikelyRecord;

/// The likely duplicates of the record at the desk: a list, likeliest first, with what became of
/// each, and below it the chosen one beside the record with what differs marked. Says that two are
/// not the same thing, and ends the record as a duplicate of another; nothing happens by itself.
/// Only looks at the desk's record. Lives in the window's thread; borrows all that it is given.
class DuplicatesPage : public QWidget
{
    Q_OBJECT
public:
    DuplicatesPage(Session &session, Desk &desk, RecordDuplicates &duplicates,
                   const Actions &actions, QWidget *parent = nullptr);

    /// What became of an item, in a few words: "held by anna".
    static QString standingOf(const Item &item, const QString &finishedBy, const QString &me);

    /// Something else of the record, under all this where the panel is high and wide.
    void standOver(const QString &title, QWidget *other);
    void showWhatIsBelow(bool shows);

    QString title() const; ///< With their number.
    bool hasAny() const;
    void lookAtThem(); ///< Once the page is shown: the list has the keyboard, and what can be done
                       ///< is said.
    QString whyNot(WindowAction action) const; ///< Empty: it can be done.
    void tellApart();      ///< The chosen one, which must be seen, and the record.
    void endAsDuplicate(); ///< The record, as one of the chosen one. Asks first.

signals:
    void titleChanged();
    void emptied(); ///< While the keyboard is there.
    void possibilitiesChanged();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QString whyNotApart() const;
    QString whyNoEnding() const;
    void build(const Actions &actions);
    QString nameOf(const Item &item) const;
    void showList();
    QTreeWidgetItem *addRow(const LikelyRecord &likely);
    void fitList();
    void showChosen();
    void showDifferences();
    void ask(const LikelyRecord &chosen);
    const LikelyRecord *chosen() const;
    QString standing() const;

    Session &m_session;
    Desk &m_desk;
    RecordDuplicates &m_duplicates;
    QLabel *m_standing;
    QTreeWidget *m_list;
    ComparedView *m_compared;
    QWidget *m_buttons;
    QWidget *m_below;
};

} // namespace intray
