// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/messageline.h"

#include "ui/common/actions.h"
#include "ui/common/detailsdialog.h"
#include "ui/common/elidedlabel.h"
#include "ui/common/icons.h"
#include "ui/common/letters.h"
#include "ui/common/linebutton.h"
#include "ui/common/painting.h"
#include "ui/common/roomystyle.h"
#include "ui/common/signlabel.h"
#include "ui/common/tokens.h"

#include <QAccessibleWidget>
#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace intray {

static constexpr int mostLines = 2;

static QAccessibleInterface *faceOfMessageLine(const QString &className, QObject *object)
{
    auto *line = className == u"intray::MessageLine" ? qobject_cast<QWidget *>(object) : nullptr;
    return line ? new QAccessibleWidget(line, QAccessible::AlertMessage) : nullptr;
}

MessageLine::MessageLine(const Actions &actions, QWidget *parent)
    : QFrame(parent)
    , m_actions(actions)
    , m_sign(new SignLabel(Sign::Note, this))
    , m_sentence(new ElidedLabel(this))
    , m_buttons(new QHBoxLayout)
    , m_details(
          LineButton::make(LineButton::Rank::Offered, tr("Details..."), "messageDetails", this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("messageLine"));
    QAccessible::installFactory(faceOfMessageLine);
    build();
    keepHeight();
    keepItsPlace();
    connect(m_close, &QToolButton::clicked, this, &MessageLine::dismissed);
    connect(m_details, &QPushButton::clicked, this, &MessageLine::showDetails);
    hide();
}

void MessageLine::build()
{
    m_sentence->setObjectName(QStringLiteral("messageSentence"));
    m_sentence->setMinimumWidth(8 * letterWidth(fontMetrics()));
    m_close->setIcon(iconNamed(QStringLiteral("paint-none")));
    m_close->setText(tr("Close message")); // behind the icon
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::NoFocus);
    m_close->setObjectName(QStringLiteral("messageClose"));
    m_close->setAccessibleName(tr("Close message"));
    m_close->setToolTip(tr("Close message"));
    m_buttons->setSpacing(room::within);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(room::beside, 0, room::within, 0);
    line->setSpacing(room::between);
    line->addWidget(m_sign);
    line->addWidget(m_sentence, 1);
    line->addLayout(m_buttons);
    line->addWidget(m_details);
    line->addWidget(m_close);
}

// So that nothing moves under the hands when it comes and goes.
void MessageLine::keepItsPlace()
{
    QSizePolicy keeps = sizePolicy();
    keeps.setRetainSizeWhenHidden(true);
    setSizePolicy(keeps);
}

// As high with one line as with two, so that nothing gives way to it.
int MessageLine::heightIn(const QWidget &part)
{
    const QFontMetrics letters = part.fontMetrics();
    const int words = mostLines * letters.lineSpacing();
    const int buttons = heightOf(Part::Button, letters) + room::within;
    return std::max(words, buttons) + extraRoom(part);
}

void MessageLine::keepHeight()
{
    setFixedHeight(heightIn(*this));
}

void MessageLine::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    keepHeight();
    fit();
}

QString MessageLine::sentence() const
{
    return m_message ? m_message->sentence : QString();
}

void MessageLine::setMessage(const std::optional<Message> &message)
{
    if (m_message == message)
        return;
    const bool wasShown = m_message.has_value();
    m_message = message;
    setVisible(m_message.has_value() && !m_isWaiting);
    if (!m_message)
        return;
    if (!wasShown && parentWidget() && parentWidget()->layout())
        parentWidget()->layout()->activate(); // its size is that of before it was shown
    showSentence();
    if (wasShown && m_message->countsOn)
        return fit();
    raise();
    tellCovered();
    showActions();
    fit();
    announce();
    update();
    emit said();
}

bool MessageLine::offers(Action action) const
{
    return m_message && m_message->actions.contains(action);
}

bool MessageLine::isProblem() const
{
    return m_message && m_message->kind == Message::Kind::Problem;
}

