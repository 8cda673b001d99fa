// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/actions.h"

#include "lists/celltext.h"
#include "session/desk/desk.h"
#include "ui/common/icons.h"

#include <QAction>
#include <QCoreApplication>
#include <QRegularExpression>
#include <QWidget>

namespace intray {

namespace {

struct DeskWords
{
    Action action;
    const char *name;
    const char *text;
    const char *keys;
    const char *tip;
};

constexpr DeskWords deskWords[] = {
    {Action::TakeNext, "takeNext", QT_TRANSLATE_NOOP("Actions", "&Take next"), "F9",
     QT_TRANSLATE_NOOP("Actions", "Takes the next open item of this queue.")},
    {Action::TakeSeveral, "takeSeveral", QT_TRANSLATE_NOOP("Actions", "Take se&veral..."),
     "Shift+F9", QT_TRANSLATE_NOOP("Actions", "Takes the next items of this queue as a batch.")},
    {Action::CompleteAndNext, "completeAndNext", QT_TRANSLATE_NOOP("Actions", "&Complete and next"),
     "Ctrl+Return", QT_TRANSLATE_NOOP("Actions", "Completes this item and takes the next one.")},
    {Action::CompleteAndNextFound, "completeAndNextFound",
     QT_TRANSLATE_NOOP("Actions", "Complete and next fo&und"), "Shift+F11",
     QT_TRANSLATE_NOOP("Actions", "Completes this item and takes the first one that the search or "
                                  "filter finds.")},
    {Action::Complete, "complete", QT_TRANSLATE_NOOP("Actions", "C&omplete"), "Ctrl+Shift+Return",
     QT_TRANSLATE_NOOP("Actions", "Completes this item and takes no other.")},
    {Action::CompleteLater, "completeLater",
     QT_TRANSLATE_NOOP("Actions", "Complete &when reconnected"), "Ctrl+Shift+L",
     QT_TRANSLATE_NOOP("Actions", "Completes this item as soon as the database can be reached "
                                  "again, if you still hold it then.")},
    {Action::Return, "return", QT_TRANSLATE_NOOP("Actions", "&Return..."), "Ctrl+R",
     QT_TRANSLATE_NOOP("Actions", "Gives the item back, now or for later.")},
    {Action::Dismiss, "dismiss", QT_TRANSLATE_NOOP("Actions", "&Dismiss..."), "Ctrl+Shift+D",
     QT_TRANSLATE_NOOP("Actions", "Removes the item from the queue for good.")},
    {Action::Fail, "fail", QT_TRANSLATE_NOOP("Actions", "&Fail..."), "Ctrl+Shift+X",
     QT_TRANSLATE_NOOP("Actions", "Marks the item as impossible to do, with a reason.")},
    {Action::SendBack, "sendBack", QT_TRANSLATE_NOOP("Actions", "S&end back..."), "Ctrl+Shift+B",
     QT_TRANSLATE_NOOP("Actions", "Sends the item back to the previous step, with a reason.")},
    {Action::TakeBack, "takeBack", QT_TRANSLATE_NOOP("Actions", "Undo &last item"), "Ctrl+Shift+Z",
     QT_TRANSLATE_NOOP("Actions", "Reopens the item that you finished last, within ten seconds.")},
    {Action::KeepLock, "keepLock", QT_TRANSLATE_NOOP("Actions", "E&xtend lock"), "Ctrl+K",
     QT_TRANSLATE_NOOP("Actions", "Extends the lock on this item.")},
    {Action::SaveDraft, "saveDraft", QT_TRANSLATE_NOOP("Actions", "&Save draft"), "Ctrl+S",
     QT_TRANSLATE_NOOP("Actions",
                       "Saves what you have typed so far. Drafts are also saved automatically.")},
    {Action::AddNote, "addNote", QT_TRANSLATE_NOOP("Actions", "Write a &note..."), "Ctrl+Shift+N",
     QT_TRANSLATE_NOOP(
         "Actions",
         "Writes a note on this item for everybody who works on it. It stays in the history.")},
    {Action::Ask, "ask", QT_TRANSLATE_NOOP("Actions", "As&k..."), "Ctrl+Shift+Q",
     QT_TRANSLATE_NOOP("Actions",
                       "Asks the source or a colleague about this record, which waits for "
                       "the answer without a lock.")},
    {Action::TakeAgain, "takeAgain", QT_TRANSLATE_NOOP("Actions", "Take a&gain"), "Ctrl+Shift+T",
     QT_TRANSLATE_NOOP("Actions", "Takes the lost item again, with the text that is shown here.")},
    {Action::KeepAsDraft, "keepAsDraft", QT_TRANSLATE_NOOP("Actions", "Keep as dr&aft"),
     "Ctrl+Shift+S",
     QT_TRANSLATE_NOOP("Actions", "Puts the text aside as a draft and clears the desk.")},
    {Action::Resume, "resume", QT_TRANSLATE_NOOP("Actions", "Res&ume"), "F8",
     QT_TRANSLATE_NOOP("Actions", "Opens the first of your unfinished items.")},
    {Action::Retry, "retry", QT_TRANSLATE_NOOP("Actions", "Tr&y again"), "Ctrl+Shift+Y",
     QT_TRANSLATE_NOOP("Actions", "Tries again.")},
    {Action::CorrectOthers, "correctOthers",
     QT_TRANSLATE_NOOP("Actions", "&Correct many records..."), "Ctrl+Shift+G",
     QT_TRANSLATE_NOOP("Actions", "Shows which other records need the same correction.")},
};

struct WindowWords
{
    WindowAction action;
    const char *name;
    const char *text;
    const char *keys;
};

constexpr WindowWords windowWords[] = {
    {WindowAction::OpenDatabase, "openDatabase",
     QT_TRANSLATE_NOOP("Actions", "&Open another database..."), "Ctrl+O"},
    {WindowAction::Connections, "connections", QT_TRANSLATE_NOOP("Actions", "&Connections..."),
     "Ctrl+Shift+O"},
    {WindowAction::Users, "users", QT_TRANSLATE_NOOP("Actions", "&Users..."), "Ctrl+Shift+U"},
    {WindowAction::AdoptTable, "adoptTable", QT_TRANSLATE_NOOP("Actions", "&Adopt a table..."),
     "Ctrl+Shift+A"},
    {WindowAction::ImportRecords, "importRecords",
     QT_TRANSLATE_NOOP("Actions", "&Import records..."), "Ctrl+I"},
    {WindowAction::ExportRecords, "exportRecords",
     QT_TRANSLATE_NOOP("Actions", "&Export records..."), "Ctrl+E"},
    {WindowAction::Quit, "quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), "Ctrl+Q"},
    {WindowAction::TakeSelected, "takeSelected",
     QT_TRANSLATE_NOOP("Actions", "Ta&ke selected item"), "Ctrl+T"},
    {WindowAction::PreviousValue, "previousValue",
     QT_TRANSLATE_NOOP("Actions", "&Value from previous record"), "Ctrl+'"},
    {WindowAction::SayMissing, "noValue", QT_TRANSLATE_NOOP("Actions", "No &value"), "Ctrl+M"},
    {WindowAction::OfferSpelling, "offerSpelling",
     QT_TRANSLATE_NOOP("Actions", "Spellin&g suggestions"), "F7"},
    {WindowAction::NextFault, "nextFault", QT_TRANSLATE_NOOP("Actions", "&Next field to check"),
     "F3"},
    {WindowAction::PreviousFault, "previousFault",
     QT_TRANSLATE_NOOP("Actions", "&Previous field to check"), "Shift+F3"},
    {WindowAction::AcceptSuggestion, "acceptSuggestion",
     QT_TRANSLATE_NOOP("Actions", "&Accept suggestion"), "Ctrl+J"},
    {WindowAction::AcceptSure, "acceptSure",
     QT_TRANSLATE_NOOP("Actions", "Accept all &sure suggestions"), "Ctrl+G"},
    {WindowAction::RefuseSuggestion, "refuseSuggestion",
     QT_TRANSLATE_NOOP("Actions", "&Do not suggest again"), "Ctrl+Shift+J"},
    {WindowAction::NeverSuggest, "neverSuggest",
     QT_TRANSLATE_NOOP("Actions", "Never suggest this &kind here"), "Ctrl+Shift+W"},
    {WindowAction::FieldBack, "fieldBack", QT_TRANSLATE_NOOP("Actions", "Revert &field"), "Esc"},
    {WindowAction::RecordBack, "recordBack", QT_TRANSLATE_NOOP("Actions", "R&evert record"),
     "Esc, Esc"},
    {WindowAction::Search, "search", QT_TRANSLATE_NOOP("Actions", "&Search"), "Ctrl+F"},
    {WindowAction::ClearSearch, "clearSearch",
     QT_TRANSLATE_NOOP("Actions", "&Clear search and filters"), "Ctrl+Shift+F"},
    {WindowAction::Refresh, "refresh", QT_TRANSLATE_NOOP("Actions", "&Refresh"), "F5"},
    {WindowAction::Preview, "preview", QT_TRANSLATE_NOOP("Actions", "Pre&view item"), "Space"},
    {WindowAction::NextPane, "nextPane", QT_TRANSLATE_NOOP("Actions", "&Next pane"), "F6"},
    {WindowAction::PreviousPane, "previousPane", QT_TRANSLATE_NOOP("Actions", "&Previous pane"),
     "Shift+F6"},
    {WindowAction::FoldLists, "foldLists", QT_TRANSLATE_NOOP("Actions", "&Hide lists"), "Ctrl+B"},
    {WindowAction::SidePanel, "sidePanel", QT_TRANSLATE_NOOP("Actions", "S&ide panel"), "F4"},
    {WindowAction::ImportedValues, "importedValues",
     QT_TRANSLATE_NOOP("Actions", "Imported v&alues"), "Ctrl+Shift+C"},
    {WindowAction::RowsOrTable, "rowsOrTable", QT_TRANSLATE_NOOP("Actions", "Rows or &table"),
     "Ctrl+L"},
    {WindowAction::NotDuplicate, "notDuplicate", QT_TRANSLATE_NOOP("Actions", "Not a dupl&icate"),
     "Ctrl+Shift+K"},
    {WindowAction::EndAsDuplicate, "endAsDuplicate", QT_TRANSLATE_NOOP("Actions", "&Merge..."),
     "Ctrl+Shift+M"},
    {WindowAction::Questions, "questions", QT_TRANSLATE_NOOP("Actions", "&Questions..."),
     "Ctrl+Shift+R"},
    {WindowAction::OwnCorrections, "ownCorrections",
     QT_TRANSLATE_NOOP("Actions", "&My corrections..."), "Ctrl+Shift+V"},
    {WindowAction::OwnFigures, "ownFigures", QT_TRANSLATE_NOOP("Actions", "My fi&gures..."),
     "Ctrl+Shift+E"},
    {WindowAction::FindAnything, "findAnything", QT_TRANSLATE_NOOP("Actions", "Find an&ything..."),
     "Ctrl+Shift+P"},
    {WindowAction::Menu, "menu", QT_TRANSLATE_NOOP("Actions", "&Menu"), "F10"},
    {WindowAction::Preferences, "preferences", QT_TRANSLATE_NOOP("Actions", "Pre&ferences..."),
     "Ctrl+,"},
    {WindowAction::ResetLayout, "resetLayout", QT_TRANSLATE_NOOP("Actions", "Reset &layout"),
     "Ctrl+0"},
    {WindowAction::WhyNot, "whyNot", QT_TRANSLATE_NOOP("Actions", "W&hy not?..."), "F2"},
    {WindowAction::StopCounting, "stopCounting",
     QT_TRANSLATE_NOOP("Actions", "Stop counting for suggestions"), "Ctrl+F9"},
    {WindowAction::ChangePriority, "changePriority",
     QT_TRANSLATE_NOOP("Actions", "Change &priority..."), "Ctrl+Shift+I"},
    {WindowAction::AssignItems, "assignItems", QT_TRANSLATE_NOOP("Actions", "Assign &items..."),
     "Ctrl+Shift+H"},
    {WindowAction::ShowDesk, "showDesk", QT_TRANSLATE_NOOP("Actions", "&Desk"), "Alt+1"},
    {WindowAction::ShowToday, "showToday", QT_TRANSLATE_NOOP("Actions", "&Today"), "Alt+2"},
    {WindowAction::ShowQueues, "showQueues", QT_TRANSLATE_NOOP("Actions", "&Queues"), "Alt+3"},
    {WindowAction::ShowQuality, "showQuality", QT_TRANSLATE_NOOP("Actions", "Qua&lity"), "Alt+4"},
    {WindowAction::ShowHistory, "showHistory", QT_TRANSLATE_NOOP("Actions", "&History"), "Alt+5"},
    {WindowAction::NextPage, "nextPage", QT_TRANSLATE_NOOP("Actions", "Ne&xt page"), "Ctrl+Tab"},
    {WindowAction::PreviousPage, "previousPage", QT_TRANSLATE_NOOP("Actions", "Previous pa&ge"),
     "Ctrl+Shift+Tab"},
    {WindowAction::Keys, "keys", QT_TRANSLATE_NOOP("Actions", "Keys and &handbook"), "F1"},
    {WindowAction::About, "about", QT_TRANSLATE_NOOP("Actions", "A&bout Intray"), "Shift+F1"},
};

const DeskWords &wordsOf(Action action)
{
    return *std::find_if(std::begin(deskWords), std::end(deskWords),
                         [&](const DeskWords &words) { return words.action == action; });
}

QString translated(const char *source)
{
    return QCoreApplication::translate("Actions", source);
}

QKeySequence keysFrom(const char *keys)
{
    return QKeySequence(QString::fromLatin1(keys), QKeySequence::PortableText);
}

} // namespace

QString nameOf(Action action)
{
    return QString::fromLatin1(wordsOf(action).name);
}

/// Its key is that of the field or list in use, which takes it itself.
static bool hasKeyOfWidget(WindowAction action)
{
    return action == WindowAction::FieldBack || action == WindowAction::RecordBack ||
           action == WindowAction::Preview;
}

QList<UsualKey> usualKeys()
{
    QList<UsualKey> keys;
    for (const DeskWords &words : deskWords)
        keys.append({QString::fromLatin1(words.name), translated(words.text).remove(u'&'),
                     keysFrom(words.keys), false});
    for (const WindowWords &words : windowWords)
        keys.append({QString::fromLatin1(words.name), translated(words.text).remove(u'&'),
                     keysFrom(words.keys), hasKeyOfWidget(words.action)});
    return keys;
}

static QString keyTextOf(const QAction &action)
{
    return action.shortcut().toString(QKeySequence::NativeText);
}

static QString keyTextOf(const QWidget &widget, const char *name)
{
    const QString wanted = QStringLiteral("action.") + QString::fromLatin1(name);
    for (const QAction *action : widget.window()->actions())
        if (action->objectName() == wanted)
            return keyTextOf(*action);
    return {};
}

QString keyTextIn(const QWidget &widget, WindowAction action)
{
    const auto isIt = [&](const WindowWords &words) { return words.action == action; };
    return keyTextOf(widget, std::ranges::find_if(windowWords, isIt)->name);
}

QString keyTextIn(const QWidget &widget, Action action)
{
    return keyTextOf(widget, wordsOf(action).name);
}

/// What stands for the usual key of an action where another is used.
static QString inPlaceOf(const UsualKey &usual, const QWidget &widget)
{
    const QString key = keyTextOf(widget, usual.name.toLatin1().constData());
    const QString words = QString(usual.text).remove(QStringLiteral("..."));
    return key.isEmpty() ? QStringLiteral("\u201C%1\u201D").arg(words) : key;
}

// Each place once, or a key that was changed to another's usual one would be changed again.
QString withKeysInUse(const QString &sentence, const QWidget &widget)
{
    static const QRegularExpression keys(QStringLiteral("(?<![\\w+])(?:\\w+\\+)*[\\w']+(?![\\w+])"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    QHash<QString, QString> other;
    for (const UsualKey &usual : usualKeys())
        if (!usual.isFixed)
            other.insert(usual.key.toString(QKeySequence::NativeText), inPlaceOf(usual, widget));
    QString named;
    qsizetype behind = 0;
    for (auto match = keys.globalMatch(sentence); match.hasNext();) {
        const auto key = match.next();
        named += QStringView(sentence).mid(behind, key.capturedStart() - behind);
        named += other.value(key.captured(), key.captured());
        behind = key.capturedEnd();
    }
    return named + sentence.mid(behind);
}

Actions::Actions(QWidget *window)
    : QObject(window)
{
    makeDeskActions(window);
    makeWindowActions(window);
    showWhatIsPossible(nullptr, tr("Open a database first."));
}

QAction *Actions::make(const QString &name, const QString &text, const QList<QKeySequence> &keys,
                       const QString &tip, QWidget *window)
{
    auto *action = new QAction(text, this);
    action->setObjectName(QStringLiteral("action.") + name);
    action->setIcon(iconNamed(iconOfAction(name)));
    action->setShortcuts(keys);
    action->setStatusTip(tip);
    action->setAutoRepeat(false);
    window->addAction(action);
    m_all.append(action);
    return action;
}

static QList<QKeySequence> withKeypad(const QKeySequence &keys)
{
    if (keys.isEmpty())
        return {};
    QString text = keys.toString(QKeySequence::PortableText);
    if (!text.endsWith(QStringLiteral("Return")))
        return {keys};
    return {keys, QKeySequence(text.replace(QStringLiteral("Return"), QStringLiteral("Enter")),
                               QKeySequence::PortableText)};
}

void Actions::makeDeskActions(QWidget *window)
{
    for (const DeskWords &words : deskWords) {
        QAction *action = make(QString::fromLatin1(words.name), translated(words.text),
                               withKeypad(keysFrom(words.keys)), translated(words.tip), window);
        connect(action, &QAction::triggered, this,
                [this, which = words.action] { emit wanted(which); });
        m_desk.insert(words.action, action);
    }
}

void Actions::makeWindowActions(QWidget *window)
{
    for (const WindowWords &words : windowWords) {
        const QKeySequence keys = keysFrom(words.keys);
        QString text = translated(words.text);
        // Else Esc and Space would not reach fields and buttons.
        if (hasKeyOfWidget(words.action))
            text += u'\t' + keys.toString(QKeySequence::NativeText);
        QAction *action =
            make(QString::fromLatin1(words.name), text,
                 hasKeyOfWidget(words.action) ? QList<QKeySequence>() : QList{keys}, {}, window);
        connect(action, &QAction::triggered, this,
                [this, which = words.action] { emit windowWanted(which); });
        m_window.insert(words.action, action);
    }
    of(WindowAction::ImportedValues)->setCheckable(true);
    of(WindowAction::Quit)->setMenuRole(QAction::QuitRole);
    of(WindowAction::About)->setMenuRole(QAction::AboutRole);
    of(WindowAction::Preferences)->setMenuRole(QAction::PreferencesRole);
}

void Actions::useKeys(const ChosenKeys &chosen)
{
    const auto give = [&](QAction *action, const char *name, const char *usual) {
        action->setShortcuts(withKeypad(chosen.value(QString::fromLatin1(name), keysFrom(usual))));
    };
    for (const DeskWords &words : deskWords)
        give(of(words.action), words.name, words.keys);
    for (const WindowWords &words : windowWords)
        if (!hasKeyOfWidget(words.action))
            give(of(words.action), words.name, words.keys);
    emit keysChanged();
}

QString Actions::textWithKeys(Action action) const
{
    const QString text = translated(wordsOf(action).text).remove(u'&');
    return QStringLiteral("%1  %2").arg(text, keyTextOf(*of(action))).trimmed();
}

std::optional<Action> Actions::actionOf(QAction *action) const
{
    for (auto one = m_desk.begin(); one != m_desk.end(); ++one)
        if (one.value() == action)
            return one.key();
    return std::nullopt;
}

std::optional<WindowAction> Actions::windowActionOf(QAction *action) const
{
    for (auto one = m_window.begin(); one != m_window.end(); ++one)
        if (one.value() == action)
            return one.key();
    return std::nullopt;
}

// Work begins from wherever one is.
static bool leadsToDesk(Action action)
{
    return action == Action::TakeNext || action == Action::Resume;
}

void Actions::showWhatIsPossible(const Desk *desk, const QString &whyNoDesk)
{
    const auto found = Action::CompleteAndNextFound;
    const bool isEmpty = desk && desk->state() == Desk::State::Empty;
    of(found)->setText(isEmpty ? tr("Take next fo&und") : translated(wordsOf(found).text));
    for (const DeskWords &words : deskWords) {
        const bool isReached = whyNoDesk.isEmpty() || leadsToDesk(words.action);
        const QString why = desk && isReached ? desk->whyNot(words.action) : whyNoDesk;
        QAction *action = of(words.action);
        action->setEnabled(why.isEmpty());
        const QString tip = why.isEmpty() ? translated(words.tip) : why;
        action->setStatusTip(tip);
        action->setToolTip(plainToolTip(tip));
    }
}

void Actions::setReason(WindowAction which, const QString &why)
{
    QAction *action = of(which);
    action->setEnabled(why.isEmpty());
    action->setStatusTip(why);
    action->setToolTip(plainToolTip(why));
}

} // namespace intray
