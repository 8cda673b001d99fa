// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/listfoot.h"

#include "lists/celltext.h"
#include "queue/daytime.h"
#include "session/feeds/figurefeed.h"
#include "ui/common/colours.h"
#include "ui/common/letters.h"
#include "ui/common/tokens.h"
#include "ui/common/turnedsides.h"
#include "ui/common/warninglabel.h"
#include "ui/connection/trialwords.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace intray {

using namespace std::chrono_literals;

ListFoot::ListFoot(Session &session, FigureFeed &figures, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_figures(figures)
    , m_column(new QVBoxLayout(this))
    , m_sign(new QLabel(this))
    , m_link(new QLabel(this))
    , m_protection(new WarningLabel(this))
    , m_done(new QToolButton(this))
    , m_since(QDateTime::currentDateTime())
{
    setObjectName(QStringLiteral("listFoot"));
    build();
    follow();
    noteLink();
    showFigures();
}

void ListFoot::build()
{
    m_link->setObjectName(QStringLiteral("statusLink"));
    m_link->setTextFormat(Qt::PlainText);
    m_link->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // fit() shortens it
    m_protection->setObjectName(QStringLiteral("statusProtection"));
    makeDone();
    auto *line = new QHBoxLayout;
    line->setSpacing(room::within);
    line->addWidget(m_sign);
    line->addWidget(m_link, 1);
    line->addWidget(m_done);
    // Nothing above moves when it comes.
    line->addStrut(m_done->sizeHint().height());
    m_sides = new TurnedSides(m_column, this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_sides->set(room::beside, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_protection);
    m_column->addLayout(line);
}

// By keys there is an action for it; a stop of Tab down here would be in everybody's way.
void ListFoot::makeDone()
{
    m_done->setObjectName(QStringLiteral("statusDone"));
    m_done->setAutoRaise(true);
    m_done->setFocusPolicy(Qt::NoFocus);
    connect(m_done, &QToolButton::clicked, this, &ListFoot::ownFiguresWanted);
}

void ListFoot::follow()
{
    m_seconds.setInterval(1s);
    connect(&m_seconds, &QTimer::timeout, this, &ListFoot::showLink);
    connect(&m_session, &Session::linkChanged, this, &ListFoot::noteLink);
    connect(&m_session, &Session::databaseChanged, this, &ListFoot::showLink);
    connect(&m_session, &Session::databaseReplaced, this, &ListFoot::showLink);
    connect(&m_figures, &FigureFeed::changed, this, &ListFoot::showFigures);
}

void ListFoot::noteLink()
{
    if (std::exchange(m_known, m_session.link()) != m_session.link())
        m_since = QDateTime::currentDateTime();
    if (m_known == Session::Link::Waiting)
        m_seconds.start();
    else
        m_seconds.stop();
    showLink();
    showFigures();
}

// The database is called slow after a second, so it is one second behind by then.
void ListFoot::showLink()
{
    const auto waited = 1s + std::chrono::seconds(m_since.secsTo(QDateTime::currentDateTime()));
    m_sign->setText(linkSign(m_known));
    //: Who works, and how the database answers
    m_words =
        tr("%1, %2").arg(m_session.identity().user,
                         linkWords({m_known, waited, m_since, m_session.server().isReadOnly}));
    m_link->setToolTip(plainToolTip(wholeState()));
    m_link->setAccessibleDescription(wholeState());
    dress();
    showProtection();
    fit();
}

QString ListFoot::wholeState() const
{
    const Identity &identity = m_session.identity();
    QStringList said{m_session.linkSentence(),
                     tr("You are working as %1 at %2, with the database %3.")
                         .arg(identity.user, identity.workstation, m_session.url().displayName())};
    if (m_known == Session::Link::Live)
        said << tr("The last look at it took %1 ms.")
                    .arg(QLocale().toString(m_session.latency().count()));
    return said.join(u' ');
}

// Sign and words say it; the colour makes them seen.
void ListFoot::dress()
{
    if (std::exchange(m_isDressing, true))
        return;
    const auto colour = [this](ColourRole role) { return colourOf(role, palette()); };
    const bool isOffline = m_known == Session::Link::Offline;
    const auto paint = [this](QWidget *one, const QColor &ink) {
        QPalette colours;
        for (const auto role : {QPalette::WindowText, QPalette::ButtonText, QPalette::Text})
            colours.setColor(role, ink);
        one->setPalette(colours);
        one->setFont(lettersFor(LetterSize::Small, font()));
    };
    const QColor words = isOffline ? colour(ColourRole::Fault) : colour(ColourRole::Dimmed);
    paint(m_sign, m_known == Session::Link::Live ? colour(ColourRole::Good) : words);
    paint(m_link, words);
    paint(m_done, readable(colour(ColourRole::Dimmed), palette().color(QPalette::Button)));
    m_isDressing = false;
}

void ListFoot::showProtection()
{
    const LineWords words = wordsAboutLine(m_session.server(), m_session.url());
    m_protection->setText(m_known == Session::Link::Live ? words.mark : QString());
    m_protection->setToolTip(plainToolTip(words.sentence));
}

// What was counted before the line was lost may be otherwise by now.
void ListFoot::showFigures()
{
    const bool isOld = m_known == Session::Link::Offline;
    m_done->setEnabled(!isOld);
    m_done->setToolTip(plainToolTip(isOld ? tr("As of %1").arg(clockTime(m_since))
                                          : tr("Shows your own figures.")));
    fit();
}

/// Behind the words of a button that nothing is painted around.
static int paddingOf(const QToolButton &button)
{
    const int words = button.fontMetrics().horizontalAdvance(button.text());
    return std::max(0, (button.sizeHint().width() - words) / 2);
}

// Where the times of the rows end.
void ListFoot::endWithTheRows()
{
    m_sides->set(room::beside, std::max(0, room::edge - paddingOf(*m_done)));
}

// What is done today goes where it leaves no room for the state of the line, and the name of who
// works last of all.
void ListFoot::fit()
{
    m_done->setVisible(m_figures.isKnown());
    const QLocale locale;
    const Counts &counts = m_figures.counts();
    const QString today = locale.toString(counts.doneToday);
    const QFontMetrics letters = m_link->fontMetrics();
    const int link = letters.horizontalAdvance(m_words) + room::within;
    const auto leftForLink = [this] {
        const QMargins around = m_column->contentsMargins();
        int left =
            width() - around.left() - around.right() - m_sign->sizeHint().width() - room::within;
        if (m_done->isVisibleTo(this))
            left -= m_done->sizeHint().width() + room::within;
        return left;
    };
    m_done->setText(
        tr("%1 done today, %2 in the last hour").arg(today, locale.toString(counts.doneLastHour)));
    if (link > leftForLink())
        m_done->setText(tr("%1 done today").arg(today));
    endWithTheRows();
    if (link > leftForLink())
        m_done->hide();
    m_link->setText(elided(m_words, letters, leftForLink()));
    m_link->setAlignment(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) |
                         Qt::AlignAbsolute | Qt::AlignVCenter); // by the sign, whatever the words
}

void ListFoot::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void ListFoot::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::PaletteChange)
        return;
    dress();
    fit();
}

} // namespace intray
