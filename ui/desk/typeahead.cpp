// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/typeahead.h"

#include "session/desk/desk.h"
#include "session/desk/vainleaving.h"
#include "ui/common/busymark.h"
#include "ui/common/typedkey.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/seenrecord.h"

#include <QAbstractButton>
#include <QApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace intray {

TypeAhead::TypeAhead(Desk &desk, QWidget &form, const QWidget &fields, BusyMark &busy,
                     SeenRecord &seen)
    : QObject(&form)
    , m_desk(desk)
    , m_form(form)
    , m_fields(fields)
    , m_busy(busy)
    , m_seen(seen)
    , m_usualWords(busy.words())
{
    connect(&m_desk, &Desk::stateChanged, this, &TypeAhead::keepTheFocus);
    // Queued, because the cursor is put into a field after the state has changed.
    connect(&m_desk, &Desk::stateChanged, this, &TypeAhead::settle, Qt::QueuedConnection);
    connect(&m_desk, &Desk::recordChanged, this, &TypeAhead::begin);
    connect(&m_desk.leaving(), &VainLeaving::begun, this, &QApplication::beep);
    QCoreApplication::instance()->installEventFilter(this);
}

TypeAhead::~TypeAhead() = default;

bool TypeAhead::isWaiting() const
{
    const Desk::State state = m_desk.state();
    return state == Desk::State::Taking || state == Desk::State::Finishing;
}

// The button that was pressed cannot be pressed now, and a button that is disabled gives the focus
// to whatever comes next, such as a list.
void TypeAhead::keepTheFocus()
{
    QWidget *focused = QApplication::focusWidget();
    if (isWaiting() && qobject_cast<QAbstractButton *>(focused) && m_form.isAncestorOf(focused))
        m_form.setFocus(Qt::OtherFocusReason);
    else if (!isWaiting() && m_desk.state() != Desk::State::Working && m_form.hasFocus())
        emit focusFree();
}

bool TypeAhead::isAtTheForm(const QObject *watched) const
{
    return watched == QApplication::focusWidget() &&
           (watched == &m_form || m_form.isAncestorOf(QApplication::focusWidget()));
}

/// In a field of one line.
static bool mayLeadOn(const QKeyEvent &event)
{
    const bool isReturn = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    return isReturn && (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

static bool leadsOn(const QKeyEvent &event, const QWidget *field)
{
    const bool isOfOneLine = qobject_cast<const FieldEditor *>(field) &&
                             !field->inputMethodHints().testFlag(Qt::ImhMultiLine);
    return isOfOneLine && mayLeadOn(event);
}

/// Goes to a place, and changes nothing.
static bool onlyMoves(const QKeyEvent &event)
{
    const auto chord = event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    switch (event.key()) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Home:
    case Qt::Key_End:
        return chord == Qt::NoModifier;
    default:
        return false;
    }
}

/// In a field or on a button; arrows choose in some fields.
static bool mayChange(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Escape:
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return true;
    default:
        break;
    }
    static constexpr QKeySequence::StandardKey editing[]{QKeySequence::Paste,
                                                         QKeySequence::Cut,
                                                         QKeySequence::Undo,
                                                         QKeySequence::Redo,
                                                         QKeySequence::DeleteEndOfLine,
                                                         QKeySequence::DeleteCompleteLine};
    return writesText(event) || std::ranges::any_of(editing, [&](QKeySequence::StandardKey key) {
               return event.matches(key);
           });
}

// A button is pressed by these, and often twice.
static bool pressesButtons(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Space || event.key() == Qt::Key_Return ||
           event.key() == Qt::Key_Enter;
}

// Whoever clicks on a field has seen whose it is.
void TypeAhead::noteMouse(const QObject *watched)
{
    const auto *widget = qobject_cast<const QWidget *>(watched);
    if (!widget || !m_fields.isAncestorOf(widget))
        return;
    m_desk.leaving().see();
    m_seen.look();
}

// Whether the key was meant for the record after the one that is still here.
bool TypeAhead::takeUnseen(const QKeyEvent &event)
{
    if (event.key() == Qt::Key_Escape)
        m_desk.leaving().see();
    else if (!mayChange(event) && !onlyMoves(event))
        return false;
    else if (!event.isAutoRepeat())
        refuse(event);
    return true;
}

bool TypeAhead::takeBetween(const QKeyEvent &event)
{
    if (!mayChange(event) && !onlyMoves(event))
        return false;
    const bool isOfButton = m_moves.empty() && m_form.hasFocus() && pressesButtons(event);
    // A key that is held down is meant for what the person sees.
    if (isOfButton || event.isAutoRepeat())
        return true;
    if ((onlyMoves(event) || mayLeadOn(event)) && m_isTold)
        keep(event);
    else
        refuse(event);
    return true;
}

