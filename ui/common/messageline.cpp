// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/messageline.h"

#include "ui/common/actions.h"
#include "ui/common/colours.h"
#include "ui/common/detailsdialog.h"

#include <QAccessibleWidget>
#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace intray {

static QAccessibleInterface *faceOfMessageLine(const QString &className, QObject *object)
{
    auto *line = className == u"intray::MessageLine" ? qobject_cast<QWidget *>(object) : nullptr;
    return line ? new QAccessibleWidget(line, QAccessible::AlertMessage) : nullptr;
}

MessageLine::MessageLine(const Actions &actions, QWidget *parent)
    : QFrame(parent)
    , m_actions(actions)
    , m_sign(new QLabel(this))
    , m_sentence(new QLabel(this))
    , m_buttons(new QHBoxLayout)
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("messageLine"));
    QAccessible::installFactory(faceOfMessageLine);
    m_sentence->setObjectName(QStringLiteral("messageSentence"));
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_close->setText(QString(QChar(0x2715)));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::NoFocus);
    m_close->setObjectName(QStringLiteral("messageClose"));
    m_close->setAccessibleName(tr("Close message"));
    m_close->setToolTip(tr("Close message"));
    connect(m_close, &QToolButton::clicked, this, &MessageLine::dismissed);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(12, 4, 8, 4);
    line->setSpacing(8);
    line->addWidget(m_sign);
    line->addWidget(m_sentence, 1);
    line->addLayout(m_buttons);
    line->addWidget(m_close);
    setMinimumHeight(QPushButton(this).sizeHint().height() + 8);
    hide();
}

QString MessageLine::sentence() const
{
    return m_message ? m_message->sentence : QString();
}

void MessageLine::setMessage(const std::optional<Message> &message)
{
    if (m_message == message)
        return;
    m_message = message;
    setVisible(m_message.has_value());
    if (!m_message)
        return;
    showSentence();
    showActions();
    announce();
    update();
}

static QString signOf(Message::Kind kind)
{
    switch (kind) {
    case Message::Kind::Information:
        return QStringLiteral("\u2139");
    case Message::Kind::Warning:
        return QStringLiteral("\u26A0");
    case Message::Kind::Problem:
        return QStringLiteral("\u2716");
    }
    return {};
}

static QString wordOf(Message::Kind kind)
{
    switch (kind) {
    case Message::Kind::Information:
        return MessageLine::tr("Note");
    case Message::Kind::Warning:
        return MessageLine::tr("Warning");
    case Message::Kind::Problem:
        return MessageLine::tr("Problem");
    }
    return {};
}

static Tone toneOf(Message::Kind kind)
{
    switch (kind) {
    case Message::Kind::Warning:
        return Tone::Warning;
    case Message::Kind::Problem:
        return Tone::Problem;
    case Message::Kind::Information:
        break;
    }
    return Tone::Calm;
}

void MessageLine::showSentence()
{
    m_sign->setText(signOf(m_message->kind));
    m_sign->setAccessibleName(wordOf(m_message->kind));
    m_sentence->setText(m_message->sentence);
    setAccessibleName(QStringLiteral("%1: %2").arg(wordOf(m_message->kind), m_message->sentence));
}

void MessageLine::setTimeLeft(std::chrono::seconds left)
{
    m_left = left;
    if (m_takeBack)
        m_takeBack->setText(wordsOf(Action::TakeBack));
}

QString MessageLine::wordsOf(Action action) const
{
    if (action != Action::TakeBack || m_left.count() == 0)
        return m_actions.textWithKeys(action);
    const QString keys = m_actions.of(action)->shortcut().toString(QKeySequence::NativeText);
    return tr("Undo (%1 s)  %2").arg(m_left.count()).arg(keys);
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
    if (m_message->detail.isEmpty())
        return;
    QPushButton *details = addButton(tr("Details..."), QStringLiteral("messageDetails"));
    connect(details, &QPushButton::clicked, this,
            [this] { DetailsDialog(m_message->sentence, m_message->detail, window()).exec(); });
}

QPushButton *MessageLine::addButton(const QString &text, const QString &name)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAutoDefault(false);
    button->setAccessibleName(text);
    m_buttons->addWidget(button);
    button->show();
    return button;
}

void MessageLine::addActionButton(Action action)
{
    QPushButton *button = addButton(wordsOf(action), QStringLiteral("message.") + nameOf(action));
    // Without the seconds: a screen reader would say each of them.
    button->setAccessibleName(m_actions.textWithKeys(action));
    if (action == Action::TakeBack)
        m_takeBack = button;
    const QAction *known = m_actions.of(action);
    connect(button, &QPushButton::clicked, this, [this, action] { emit wanted(action); });
    connect(known, &QAction::changed, button,
            [button, known] { button->setVisible(known->isEnabled()); });
    connect(&m_actions, &Actions::keysChanged, button, [this, button, action] {
        button->setText(wordsOf(action));
        button->setAccessibleName(m_actions.textWithKeys(action));
    });
    button->setVisible(known->isEnabled());
}

// Windows and macOS speak of alerts; on Linux a screen reader says an alert that comes into view.
void MessageLine::announce()
{
    for (const auto what : {QAccessible::Alert, QAccessible::ObjectShow}) {
        QAccessibleEvent event(this, what);
        QAccessible::updateAccessibility(&event);
    }
}

void MessageLine::paintEvent(QPaintEvent *)
{
    const Tone tone = toneOf(m_message ? m_message->kind : Message::Kind::Information);
    QPainter painter(this);
    painter.fillRect(rect(), toneBackground(palette(), tone));
    const QRect edge(isRightToLeft() ? width() - 4 : 0, 0, 4, height());
    painter.fillRect(edge, toneEdge(palette(), tone));
}

} // namespace intray
