// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/recordform.h"

#include "session/desk/desk.h"
#include "session/desk/deskanswers.h"
#include "session/desk/planting/plantwords.h"
#include "session/desk/vainleaving.h"
#include "ui/common/actions.h"
#include "ui/common/busymark.h"
#include "ui/common/hairline.h"
#include "ui/common/lowplace.h"
#include "ui/common/messageline.h"
#include "ui/common/messageplace.h"
#include "ui/common/painting.h"
#include "ui/common/tokens.h"
#include "ui/desk/deskhead.h"
#include "ui/desk/emptydesk.h"
#include "ui/desk/fieldsform.h"
#include "ui/desk/hintline.h"
#include "ui/desk/recordfoot.h"
#include "ui/desk/typeahead.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

RecordForm::RecordForm(Desk &desk, const Actions &actions, QWidget *parent)
    : Sheet(parent)
    , m_desk(desk)
    , m_head(new DeskHead(desk, actions, this))
    , m_message(new MessageLine(actions, this))
    , m_busy(new BusyMark(tr("Waiting for the database..."), this))
    , m_places(new QStackedWidget(this))
    , m_fields(new FieldsForm(desk, this))
    , m_hint(new HintLine(*m_fields, this))
    , m_empty(new EmptyDesk(actions, this))
    , m_low(new LowPlace(this))
    , m_messages(new MessagePlace(m_hint, m_busy, room::edge, this))
    , m_end(new Hairline(this))
    , m_foot(new RecordFoot(actions, this))
{
    setObjectName(QStringLiteral("recordForm"));
    build();
    follow();
    showRecord();
    showMessage();
}

void RecordForm::build()
{
    connect(m_empty, &EmptyDesk::otherQueueWanted, this, &RecordForm::otherQueueWanted);
    m_low->setWidget(m_empty);
    m_places->addWidget(m_low);
    m_places->addWidget(m_fields);
    m_busy->setCancellable(false);
    m_busy->setEdge(room::sheet);
    m_messages->take(m_message);
    QSizePolicy kept = m_end->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_end->setSizePolicy(kept);
    m_end->setObjectName(QStringLiteral("formEnd"));
    auto *column = m_rows = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1); // of the sheet's own edge
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addWidget(m_places, 1);
    column->addWidget(m_end);
    column->addWidget(m_messages);
    column->addWidget(m_foot);
}

void RecordForm::showInCorner(QWidget *button)
{
    m_corner = button;
    if (button)
        button->setParent(this);
    m_head->leaveBeforeTitle(button ? iconAcross + room::beside : 0);
    placeCorner();
}

void RecordForm::placeCorner()
{
    if (!m_corner)
        return;
    const QSize size = m_corner->sizeHint();
    const int around = (size.width() - iconAcross) / 2; // its lines begin where the labels do
    const QPoint byTitle(1 + room::sheet - around, room::beside),
        inEdge(room::within, room::within);
    const QPoint place = m_head->isVisibleTo(this) ? byTitle : inEdge;
    m_corner->setGeometry(QStyle::visualRect(layoutDirection(), rect(), {place, size}));
    m_corner->raise();
}

void RecordForm::layOver(QWidget *band)
{
    m_band = band;
    band->setParent(this);
    placeBand();
}

// Its height follows from its width.
void RecordForm::placeBand()
{
    int band = 0;
    if (m_band && m_band->parentWidget() == this) {
        // on an empty desk messages keep away from the sheet's edge
        const int lifted = m_messages->geometry().bottom() + 1 - (height() - room::edge);
        const int below = m_messages->y() - m_underMessages - std::max(0, lifted);
        m_band->resize(width() - 2, m_band->height());
        m_band->move(1, below - m_band->height());
        band = m_band->isVisibleTo(this) ? m_band->height() : 0;
    }
    m_covered = m_underMessages + band;
    m_fields->setBand(band);
    m_fields->setCovered(m_covered);
    emit formPlaced();
}

QRect RecordForm::formPlace() const
{
    return m_places->geometry().adjusted(0, 0, 0, m_covered > 0 ? -m_covered : m_end->height());
}

void RecordForm::resizeEvent(QResizeEvent *event)
{
    Sheet::resizeEvent(event);
    placeCorner();
    placeBand();
}

void RecordForm::takeBelow(QWidget *more)
{
    m_rows->addWidget(more);
}

void RecordForm::takeOverFoot(QWidget *more)
{
    m_overFoot = more;
    m_rows->insertWidget(m_rows->indexOf(m_foot), more);
}

void RecordForm::giveKeysAway(bool areElsewhere)
{
    m_foot->setLeads(!areElsewhere);
}

