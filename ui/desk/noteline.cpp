// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/noteline.h"

#include "session/desk/desk.h"
#include "ui/common/growingtext.h"
#include "ui/common/linebutton.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/common/warninglabel.h"
#include "ui/desk/notewriting.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <utility>

namespace intray {

NoteLine::NoteLine(Session &session, Desk &desk, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_desk(desk)
    , m_question(new TintedLabel(Tint::Dimmed, {}, this))
    , m_text(new GrowingText(this))
    , m_write(LineButton::make(LineButton::Rank::Usual, tr("Write note"), "noteAccept", this))
    , m_leave(LineButton::make(LineButton::Rank::Quiet, tr("Back"), "noteLeave", this))
    , m_trouble(new WarningLabel(this))
{
    setObjectName(QStringLiteral("noteLine"));
    build();
    hide();
    connect(&m_desk, &Desk::recordChanged, this, &NoteLine::shutWithRecord);
    connect(m_write, &QPushButton::clicked, this, &NoteLine::write);
    connect(m_leave, &QPushButton::clicked, this, &NoteLine::leave);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        m_isTold = false;
        m_write->setEnabled(!m_isWriting && !text().isEmpty());
        if (m_note)
            m_note->keep(m_text->toPlainText());
    });
}

void NoteLine::build()
{
    m_question->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("noteText"));
    m_text->setAccessibleName(tr("Note"));
    m_text->setTabChangesFocus(true);
    m_text->installEventFilter(this);
    auto *own = new QAction(m_text); // the window's key for it completes the record
    own->setShortcut(Qt::CTRL | Qt::Key_Return);
    own->setShortcutContext(Qt::WidgetShortcut);
    m_text->addAction(own);
    m_write->setEnabled(false);
    showKeys(false);
    m_trouble->setObjectName(QStringLiteral("noteTrouble"));
    m_trouble->setText({});
    auto *line = new QHBoxLayout;
    line->setSpacing(room::between);
    line->addWidget(m_text, 1, Qt::AlignTop);
    line->addWidget(m_write, 0, Qt::AlignTop);
    line->addWidget(m_leave, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(room::sheet, room::within, room::edge, room::within);
    column->setSpacing(room::within);
    column->addWidget(m_question);
    column->addLayout(line);
    column->addWidget(m_trouble);
}

// One button on the screen has Ctrl+Return, the one that it presses.
void NoteLine::showKeys(bool areHere)
{
    const auto key = [&](QKeySequence keys) {
        return areHere ? keys.toString(QKeySequence::NativeText) : QString();
    };
    m_write->setWords(tr("Write note"), key(Qt::CTRL | Qt::Key_Return));
    m_write->setRank(areHere ? LineButton::Rank::Primary : LineButton::Rank::Usual);
    m_leave->setWords(tr("Back"), key(Qt::Key_Escape));
    emit hasKeysChanged(areHere);
}

QString NoteLine::text() const
{
    return m_text->toPlainText().trimmed();
}

void NoteLine::open()
{
    if (!isAncestorOf(QApplication::focusWidget()))
        m_before = QApplication::focusWidget();
    if (!m_note || m_note->item() != m_desk.item().id)
        begin(m_desk.item().id);
    show();
    m_text->setFocus(Qt::ShortcutFocusReason);
}

void NoteLine::begin(ItemId item)
{
    m_question->setText(tr("What should people who work on %1 know? The note stays in its history.")
                            .arg(m_desk.item().key));
    m_trouble->setText({});
    m_note = new NoteWriting(m_session, item, Asking::Nothing, this);
    connect(m_note, &NoteWriting::recalled, m_text, [this](const QString &typed) {
        if (!m_text->toPlainText().isEmpty())
            return;
        m_text->setPlainText(typed);
        m_text->moveCursor(QTextCursor::End);
    });
    connect(m_note, &NoteWriting::written, &m_desk, &Desk::addNote);
    connect(m_note, &NoteWriting::written, this, [this] {
        m_desk.forgetNotLeft();
        m_text->clear();
        leave();
        shut();
    });
    connect(m_note, &NoteWriting::failed, this, &NoteLine::showTrouble);
    m_note->recall();
}

void NoteLine::setWriting(bool isWriting)
{
    m_isWriting = isWriting;
    m_text->setReadOnly(isWriting);
    m_write->setEnabled(!isWriting && !text().isEmpty());
}

void NoteLine::write()
{
    if (!m_note || !m_write->isEnabled())
        return;
    m_trouble->setText({});
    setWriting(true);
    m_note->write(text());
}

void NoteLine::showTrouble(const Error &error)
{
    setWriting(false);
    m_trouble->setText(tr("The note was not written. %1").arg(error.sentence));
    m_text->setFocus();
}

// What is typed stays in sight: a note that is out of sight is taken for one that is written.
void NoteLine::leave()
{
    const bool wasHere = isAncestorOf(QApplication::focusWidget());
    if (wasHere && m_before && m_before->isVisible())
        m_before->setFocus(Qt::OtherFocusReason);
    else if (wasHere)
        emit left();
    if (text().isEmpty())
        shut();
}

// What is being written is written to its end, whatever is at the desk then.
void NoteLine::shut()
{
    hide();
    const QPointer<NoteWriting> note = std::exchange(m_note, nullptr);
    m_text->clear();
    m_trouble->setText({});
    if (note) {
        note->disconnect(this);
        note->disconnect(m_text);
        if (m_isWriting) {
            connect(note, &NoteWriting::written, note, &QObject::deleteLater);
            connect(note, &NoteWriting::failed, note, &QObject::deleteLater);
        } else
            note->deleteLater();
    }
    setWriting(false);
}

void NoteLine::shutWithRecord()
{
    if (!m_note || m_note->item() == m_desk.item().id)
        return;
    if (isAncestorOf(QApplication::focusWidget()))
        emit left();
    shut();
}

bool NoteLine::refusesToLeave()
{
    if (!m_note || m_isWriting || text().isEmpty() || std::exchange(m_isTold, true))
        return false;
    m_desk.sayNotLeft(tr("Your note on %1 is not written yet. Write it, or press again to go on "
                         "without it.")
                          .arg(m_desk.item().key));
    return true;
}

static bool isToWrite(const QKeyEvent &key)
{
    return key.modifiers().testFlag(Qt::ControlModifier) &&
           (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter);
}

// Ctrl+Return would complete the record, and Esc Esc take back what was typed in it.
bool NoteLine::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        showKeys(event->type() == QEvent::FocusIn);
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    const auto &key = static_cast<const QKeyEvent &>(*event);
    if (!isToWrite(key) && key.key() != Qt::Key_Escape)
        return QWidget::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress && isToWrite(key))
        write();
    else if (event->type() == QEvent::KeyPress)
        leave();
    return true;
}

} // namespace intray