void MessageLine::setWaiting(bool isWaiting)
{
    m_isWaiting = isWaiting;
    setVisible(m_message.has_value() && !m_isWaiting);
}

void MessageLine::tellCovered()
{
    if (!parentWidget())
        return;
    const auto lines =
        parentWidget()->findChildren<MessageLine *>(QString(), Qt::FindDirectChildrenOnly);
    for (MessageLine *other : lines)
        if (other != this && other->m_message)
            emit other->covered();
}

static Sign signOf(Message::Kind kind)
{
    switch (kind) {
    case Message::Kind::Done:
        return Sign::Done;
    case Message::Kind::Information:
        return Sign::Note;
    case Message::Kind::Warning:
        return Sign::Warning;
    case Message::Kind::Problem:
        return Sign::Fault;
    }
    return Sign::Note;
}

static QString wordOf(Message::Kind kind)
{
    switch (kind) {
    case Message::Kind::Done:
        return MessageLine::tr("Done");
    case Message::Kind::Information:
        return MessageLine::tr("Note");
    case Message::Kind::Warning:
        return MessageLine::tr("Warning");
    case Message::Kind::Problem:
        return MessageLine::tr("Problem");
    }
    return {};
}

void MessageLine::showSentence()
{
    m_sign->setSign(signOf(m_message->kind));
    m_sign->setAccessibleName(wordOf(m_message->kind));
    m_sentence->showText(m_message->sentence);
    setAccessibleName(QStringLiteral("%1: %2").arg(wordOf(m_message->kind), m_message->sentence));
}

void MessageLine::setTimeLeft(std::chrono::seconds left)
{
    m_left = left;
    if (m_takeBack)
        sayWords(m_takeBack, Action::TakeBack);
}

QString MessageLine::wordsOf(Action action) const
{
    if (action == Action::CorrectOthers)
        return QStringLiteral("%1  %2").arg(tr("Look at them..."), keyTextIn(*this, action));
    const QString keys = m_actions.of(action)->shortcut().toString(QKeySequence::NativeText);
    if (action == Action::TakeBack && m_isOfPage)
        return QStringLiteral("%1  %2").arg(tr("Undo"), keys);
    if (action != Action::TakeBack || m_left.count() == 0)
        return m_actions.textWithKeys(action);
    const QString left = keys.isEmpty() ? tr("Undo  %1 s").arg(m_left.count())
                                        : tr("Undo  %1, %2 s").arg(keys).arg(m_left.count());
    if (m_message->actions.size() < 2)
        return left;
    const qsizetype gap = left.lastIndexOf(QStringLiteral("  ")); // else it may mean the other
    return m_actions.of(action)->text().remove(u'&') + left.mid(gap);
}

void MessageLine::showActions()
{
    m_takeBack = nullptr;
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const Action action : m_message->actions.first(qMin(2, m_message->actions.size())))
        addActionButton(action);
    if (!m_message->queue.isEmpty())
        addQueueButton(m_message->queue);
}

QList<LineButton *> MessageLine::shownButtons() const
{
    QList<LineButton *> buttons;
    for (int at = 0; at < m_buttons->count(); ++at)
        if (auto *button = static_cast<LineButton *>(m_buttons->itemAt(at)->widget());
            button->isVisibleTo(this))
            buttons << button;
    return buttons;
}

/// What all but the sentence needs.
int MessageLine::roomBeside() const
{
    const QMargins around = layout()->contentsMargins();
    QList<QWidget *> beside{m_sign, m_close};
    for (LineButton *button : shownButtons())
        beside << button;
    if (!m_message->detail.isEmpty())
        beside << m_details;
    int room = around.left() + around.right();
    for (const QWidget *one : std::as_const(beside))
        room += one->sizeHint().width() + layout()->spacing();
    return room;
}

int MessageLine::widthInOneLine() const
{
    if (!m_message)
        return 0;
    int keys = 0;
    for (LineButton *button : shownButtons())
        keys += button->wholeWidth() - button->sizeHint().width();
    return roomBeside() + keys + fontMetrics().horizontalAdvance(m_message->sentence) + room::edge;
}