void RecordForm::takeIntoMessagePlace(MessageLine *message)
{
    m_messages->take(message);
}

void RecordForm::follow()
{
    connect(&m_desk, &Desk::recordChanged, this, &RecordForm::showRecord);
    connect(&m_desk, &Desk::stateChanged, this, &RecordForm::showRecord);
    connect(&m_desk, &Desk::messageChanged, this, &RecordForm::showMessage);
    connect(m_fields, &FieldsForm::toCheckChanged, m_head, &DeskHead::showToCheck);
    connect(m_messages, &MessagePlace::roomWanted, this, [this](int height) {
        m_underMessages = height;
        placeBand();
    });
    connect(m_fields->verticalScrollBar(), &QScrollBar::valueChanged, this, &RecordForm::showEnd);
    connect(m_fields->verticalScrollBar(), &QScrollBar::rangeChanged, this, &RecordForm::showEnd);
    connect(m_message, &MessageLine::dismissed, &m_desk, &Desk::dismissMessage);
    connect(m_message, &MessageLine::covered, this, &RecordForm::dropPassingAnswer);
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
    const bool isPlaced = event->type() == QEvent::Resize || event->type() == QEvent::Move ||
                          event->type() == QEvent::Show || event->type() == QEvent::Hide;
    if (isPlaced && m_band && (watched == m_messages || watched == m_band))
        placeBand();
    if (isPlaced && m_overFoot && watched == m_overFoot)
        m_fields->setLent(m_overFoot->isVisibleTo(this) ? m_overFoot->height() : 0);
    if (isPlaced && watched == m_places)
        emit formPlaced();
    return false;
}

// On the buttons, and wherever else nobody types.
void RecordForm::keyPressEvent(QKeyEvent *event)
{
    if (!event->matches(QKeySequence::Undo) || !m_desk.record().takeBackTogether({}))
        Sheet::keyPressEvent(event);
}

void RecordForm::showRecord()
{
    const Desk::State state = m_desk.state();
    const bool waiting = state == Desk::State::Taking || state == Desk::State::Finishing;
    const bool hasRecord = m_desk.item().id.isValid();
    m_busy->setBusy(waiting);
    m_foot->setCanSendBack(m_desk.item().fromItem.isValid());
    leadTabToFoot();
    keepTheFocus(hasRecord);
    m_head->setVisible(hasRecord);
    placeCorner();
    m_foot->setVisible(hasRecord);
    m_hint->setVisible(hasRecord);
    m_places->setCurrentWidget(hasRecord ? static_cast<QWidget *>(m_fields) : m_low);
    showEnd();
    showEmptiness();
}

// A row that is cut there goes on below.
void RecordForm::showEnd()
{
    const QScrollBar &bar = *m_fields->verticalScrollBar();
    m_end->setVisible(m_places->currentWidget() == m_fields && bar.value() < bar.maximum());
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
    for (QWidget *button : m_foot->stops()) {
        if (before)
            setTabOrder(before, button);
        before = button;
    }
}

void RecordForm::showEmptiness()
{
    if (m_desk.item().id.isValid())
        return;
    const bool resume = offersToResume();
    const auto plantEvery = m_desk.queue().plantEvery;
    m_empty->noteRule(plantEvery ? PlantWords::rule(*plantEvery) : QString());
    m_empty->offerWhy(!resume && (m_desk.gotNothing() || m_desk.queue().paused));
    if (resume)
        m_empty->showUnfinished();
    else if (m_desk.queue().paused)
        m_empty->showPaused(DeskAnswers::paused(m_desk.queue()));
    else
        m_empty->showWaiting(!m_desk.queue().source.isEmpty());
}

bool RecordForm::offersToResume() const
{
    return !m_desk.item().id.isValid() && m_desk.message() &&
           m_desk.message()->actions.contains(Action::Resume);
}

// The empty place says what is unfinished in larger letters, with the same button.
void RecordForm::showMessage()
{
    m_message->setMessage(offersToResume() ? std::nullopt : m_desk.message());
    showEmptiness();
}

// It would come again under a newer message, long after the key that it answers.
void RecordForm::dropPassingAnswer()
{
    const auto &message = m_desk.message();
    if (message && message->kind == Message::Kind::Information && message->actions.isEmpty() &&
        message->detail.isEmpty() && !m_desk.leaving().isUnseen())
        m_desk.dismissMessage();
}

void RecordForm::focusRecord()
{
    if (m_desk.item().id.isValid())
        m_fields->focusLast();
    else if (!m_empty->focusButton())
        setFocus(Qt::OtherFocusReason); // and on from here, once the button can be pressed
}

} // namespace intray