// What goes on from what was refused leads nowhere, too.
bool TypeAhead::takeBlind(const QKeyEvent &event)
{
    const bool moves = onlyMoves(event) || leadsOn(event, QApplication::focusWidget());
    if (moves || !mayChange(event))
        return moves && !m_notEntered.isEmpty();
    m_seen.noteTypedBlindly();
    if (!event.isAutoRepeat())
        refuse(event);
    return true;
}

// What a button does comes too early, too, and says so.
bool TypeAhead::isBlindInField() const
{
    return m_seen.isTypedBlindly() && m_fields.isAncestorOf(QApplication::focusWidget());
}

bool TypeAhead::takeKey(const QKeyEvent &event)
{
    if (m_desk.leaving().isUnseen())
        return takeUnseen(event);
    // Keys that come while earlier ones are still kept must not overtake them.
    if (isWaiting() || !m_moves.empty())
        return takeBetween(event);
    return isBlindInField() && takeBlind(event);
}

bool TypeAhead::takeComposed(const QInputMethodEvent &event)
{
    const bool isBlind = isBlindInField();
    if (!isWaiting() && m_moves.empty() && !isBlind && !m_desk.leaving().isUnseen())
        return false;
    if (isBlind)
        m_seen.noteTypedBlindly();
    refuse(event.commitString());
    return true;
}

bool TypeAhead::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress)
        noteMouse(watched);
    const bool isKey = event->type() == QEvent::KeyPress;
    const bool isComposed = event->type() == QEvent::InputMethod;
    if ((!isKey && !isComposed) || m_isMoving || !isAtTheForm(watched))
        return false;
    return isKey ? takeKey(static_cast<const QKeyEvent &>(*event))
                 : takeComposed(static_cast<const QInputMethodEvent &>(*event));
}

void TypeAhead::refuse(const QKeyEvent &event)
{
    refuse(writesText(event) ? event.text() : QString());
}

void TypeAhead::refuse(const QString &text)
{
    if (text.isEmpty())
        return;
    noteRecord();
    m_notEntered += text;
    m_isTold = false;
    QApplication::beep();
    if (m_desk.leaving().isUnseen())
        m_desk.leaving().tell();
    else if (isWaiting())
        m_busy.setWords(tr("Waiting for the database. What you type now is not entered."));
    else
        tellWhatWasNotEntered();
}

// What was told already is not told again with what comes later.
void TypeAhead::noteRecord()
{
    if (!isWaiting() && !m_desk.leaving().isUnseen())
        return;
    m_before = m_desk.item().id;
    m_hasWaited |= isWaiting();
    if (m_isTold)
        m_notEntered.clear();
}

void TypeAhead::keep(const QKeyEvent &event)
{
    noteRecord();
    m_moves.push_back(
        std::make_unique<QKeyEvent>(event.type(), event.key(), event.modifiers(), event.text()));
}

void TypeAhead::begin()
{
    if (m_isTold)
        m_notEntered.clear();
}

bool TypeAhead::hasAnotherRecord() const
{
    return m_desk.state() == Desk::State::Working && m_desk.item().id != m_before;
}

bool TypeAhead::hasSameRecord() const
{
    return m_desk.state() == Desk::State::Working && m_desk.item().id == m_before;
}

void TypeAhead::settle()
{
    if (isWaiting() || m_desk.leaving().isUnseen())
        return;
    m_busy.setWords(m_usualWords);
    // Later once more, because Qt shows the rows of a new form a little later, and Tab passes over
    // what is not shown.
    if (hasAnotherRecord())
        QMetaObject::invokeMethod(this, &TypeAhead::moveInRecord, Qt::QueuedConnection);
    else
        m_moves.clear();
    const bool isBlind = std::exchange(m_hasWaited, false);
    if (tellWhatWasNotEntered() && isBlind && hasSameRecord())
        m_desk.leaving().hold();
}

void TypeAhead::moveInRecord()
{
    const QScopedValueRollback moving(m_isMoving, true);
    for (const auto &key : std::exchange(m_moves, {})) {
        QWidget *field = QApplication::focusWidget();
        const bool isFine = onlyMoves(*key) || leadsOn(*key, field);
        if (isFine && field && m_form.isAncestorOf(field) && hasAnotherRecord())
            QCoreApplication::sendEvent(field, key.get());
    }
}

bool TypeAhead::tellWhatWasNotEntered()
{
    if (std::exchange(m_isTold, true) || m_notEntered.trimmed().isEmpty())
        return false;
    m_desk.tellNotEntered(m_notEntered);
    return true;
}

} // namespace intray
