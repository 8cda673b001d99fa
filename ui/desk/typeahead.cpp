// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/typeahead.h"

#include "session/desk/desk.h"
#include "session/desk/vainleaving.h"
#include "ui/common/busymark.h"
#include "ui/common/typedkey.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QWidget>

#include <utility>

namespace intray {

TypeAhead::TypeAhead(Desk &desk, QWidget &form, const QWidget &fields, BusyMark &busy)
    : QObject(&form)
    , m_desk(desk)
    , m_form(form)
    , m_fields(fields)
    , m_busy(busy)
    , m_usualWords(busy.words())
{
    connect(&m_desk, &Desk::stateChanged, this, &TypeAhead::keepTheFocus);
    // Queued, because the cursor is put into a field after the state has changed.
    connect(&m_desk, &Desk::stateChanged, this, &TypeAhead::settle, Qt::QueuedConnection);
    m_seen.setSingleShot(true); // no time, but after the keys that came before the picture
    connect(&m_seen, &QTimer::timeout, this, &TypeAhead::tellOnceSeen);
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

static bool isTyped(const QKeyEvent &event)
{
    const auto chord = event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    if (chord != Qt::NoModifier)
        return writesText(event);
    switch (event.key()) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
        return true;
    default:
        return writesText(event);
    }
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
    if (widget && m_fields.isAncestorOf(widget))
        m_desk.leaving().see();
}

// Whether the key was meant for the record after the one that is still here.
bool TypeAhead::takeUnseen(const QKeyEvent &event)
{
    if (event.key() == Qt::Key_Escape)
        m_desk.leaving().see();
    else if (!isTyped(event))
        return false;
    else if (!event.isAutoRepeat())
        refuse(event);
    return true;
}

bool TypeAhead::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress)
        noteMouse(watched);
    if (event->type() == QEvent::Paint && m_isUnseen && watched == &m_form)
        m_seen.start();
    if (event->type() != QEvent::KeyPress || m_typing || !isAtTheForm(watched))
        return false;
    const auto &key = static_cast<const QKeyEvent &>(*event);
    if (m_desk.leaving().isUnseen())
        return takeUnseen(key);
    const bool isFirst = m_keys.empty();
    // Keys that come while earlier ones are still kept must not overtake them.
    if ((isFirst && !isWaiting()) || !isTyped(key))
        return false;
    if (isFirst && m_form.hasFocus() && pressesButtons(key))
        return true;
    // A key that is held down is meant for what the person sees.
    if (key.isAutoRepeat())
        return true;
    if (isWaiting() && m_busy.isVisible())
        refuse(key);
    else
        keep(key);
    return true;
}

void TypeAhead::refuse(const QKeyEvent &event)
{
    if (!writesText(event))
        return;
    keep(event); // to be told
    m_hasRefused = true;
    QApplication::beep();
    if (m_desk.leaving().isUnseen())
        return m_desk.leaving().tell();
    m_busy.setWords(tr("Waiting for the database. What you type now is not entered."));
}

void TypeAhead::keep(const QKeyEvent &event)
{
    if (m_keys.empty())
        m_before = m_desk.item().id;
    m_hasWaited |= isWaiting();
    m_keys.push_back(
        std::make_unique<QKeyEvent>(event.type(), event.key(), event.modifiers(), event.text()));
}

bool TypeAhead::hasAnotherRecord() const
{
    return m_desk.state() == Desk::State::Working && m_desk.item().id != m_before;
}

void TypeAhead::settle()
{
    if (isWaiting() || m_desk.leaving().isUnseen())
        return;
    const bool isRefused = std::exchange(m_hasRefused, false) || m_busy.tookLong();
    m_busy.setWords(m_usualWords);
    if (m_keys.empty() || m_isUnseen)
        return;
    // Later once more, because Qt shows the rows of a new form a little later, and Tab passes over
    // what is not shown.
    if (hasAnotherRecord() && !isRefused)
        QMetaObject::invokeMethod(this, &TypeAhead::typeIntoRecord, Qt::QueuedConnection);
    else if (hasAnotherRecord())
        waitUntilSeen();
    else if (const bool isBlind = std::exchange(m_hasWaited, false);
             tellWhatWasNotEntered() && isBlind && hasSameRecord())
        m_desk.leaving().hold();
}

// What is typed before the record is on the screen belongs to what was refused: the end of a word
// is no value of it.
void TypeAhead::waitUntilSeen()
{
    m_isUnseen = true;
    m_form.update();
}

void TypeAhead::tellOnceSeen()
{
    m_isUnseen = false;
    m_hasWaited = false;
    tellWhatWasNotEntered();
}

bool TypeAhead::hasSameRecord() const
{
    return m_desk.state() == Desk::State::Working && m_desk.item().id == m_before;
}

void TypeAhead::typeIntoRecord()
{
    if (!hasAnotherRecord())
        return;
    const QScopedValueRollback typing(m_typing, true);
    m_hasWaited = false;
    for (const auto &key : std::exchange(m_keys, {})) {
        if (QWidget *field = QApplication::focusWidget(); field && m_form.isAncestorOf(field))
            QCoreApplication::sendEvent(field, key.get());
    }
}

bool TypeAhead::tellWhatWasNotEntered()
{
    QString text;
    for (const auto &key : std::exchange(m_keys, {})) {
        if (!key->text().isEmpty() && key->text().at(0).isPrint())
            text += key->text();
    }
    if (text.trimmed().isEmpty())
        return false;
    m_desk.tellNotEntered(text);
    return true;
}

} // namespace intray
