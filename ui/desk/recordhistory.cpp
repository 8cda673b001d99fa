// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/recordhistory.h"

#include "session/desk/desk.h"
#include "session/feeds/itemhistoryfeed.h"
#include "session/session.h"
#include "ui/common/fieldlabels.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/common/toldtext.h"

#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

RecordHistory::RecordHistory(Session &session, Desk &desk, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_desk(desk)
    , m_feed(new ItemHistoryFeed(session, this))
    , m_said(new TintedLabel(Tint::Dimmed, {}, this))
    , m_told(new ToldText(tr("History of the record"), this))
{
    setObjectName(name + QStringLiteral("Page"));
    m_said->setObjectName(name + QStringLiteral("Said"));
    m_told->setObjectName(name + QStringLiteral("Told"));
    build();
    follow();
    look();
}

void RecordHistory::build()
{
    m_said->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(room::edge, room::beside, room::edge, room::between);
    column->addWidget(m_said);
    column->addWidget(m_told, 1);
    column->addStretch(0);
}

void RecordHistory::follow()
{
    connect(&m_desk, &Desk::recordChanged, this, &RecordHistory::look);
    connect(&m_desk.record(), &RecordInWork::notesChanged, this, &RecordHistory::look);
    connect(m_feed, &ItemHistoryFeed::found, this, &RecordHistory::showEvents);
    connect(m_feed, &ItemHistoryFeed::failed, this,
            [this](const Error &error) { say(error.sentence); });
}

void RecordHistory::look()
{
    m_feed->forget();
    const ItemId item = m_desk.item().id;
    if (!item.isValid())
        return say(tr("No record open."));
    say(tr("Loading the history..."));
    if (isVisible())
        m_feed->look(item);
}

void RecordHistory::showEvents(const QList<Event> &events, const ChangedFields &changed,
                               const QHash<ItemId, QString> &others)
{
    const QList<ToldEvent> lines =
        toldHistory(events, m_desk.item().id, changed, fieldLabels(m_session),
                    m_session.identity().user, others);
    QList<ToldText::Entry> entries;
    for (const ToldEvent &told : lines.first(std::min(lines.size(), mostLinesTold)))
        entries << ToldText::Entry{told.what, told.about, told.why};
    m_said->setText(tr("These are the newest %1 lines. The item's history has them all.")
                        .arg(QLocale().toString(mostLinesTold)));
    m_said->setVisible(lines.size() > mostLinesTold);
    m_told->showEntries(entries);
    m_told->show();
}

void RecordHistory::say(const QString &sentence)
{
    m_said->setText(sentence);
    m_said->show();
    m_told->hide();
}

void RecordHistory::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    look();
}

void RecordHistory::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_feed->forget();
}

} // namespace intray