// There is room for two lines at any time. The keys of what can be done go first, then its icons.
bool MessageLine::fitsIn(int lines, LineButton::Shows shows)
{
    m_sentence->setMostLines(lines);
    for (LineButton *button : shownButtons())
        button->setShows(shows);
    return m_sentence->wouldFit(width() - roomBeside());
}

void MessageLine::fit()
{
    if (!m_message)
        return;
    using Shows = LineButton::Shows;
    for (const Shows shows : {Shows::All, Shows::WithoutKey, Shows::OnlyWords})
        if (fitsIn(1, shows) || fitsIn(mostLines, shows))
            break;
    m_details->setVisible(!m_message->detail.isEmpty() ||
                          !m_sentence->wouldFit(width() - roomBeside()));
}

void MessageLine::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fit();
}

void MessageLine::showDetails()
{
    const QString &detail = m_message->detail;
    DetailsDialog(m_message->sentence, detail.isEmpty() ? m_message->sentence : detail, window())
        .exec();
}

LineButton *MessageLine::addButton(const QString &text, const QString &name)
{
    auto *button = new LineButton(LineButton::Rank::Offered, this);
    button->setObjectName(name);
    button->setAccessibleName(text);
    m_buttons->addWidget(button);
    button->show();
    return button;
}

// Without the seconds: a screen reader would say each of them.
QString MessageLine::spokenWordsOf(Action action) const
{
    return m_isOfPage ? wordsOf(action) : m_actions.textWithKeys(action);
}

// What stands behind two blanks is the key.
void MessageLine::sayWords(LineButton *button, Action action)
{
    const QString all = wordsOf(action);
    const qsizetype gap = all.lastIndexOf(QStringLiteral("  "));
    button->setWords(all.left(gap), gap < 0 ? QString() : all.mid(gap).trimmed());
}

void MessageLine::addActionButton(Action action)
{
    LineButton *button =
        addButton(spokenWordsOf(action), QStringLiteral("message.") + nameOf(action));
    button->setIconName(iconOfAction(nameOf(action)));
    sayWords(button, action);
    if (action == Action::TakeBack)
        m_takeBack = button;
    const QAction *known = m_actions.of(action);
    connect(button, &QPushButton::clicked, this, [this, action] { emit wanted(action); });
    connect(known, &QAction::changed, button, [this, button, known] {
        showIfPossible(button, known);
        fit();
    });
    connect(&m_actions, &Actions::keysChanged, button, [this, button, action] {
        sayWords(button, action);
        button->setAccessibleName(spokenWordsOf(action));
    });
    showIfPossible(button, known);
}

void MessageLine::showIfPossible(LineButton *button, const QAction *action)
{
    button->setVisible(m_isOfPage || action->isEnabled());
}

void MessageLine::addQueueButton(const QString &queue)
{
    const QString words = tr("&Go to the queue");
    LineButton *button =
        addButton(QString(words).remove(u'&'), QStringLiteral("message.goToQueue"));
    button->setWords(words, QKeySequence::mnemonic(words).toString(QKeySequence::NativeText));
    connect(button, &QPushButton::clicked, this, [this, queue] { emit queueWanted(queue); });
}

// Windows and macOS speak of alerts; on Linux a screen reader says an alert that comes into view.
void MessageLine::announce()
{
    for (const auto what : {QAccessible::Alert, QAccessible::ObjectShow}) {
        QAccessibleEvent event(this, what);
        QAccessible::updateAccessibility(&event);
    }
}

static ColourRole groundOf(Message::Kind kind)
{
    switch (kind) {
    case Message::Kind::Warning:
        return ColourRole::WarningTint;
    case Message::Kind::Problem:
        return ColourRole::FaultTint;
    case Message::Kind::Done:
    case Message::Kind::Information:
        break;
    }
    return ColourRole::Tint;
}

void MessageLine::paintEvent(QPaintEvent *)
{
    const auto kind = m_message ? m_message->kind : Message::Kind::Information;
    QPainter painter(this);
    paintTint(painter, rect(), groundOf(kind), palette());
}

} // namespace intray
