// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/statusline.h"

#include "lists/celltext.h"
#include "session/feeds/figurefeed.h"
#include "session/feeds/helditems.h"
#include "ui/common/colours.h"
#include "ui/common/elidedlabel.h"
#include "ui/connection/trialwords.h"
#include "ui/window/countingmark.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

#include <algorithm>

namespace intray {

using namespace std::chrono_literals;

StatusLine::StatusLine(Session &session, FigureFeed &figures, HeldItems &held,
                       CountingWatch &counting, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_figures(figures)
    , m_held(held)
    , m_line(new QHBoxLayout(this))
    , m_since(QDateTime::currentDateTime())
{
    setObjectName(QStringLiteral("statusLine"));
    build(counting);
    follow();
    noteLink();
    showPlace();
    showFigures();
}

void StatusLine::build(CountingWatch &counting)
{
    m_line->setContentsMargins(8, 2, 8, 2);
    m_line->setSpacing(9);
    m_link = addLabel(QStringLiteral("statusLink"));
    m_protection = addLabel(QStringLiteral("statusProtection"));
    m_database = addShortened(QStringLiteral("statusDatabase"), tr("Database"));
    m_queue = addShortened(QStringLiteral("statusQueue"), tr("Queue"));
    m_user = addLabel(QStringLiteral("whoAmI"));
    m_open = addLabel(QStringLiteral("statusOpen"));
    m_mine = addLabel(QStringLiteral("statusMine"));
    makeDone();
    m_line->addStretch(1);
    auto *mark = new CountingMark(counting, this);
    m_line->addWidget(mark);
    // Nothing above moves when one of them comes.
    m_line->addStrut(std::max(mark->sizeHint().height(), m_done->sizeHint().height()));
}

QLabel *StatusLine::addLabel(const QString &name)
{
    auto *label = new QLabel(this);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    m_line->addWidget(label);
    return label;
}

ElidedLabel *StatusLine::addShortened(const QString &name, const QString &accessibleName)
{
    auto *label = new ElidedLabel(this);
    label->setObjectName(name);
    label->setAccessibleName(accessibleName);
    constexpr int beforeTheEmptyRest = 1000;
    m_line->addWidget(label, beforeTheEmptyRest);
    return label;
}

// By keys there is an action for it; a stop of Tab down here would be in everybody's way.
void StatusLine::makeDone()
{
    m_done = new QToolButton(this);
    m_done->setObjectName(QStringLiteral("statusDone"));
    m_done->setAutoRaise(true);
    m_done->setFocusPolicy(Qt::NoFocus);
    m_line->addWidget(m_done);
    connect(m_done, &QToolButton::clicked, this, &StatusLine::ownFiguresWanted);
}

void StatusLine::follow()
{
    m_seconds.setInterval(1s);
    connect(&m_seconds, &QTimer::timeout, this, &StatusLine::showLink);
    connect(&m_session, &Session::linkChanged, this, &StatusLine::noteLink);
    connect(&m_session, &Session::databaseChanged, this, &StatusLine::showLink);
    connect(&m_session, &Session::databaseReplaced, this, &StatusLine::showPlace);
    connect(&m_figures, &FigureFeed::changed, this, &StatusLine::showFigures);
    connect(&m_held, &HeldItems::changed, this, &StatusLine::showFigures);
}

void StatusLine::noteLink()
{
    if (std::exchange(m_known, m_session.link()) != m_session.link())
        m_since = QDateTime::currentDateTime();
    if (m_known == Session::Link::Waiting)
        m_seconds.start();
    else
        m_seconds.stop();
    showLink();
}

// The database is called slow after a second, so it is one second behind by then.
void StatusLine::showLink()
{
    const auto waited = 1s + std::chrono::seconds(m_since.secsTo(QDateTime::currentDateTime()));
    m_link->setText(linkWords({m_known, waited, m_since, m_session.server().isReadOnly}));
    QString more = m_session.linkSentence();
    if (m_known == Session::Link::Live)
        more += u' ' + tr("The last look at it took %1 ms.")
                           .arg(QLocale().toString(m_session.latency().count()));
    m_link->setToolTip(plainToolTip(more));
    tintLink();
    showAge();
    showProtection();
}

// Sign and words say it; the colour makes them seen.
void StatusLine::tintLink()
{
    m_isTinting = true;
    QPalette old = palette();
    for (const auto role : {QPalette::WindowText, QPalette::ButtonText, QPalette::Text})
        old.setColor(QPalette::Disabled, role, dimmedText(palette()));
    for (QWidget *one : {static_cast<QWidget *>(m_open), static_cast<QWidget *>(m_mine),
                         static_cast<QWidget *>(m_done)})
        one->setPalette(old);
    QPalette colours;
    if (m_known == Session::Link::Offline)
        colours.setColor(QPalette::WindowText, faultText(palette()));
    m_link->setPalette(colours);
    m_isTinting = false;
}

// What was counted before the line was lost may be otherwise by now.
void StatusLine::showAge()
{
    const bool isOld = m_known == Session::Link::Offline;
    const QString since = isOld ? tr("As of %1").arg(clockTime(m_since)) : QString();
    for (QWidget *one : {static_cast<QWidget *>(m_open), static_cast<QWidget *>(m_mine)}) {
        one->setEnabled(!isOld);
        one->setToolTip(plainToolTip(since));
    }
    m_done->setEnabled(!isOld);
    m_done->setToolTip(plainToolTip(isOld ? since : tr("Shows your own figures.")));
}

void StatusLine::showProtection()
{
    const LineWords words = wordsAboutLine(m_session.server(), m_session.url());
    m_protection->setVisible(m_known == Session::Link::Live && !words.mark.isEmpty());
    m_protection->setText(QStringLiteral("\u26A0 ") + words.mark);
    m_protection->setToolTip(plainToolTip(words.sentence));
}

void StatusLine::showQueue(const QString &title)
{
    m_queueTitle = title;
    showPlace();
}

static void showShortened(ElidedLabel *label, const QString &text)
{
    constexpr int least = 32;
    constexpr int most = 260;
    const int whole = label->fontMetrics().horizontalAdvance(text) + 4;
    label->showText(text);
    label->setMinimumWidth(std::min(least, whole));
    label->setMaximumWidth(std::min(most, whole));
}

void StatusLine::showPlace()
{
    const Identity &identity = m_session.identity();
    showShortened(m_database, m_session.url().displayName());
    showShortened(m_queue, m_queueTitle);
    m_user->setText(identity.user);
    m_user->setToolTip(
        plainToolTip(tr("You are working as %1 at %2.").arg(identity.user, identity.workstation)));
}

void StatusLine::showFigures()
{
    const QLocale locale;
    const Counts &counts = m_figures.counts();
    m_mine->setText(tr("%1 mine").arg(locale.toString(m_held.heldCount())));
    m_open->setVisible(m_figures.isKnown());
    m_done->setVisible(m_figures.isKnown());
    m_open->setText(tr("%1 open").arg(locale.toString(counts.open)));
    const QString today = tr("%1 done today").arg(locale.toString(counts.doneToday));
    const QString hour = tr("%1 in the last hour").arg(locale.toString(counts.doneLastHour));
    m_done->setText(QStringLiteral("%1, %2").arg(today, hour));
}

void StatusLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        showPlace();
    if (event->type() == QEvent::PaletteChange && !m_isTinting)
        tintLink();
}

} // namespace intray
