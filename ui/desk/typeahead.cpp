// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/typeahead.h"

#include "session/desk/desk.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QWidget>

#include <utility>

namespace intray {

TypeAhead::TypeAhead(Desk &desk, QWidget &form)
    : QObject(&form)
    , m_desk(desk)
    , m_form(form)
{
    // Queued, because the cursor is put into a field after the state has changed.
    connect(&m_desk, &Desk::stateChanged, this, &TypeAhead::settle, Qt::QueuedConnection);
    QCoreApplication::instance()->installEventFilter(this);
}

TypeAhead::~TypeAhead() = default;

bool TypeAhead::isWaiting() const
{
    const Desk::State state = m_desk.state();
    return state == Desk::State::Taking || state == Desk::State::Finishing;
}

bool TypeAhead::isAtTheForm(const QObject *watched) const
{
    return watched == QApplication::focusWidget() &&
           m_form.isAncestorOf(QApplication::focusWidget());
}

static bool isTyped(const QKeyEvent &event)
{
    const auto chord = event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    // AltGr gives text, and some platforms report it as Ctrl+Alt.
    const bool isText = !event.text().isEmpty() && event.text().at(0).isPrint();
    const bool isAltGr = isText && (chord == Qt::GroupSwitchModifier ||
                                    chord == (Qt::ControlModifier | Qt::AltModifier));
    if (chord != Qt::NoModifier)
        return isAltGr;
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
        return isText;
    }
}

// A button that has the focus has its own use for these.
static bool isPressedOnAButton(const QKeyEvent &event, const QObject *watched)
{
    const bool isText = !event.text().isEmpty() && event.text().at(0).isPrint();
    return qobject_cast<const QAbstractButton *>(watched) &&
           (!isText || event.key() == Qt::Key_Space);
}

bool TypeAhead::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || m_typing || !isAtTheForm(watched))
        return false;
    const auto &key = static_cast<const QKeyEvent &>(*event);
    // Keys that come while earlier ones are still kept must not overtake them.
    if ((!isWaiting() && m_keys.empty()) || !isTyped(key) || isPressedOnAButton(key, watched))
        return false;
    // A key that is held down is meant for what the person sees.
    if (!key.isAutoRepeat())
        keep(key);
    return true;
}

void TypeAhead::keep(const QKeyEvent &event)
{
    if (m_keys.empty())
        m_before = m_desk.item().id;
    m_keys.push_back(
        std::make_unique<QKeyEvent>(event.type(), event.key(), event.modifiers(), event.text()));
}

bool TypeAhead::hasAnotherRecord() const
{
    return m_desk.state() == Desk::State::Working && m_desk.item().id != m_before;
}

void TypeAhead::settle()
{
    if (m_keys.empty() || isWaiting())
        return;
    if (hasAnotherRecord())
        typeIntoRecord();
    else
        tellWhatWasNotEntered();
}

void TypeAhead::typeIntoRecord()
{
    const QScopedValueRollback typing(m_typing, true);
    for (const auto &key : std::exchange(m_keys, {})) {
        if (QWidget *field = QApplication::focusWidget(); field && m_form.isAncestorOf(field))
            QCoreApplication::sendEvent(field, key.get());
    }
}

void TypeAhead::tellWhatWasNotEntered()
{
    QString text;
    for (const auto &key : std::exchange(m_keys, {})) {
        if (!key->text().isEmpty() && key->text().at(0).isPrint())
            text += key->text();
    }
    if (!text.isEmpty())
        m_desk.addToMessage(
            tr("What you typed meanwhile was not entered: \"%1\".").arg(text.left(80)));
}

} // namespace intray
