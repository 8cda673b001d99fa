// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/statusline.h"

#include "lists/celltext.h"
#include "session/feeds/figurefeed.h"
#include "session/feeds/helditems.h"
#include "session/session.h"
#include "ui/common/linkwords.h"
#include "ui/connection/trialwords.h"
#include "ui/window/countingmark.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

namespace intray {

StatusLine::StatusLine(Session &session, FigureFeed &figures, HeldItems &held,
                       CountingWatch &counting, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_figures(figures)
    , m_held(held)
{
    setObjectName(QStringLiteral("statusLine"));
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(8, 2, 8, 2);
    line->setSpacing(24);
    m_link = addLabel(QStringLiteral("statusLink"));
    m_line = addLabel(QStringLiteral("statusProtection"));
    m_open = addLabel(QStringLiteral("statusOpen"));
    m_mine = addLabel(QStringLiteral("statusMine"));
    m_done = addLabel(QStringLiteral("statusDone"));
    m_pace = addLabel(QStringLiteral("statusPace"));
    line->addStretch(1);
    auto *mark = new CountingMark(counting, this);
    line->addWidget(mark);
    line->addStrut(mark->sizeHint().height()); // Nothing above moves when the mark comes.
    connect(&session, &Session::linkChanged, this, &StatusLine::showLink);
    connect(&session, &Session::databaseChanged, this, &StatusLine::showLink);
    connect(&figures, &FigureFeed::changed, this, &StatusLine::showFigures);
    connect(&held, &HeldItems::changed, this, &StatusLine::showFigures);
    showLink();
    showFigures();
}

QLabel *StatusLine::addLabel(const QString &name)
{
    auto *label = new QLabel(this);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    layout()->addWidget(label);
    return label;
}

void StatusLine::showLink()
{
    const bool live = m_session.link() == Session::Link::Live;
    const QString took = tr("%1 ms").arg(QLocale().toString(m_session.latency().count()));
    const QString how = m_session.isNotified() ? tr("notified") : tr("polled");
    QString words = linkWords(m_session);
    if (live)
        words = QStringLiteral("%1 (%2), %3").arg(words, how, took);
    if (live && m_session.server().isReadOnly)
        words += QStringLiteral(", ") + tr("read-only");
    m_link->setText(words);
    m_link->setToolTip(plainToolTip(m_session.linkSentence()));
    showProtection();
}

void StatusLine::showProtection()
{
    const LineWords words = wordsAboutLine(m_session.server(), m_session.url());
    const bool isLive = m_session.link() == Session::Link::Live;
    m_line->setVisible(isLive && !words.mark.isEmpty());
    m_line->setText(QStringLiteral("\u26A0 ") + words.mark);
    m_line->setToolTip(plainToolTip(words.sentence));
}

void StatusLine::showFigures()
{
    const QLocale locale;
    const Counts &counts = m_figures.counts();
    m_mine->setText(tr("%1 mine").arg(locale.toString(m_held.heldCount())));
    for (QLabel *label : {m_open, m_done, m_pace})
        label->setVisible(m_figures.isKnown());
    m_open->setText(tr("%1 open").arg(locale.toString(counts.open)));
    m_done->setText(tr("%1 done today").arg(locale.toString(counts.doneToday)));
    m_pace->setText(tr("%1 in the last hour").arg(locale.toString(counts.doneLastHour)));
}

} // namespace intray
