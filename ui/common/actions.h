// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/message.h"

#include <QHash>
#include <QKeySequence>
#include <QMap>
#include <QObject>
#include <QString>

#include <optional>

class QAction;
class QMenu;
class QWidget;

namespace intray {

class Desk;

/// What the window can do beside the actions at a record.
enum class WindowAction {
    OpenDatabase,
    Connections,
    ImportRecords,
    ExportRecords,
    Users,
    AdoptTable,
    Quit,
    TakeSelected,
    PreviousValue,
    SayMissing,
    OfferSpelling,
    AcceptSuggestion,
    AcceptSure,
    RefuseSuggestion,
    NeverSuggest,
    NextFault,
    PreviousFault,
    FieldBack,
    RecordBack,
    Search,
    ClearSearch,
    Refresh,
    Preview,
    NextPane,
    PreviousPane,
    FoldLists,
    SidePanel,
    ImportedValues,
    RowsOrTable,
    NotDuplicate,
    EndAsDuplicate,
    Questions,
    OwnCorrections,
    OwnFigures,
    FindAnything,
    Menu,
    Preferences,
    ResetLayout,
    WhyNot,
    StopCounting,
    ChangePriority,
    AssignItems,
    ShowDesk,
    ShowToday,
    ShowQueues,
    ShowQuality,
    ShowHistory,
    NextPage,
    PreviousPage,
    Keys,
    About,
};

/// The action's name for tests and settings, such as "completeAndNext".
QString nameOf(Action action);

/// What an action is called, and the key it has unless somebody chooses another.
struct UsualKey
{
    QString name; ///< As nameOf() has it.
    QString text; ///< For people, without the mark of a mnemonic.
    QKeySequence key;
    bool isFixed = false; ///< It belongs to the field in use and cannot be another.
};
QList<UsualKey> usualKeys();

/// The keys that a person chose instead of the usual ones, by the actions' names; an empty one: the
/// action has no key.
using ChosenKeys = QMap<QString, QKeySequence>;

/// The key that an action has now in the window of this widget, as people here write it; empty:
/// none.
QString keyTextIn(const QWidget &widget, WindowAction action);
QString keyTextIn(const QWidget &widget, Action action);
/// A sentence that names keys as they usually are, with the keys that the actions have now in the
/// window of this widget; an action without a key is named by its words.
QString withKeysInUse(const QString &sentence, const QWidget &widget);

/// Every action of the window, once: its words, its key, whether it can be done and why not.
/// Owns the QActions and adds them to the window, so that the keys work whether the menu is open or
/// not.
class Actions : public QObject
{
    Q_OBJECT
public:
    explicit Actions(QWidget *window);

    QAction *of(Action action) const { return m_desk.value(action); }
    QAction *of(WindowAction action) const { return m_window.value(action); }
    QList<QAction *> all() const { return m_all; }
    std::optional<Action> actionOf(QAction *action) const; ///< None: it is the window's own.
    std::optional<WindowAction> windowActionOf(QAction *action) const; ///< None: it is the desk's.

    /// From now on these keys, and the usual ones for all else: in menus, on buttons, everywhere.
    void useKeys(const ChosenKeys &chosen);
    /// The text for a button: with the key, if it has one.
    QString textWithKeys(Action action) const;

    /// Enables what the desk allows and says why the rest is not; nothing is allowed without a
    /// desk in view, and `whyNoDesk` says why there is none.
    void showWhatIsPossible(const Desk *desk, const QString &whyNoDesk = {});
    /// Why the action cannot be done now, in a sentence; empty: it can.
    void setReason(WindowAction action, const QString &why);

signals:
    void keysChanged();
    void wanted(intray::Action action);
    void windowWanted(intray::WindowAction action);

private:
    QAction *make(const QString &name, const QString &text, const QList<QKeySequence> &keys,
                  const QString &tip, QWidget *window);
    void makeDeskActions(QWidget *window);
    void makeWindowActions(QWidget *window);

    QHash<Action, QAction *> m_desk;
    QHash<WindowAction, QAction *> m_window;
    QList<QAction *> m_all;
};

} // namespace intray
