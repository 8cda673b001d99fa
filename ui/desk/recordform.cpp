// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/recordform.h"

#include "lists/celltext.h"
#include "session/desk/desk.h"
#include "session/desk/deskanswers.h"
#include "ui/common/actionbutton.h"
#include "ui/common/actions.h"
#include "ui/common/busymark.h"
#include "ui/common/elidedlabel.h"
#include "ui/common/letters.h"
#include "ui/common/messageline.h"
#include "ui/common/tintedlabel.h"
#include "ui/desk/emptydesk.h"
#include "ui/desk/faultcount.h"
#include "ui/desk/fieldsform.h"
#include "ui/desk/hintline.h"
#include "ui/desk/lockbar.h"
#include "ui/desk/noteslabel.h"
#include "ui/desk/typeahead.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

RecordForm::RecordForm(Desk &desk, const Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_message(new MessageLine(actions, this))
    , m_busy(new BusyMark(tr("Waiting for the database..."), this))
    , m_places(new QStackedWidget(this))
    , m_fields(new FieldsForm(desk, this))
    , m_hint(new HintLine(*m_fields, this))
    , m_empty(new EmptyDesk(actions, this))
{
    setObjectName(QStringLiteral("recordForm"));
    build(actions);
    follow();
    showRecord();
    showMessage();
}

static QFrame *thinLine(QWidget *parent)
{
    auto *line = new QFrame(parent);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    return line;
}

void RecordForm::build(const Actions &actions)
{
    m_head = makeHead(actions);
    m_foot = makeFoot(actions);
    m_places->addWidget(m_empty);
    m_places->addWidget(m_fields);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addLayout(makeStrip());
    column->addWidget(m_places, 1);
    column->addWidget(m_hint);
    column->addWidget(m_foot);
}

// Message and busy mark share one place of three lines, which stays while neither has something to
// say, so that the form does not move under the hands.
QLayout *RecordForm::makeStrip()
{
    m_strip = new QGridLayout;
    m_strip->addWidget(m_busy, 0, 0);
    m_strip->addWidget(m_message, 0, 0);
    m_busy->setCancellable(false);
    m_message->raise();
    return m_strip;
}

void RecordForm::takeIntoMessagePlace(QWidget *message)
{
    m_strip->addWidget(message, 0, 0);
    message->raise();
}

void RecordForm::makeKey(QWidget *head)
{
    m_key = new ElidedLabel(head);
    m_key->setObjectName(QStringLiteral("recordKey"));
    m_key->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QFont large = m_key->font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    m_key->setFont(large);
}

QWidget *RecordForm::makeHead(const Actions &actions)
{
    auto *head = new QWidget(this);
    makeKey(head);
    m_state = new TintedLabel(Tint::Fault, {}, head);
    m_state->setObjectName(QStringLiteral("recordState"));
    m_faults = new FaultCount(actions.of(WindowAction::NextFault), head);
    m_batch = new TintedLabel(Tint::Dimmed, {}, head);
    m_batch->setObjectName(QStringLiteral("recordBatch"));
    m_forWhom = new TintedLabel(Tint::Dimmed, {}, head);
    m_forWhom->setObjectName(QStringLiteral("recordForWhom"));
    auto *line = new QHBoxLayout;
    line->setContentsMargins(16, 8, 16, 8);
    line->setSpacing(16);
    line->addStrut(m_faults->sizeHint().height()); // nothing moves when the count comes
    line->addWidget(m_key, 1);
    line->addWidget(m_forWhom);
    line->addWidget(m_state);
    line->addWidget(m_faults);
    line->addWidget(m_batch);
    line->addWidget(new LockBar(m_desk, head));
    auto *column = new QVBoxLayout(head);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(line);
    makeSentBack(head);
    column->addWidget(m_sentBack);
    m_notes = new NotesLabel(head);
    column->addWidget(m_notes);
    column->addWidget(thinLine(head));
    return head;
}

void RecordForm::makeSentBack(QWidget *head)
{
    m_sentBack = new TintedLabel(Tint::Fault, {}, head);
    m_sentBack->setObjectName(QStringLiteral("sentBack"));
    m_sentBack->setWordWrap(true);
    m_sentBack->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sentBack->setContentsMargins(16, 0, 16, 8);
}

// What ends the item without its being done stands apart.
QWidget *RecordForm::makeFoot(const Actions &actions)
{
    using Rank = KeyedButton::Rank;
    static constexpr std::pair<Action, Rank> ranks[] = {{Action::CompleteAndNext, Rank::Primary},
                                                        {Action::Complete, Rank::Quiet},
                                                        {Action::Return, Rank::Quiet},
                                                        {Action::SendBack, Rank::Quiet},
                                                        {Action::Dismiss, Rank::Danger},
                                                        {Action::Fail, Rank::Danger}};
    auto *foot = new QWidget(this);
    foot->setObjectName(QStringLiteral("recordFoot"));
    auto *line = new QHBoxLayout;
    line->setContentsMargins(16, 8, 16, 8);
    line->setSpacing(8);
    for (const auto &[action, rank] : ranks) {
        if (action == Action::Dismiss)
            line->addStretch(100);
        auto *button = new ActionButton(actions.of(action), foot);
        button->setRank(rank);
        line->addWidget(button);
        m_buttons.append(button);
        if (action == Action::SendBack)
            m_sendBack = button;
    }
    auto *column = new QVBoxLayout(foot);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(thinLine(foot));
    column->addLayout(line);
    return foot;
}

void RecordForm::follow()
{
    connect(&m_desk, &Desk::recordChanged, this, &RecordForm::showRecord);
    connect(&m_desk, &Desk::stateChanged, this, &RecordForm::showRecord);
    connect(&m_desk, &Desk::messageChanged, this, &RecordForm::showMessage);
    connect(&m_desk.record(), &RecordInWork::faultsChanged, this, &RecordForm::showFaults);
    connect(&m_desk.record(), &RecordInWork::notesChanged, this,
            [this] { m_notes->showNotes(m_desk.record().notes()); });
    connect(&m_desk.record(), &RecordInWork::othersChanged, this, &RecordForm::showBatch);
    connect(m_message, &MessageLine::dismissed, &m_desk, &Desk::dismissMessage);
    const auto showTimeLeft = [this] { m_message->setTimeLeft(m_desk.takeBackLeft()); };
    connect(&m_desk, &Desk::takeBackChanged, this, showTimeLeft);
    connect(&m_desk, &Desk::takeBackTicked, this, showTimeLeft);
    QCoreApplication::instance()->installEventFilter(this);
    auto *typeAhead =
        new TypeAhead(m_desk, *this, *m_fields, *m_busy); // looks at keys before this does
    connect(typeAhead, &TypeAhead::focusFree, this, &RecordForm::focusRecord, Qt::QueuedConnection);
}

bool RecordForm::eventFilter(QObject *watched, QEvent *event)
{
    const bool active = event->type() == QEvent::KeyPress ||
                        event->type() == QEvent::MouseButtonPress || event->type() == QEvent::Wheel;
    const auto *widget = active ? qobject_cast<QWidget *>(watched) : nullptr;
    if (widget && isAncestorOf(widget))
        m_desk.noteActivity();
    return false;
}

// On the buttons, and wherever else nobody types.
void RecordForm::keyPressEvent(QKeyEvent *event)
{
    if (!event->matches(QKeySequence::Undo) || !m_desk.record().takeBackTogether({}))
        QWidget::keyPressEvent(event);
}

static QString stateWords(Desk::State state)
{
    return state == Desk::State::Lost ? RecordForm::tr("read-only, your text is kept") : QString();
}

/// Whoever holds an item by its name need not read their own.
static QString forWhom(const Item &item)
{
    if (item.assignedTo.isEmpty())
        return {};
    return item.assignedTo == item.lock.user ? RecordForm::tr("for you")
                                             : RecordForm::tr("for %1").arg(item.assignedTo);
}

void RecordForm::showRecord()
{
    const Desk::State state = m_desk.state();
    const bool waiting = state == Desk::State::Taking || state == Desk::State::Finishing;
    const bool hasRecord = m_desk.item().id.isValid();
    m_busy->setBusy(waiting);
    showKey();
    m_state->setText(stateWords(state));
    m_state->setVisible(!m_state->text().isEmpty());
    m_forWhom->setText(forWhom(m_desk.item()));
    m_forWhom->setVisible(!m_forWhom->text().isEmpty());
    m_sentBack->setText(m_desk.record().whySentBack());
    m_sentBack->setVisible(!m_sentBack->text().isEmpty());
    m_notes->showNotes(m_desk.record().notes());
    m_sendBack->setVisible(m_desk.item().fromItem.isValid());
    showBatch();
    showFaults();
    leadTabToFoot();
    keepTheFocus(hasRecord);
    m_head->setVisible(hasRecord);
    m_foot->setVisible(hasRecord);
    m_hint->setVisible(hasRecord);
    m_places->setCurrentWidget(hasRecord ? static_cast<QWidget *>(m_fields) : m_empty);
    showEmptiness();
}

// What is hidden gives the focus to whatever comes next, such as the queues at the top, where arrow
// keys choose another queue. TypeAhead hands it on from here.
void RecordForm::keepTheFocus(bool hasRecord)
{
    if (!hasRecord && m_fields->isVisible() && isAncestorOf(QApplication::focusWidget()))
        setFocus(Qt::OtherFocusReason);
}

// The rows of fields are made anew when another queue's record comes, and then stand behind the
// buttons in Qt's chain: Tab would go from the last field to the queues at the top.
void RecordForm::leadTabToFoot()
{
    QWidget *before = m_fields->lastStop();
    for (QWidget *button : m_buttons) {
        if (before)
            setTabOrder(before, button);
        before = button;
    }
}

// One that is made of the whole row is so short that all of it has room.
void RecordForm::showKey()
{
    static constexpr int leastLetters = 12;
    const QString &key = m_desk.item().key;
    const QFontMetrics letters = m_key->fontMetrics();
    m_key->setMinimumWidth(
        std::min(letters.horizontalAdvance(keyText(key)) + 4, leastLetters * letterWidth(letters)));
    m_key->showText(key, keyText(key));
    m_key->setAccessibleName(tr("Key: %1").arg(key));
}

void RecordForm::showBatch()
{
    const int others = m_desk.record().others();
    m_batch->setText(others > 0 ? tr("%n more in this batch", nullptr, others) : QString());
    m_batch->setToolTip(plainToolTip(tr("Lock %1").arg(m_desk.item().lock.id)));
    m_batch->setVisible(others > 0);
}

void RecordForm::showFaults()
{
    m_faults->showCount(m_desk.record().shownFaults());
}

void RecordForm::showEmptiness()
{
    if (m_desk.item().id.isValid())
        return;
    const bool resume = m_desk.message() && m_desk.message()->actions.contains(Action::Resume);
    m_empty->offerWhy(!resume && (m_desk.message() || m_desk.queue().paused));
    if (resume)
        m_empty->show(tr("Your unfinished items are waiting. What you typed is kept."),
                      Action::Resume);
    else if (m_desk.queue().paused)
        m_empty->show(DeskAnswers::paused(m_desk.queue()), Action::TakeNext);
    else
        m_empty->show(tr("No record open. Take the next one, or pick one from the list."),
                      Action::TakeNext);
}

void RecordForm::showMessage()
{
    m_message->setMessage(m_desk.message());
    showEmptiness();
}

void RecordForm::focusRecord()
{
    if (m_desk.item().id.isValid())
        m_fields->focusLast();
    else
        m_empty->focusButton();
}

} // namespace intray
