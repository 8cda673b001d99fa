// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/id.h"
#include "session/message.h"
#include "ui/common/actions.h"

#include <QWidget>

namespace intray {

class WordsRow;
struct Delivery;

/// One of the supervisor's pages. It reads nothing before it is looked at.
class SupervisorTab : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// The page came into view, or should be read anew: F5.
    virtual void look() = 0;
    /// Shows the view of this name; false: the page has none of it.
    virtual bool showView(const QString &) { return false; }
    /// An action of the window while this page is in view; false: it is none of the page's.
    virtual bool tryAction(WindowAction) { return false; }
    /// The key of an action at a record was pressed, which leads on here, too.
    virtual void takeKey(Action) {}
    /// Return was pressed where nothing on the page takes it: does what leads on, if one thing
    /// does.
    virtual void pressReturn() {}
    /// Why an action at a record cannot be done on this page now; empty: it can.
    virtual QString whyNot(WindowAction) const { return tr("Go to the desk first."); }
    /// What it says of how things stand, for whoever has it as a view and takes it into a head of
    /// their own; null: nothing.
    virtual QWidget *standing() { return nullptr; }
    /// What a message may lie over at its foot, beside the words if it has any; null: its edge.
    virtual QWidget *foot() const { return nullptr; }
    /// Its first line, which takes the window's menu where no other place has it.
    virtual WordsRow *firstLine() { return nullptr; }
    /// Where the keyboard is when somebody comes to it: its first list, or the button in the place
    /// of one that is empty. Null: nowhere.
    virtual QWidget *firstPlace() const { return nullptr; }
    /// The queue that the page is about now; empty: none, or several.
    virtual QString queueInView() const { return {}; }
    /// Is about this queue from now on, if it is about one and has this.
    virtual void showQueue(const QString &) {}
    /// The desk works in this queue now: whoever comes from there most likely means it.
    virtual void followDesk(const QString &) {}

signals:
    void told(const intray::Message &message); ///< For the foot of the page.
    void wentOn();               ///< Something newer was done there than what was told.
    void footChanged();          ///< foot() may be another.
    void possibilitiesChanged(); ///< whyNot() may say something else.
    /// Somebody wants to see it, at this field.
    void itemWanted(intray::ItemId item, const QString &field);
    void importWanted(const intray::Delivery &delivery); ///< Of its file, again.
};

} // namespace intray
