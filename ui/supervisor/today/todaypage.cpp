// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/today/todaypage.h"

#include "queue/daytime.h"
#include "session/answer.h"
#include "session/session.h"
#include "store/work/questionstore.h"
#include "ui/common/letters.h"
#include "ui/common/linebutton.h"
#include "ui/common/lowplace.h"
#include "ui/common/pagehead.h"
#include "ui/common/segments.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/askedline.h"
#include "ui/supervisor/today/holders.h"
#include "ui/supervisor/today/needslist.h"
#include "ui/supervisor/today/queuefigures.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

TodayPage::TodayPage(Session &session, const Actions &actions, WindowSettings &settings,
                     QWidget *parent)
    : SupervisorTab(parent)
    , m_session(session)
    , m_actions(actions)
    , m_settings(settings)
    , m_abandoned(session)
    , m_head(new PageHead(PageHead::Rank::Page, PageHead::Sentence::Beside, this))
    , m_part(new Segments({tr("Queues"), tr("Who holds what")}, this))
    , m_needs(new NeedsList(this))
    , m_queues(new QueueFigures(session, settings, this))
    , m_holders(new Holders(session, settings, this))
    , m_asked(new AskedLine(session, m_needs))
{
    LockQuery query;
    query.onlyAbandoned = true;
    query.by = LockQuery::By::User;
    m_abandoned.setQuery(query);
    build();
    follow();
    arrange();
}

void TodayPage::build()
{
    m_needs->addRow(m_asked);
    m_left = new QWidget(this);
    auto *left = LowPlace::columnIn(m_left);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(room::between);
    left->addWidget(m_needs);
    left->addWidget(m_queues, 1);
    m_right = new QWidget(this);
    auto *right = LowPlace::columnIn(m_right);
    right->setContentsMargins(0, 0, 0, 0);
    right->addWidget(m_holders);
    auto *both = new QHBoxLayout;
    both->setSpacing(room::between);
    both->addWidget(m_left, 5);
    both->addWidget(m_right, 2);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, room::between);
    column->setSpacing(room::between);
    column->addWidget(makeHead());
    column->addLayout(both, 1);
}

QWidget *TodayPage::makeHead()
{
    m_part->setObjectName(QStringLiteral("todayPart"));
    m_part->setAccessibleName(tr("What is shown"));
    m_part->choose(0);
    m_head->setTitle(tr("Today"));
    m_head->sentence()->setObjectName(QStringLiteral("todaySentence"));
    m_head->setAround({room::edge, 0, room::between, 0});
    m_head->add(m_part);
    m_head->add(m_queues->copyButton());
    m_head->add(m_queues->saveButton());
    return m_head;
}

void TodayPage::follow()
{
    connect(m_queues, &QueueFigures::told, this, &TodayPage::told);
    connect(m_needs, &NeedsList::focusLeft, this, [this] { firstPlace()->setFocus(); });
    connect(m_holders, &Holders::told, this, &TodayPage::told);
    connect(m_holders, &Holders::tableWanted, this, &TodayPage::arrange);
    connect(m_part, &Segments::chosenByPerson, this, &TodayPage::arrange);
    connect(m_holders, &Holders::changed, this, &TodayPage::showSentence);
    connect(m_queues, &QueueFigures::changed, this, &TodayPage::showSentence);
    connect(m_queues, &QueueFigures::changed, this, &TodayPage::showNeeds);
    connect(m_queues, &QueueFigures::changed, this, &TodayPage::giveQueuesRoom);
    connect(&m_abandoned, &LockFeed::changed, this, &TodayPage::showNeeds);
    connect(&m_session, &Session::queuesChanged, this, &TodayPage::showNeeds);
}

QSize TodayPage::minimumSizeHint() const
{
    const auto width = [](const QWidget *part) { return part->minimumSizeHint().width(); };
    return {std::max({width(m_head), width(m_left), width(m_right)}),
            SupervisorTab::minimumSizeHint().height()};
}

// Beside each other where both have room. The table of all locks has all of it.
void TodayPage::arrange()
{
    constexpr int leastLetters = 150;
    const bool isNarrow = width() < leastLetters * letterWidth(fontMetrics());
    const bool isTable = m_holders->isTable();
    m_part->setVisible(isNarrow || isTable);
    const bool isOne = isNarrow || isTable;
    m_left->setVisible(!isOne || m_part->chosen() == 0);
    m_right->setVisible(!isOne || m_part->chosen() == 1);
    giveQueuesRoom();
}

void TodayPage::giveQueuesRoom()
{
    m_queues->setRoom(m_left->height() - m_needs->minimumSizeHint().height() - room::between);
    emit footChanged();
}

QWidget *TodayPage::foot() const
{
    return m_left->isVisibleTo(this) ? m_queues->foot() : nullptr; // what is chosen has another
}

void TodayPage::look()
{
    m_queues->look();
    m_holders->look();
    m_abandoned.setShown(isVisible());
    m_abandoned.refresh();
    m_asked->look();
    readDeliveries();
    readQuestions();
}

void TodayPage::readQuestions()
{
    constexpr int most = 1000;
    const auto work = [](QuestionStore &store) { return store.questions({}, true, most); };
    answer(m_session.reading().run(work), this, [this](const Outcome<QList<Question>> &read) {
        if (!read)
            return m_session.noteError(read.error()); // what was known stays
        m_questions = *read;
        showNeeds();
    });
}

void TodayPage::readDeliveries()
{
    const auto work = [](DeliveryStore store) { return store.deliveries({}); };
    answer(m_session.reading().run(work), this, [this](const Outcome<QList<Delivery>> &read) {
        if (!read)
            return m_session.noteError(read.error()); // what was known stays
        m_rejected.clear();
        for (const Delivery &one : *read)
            if (one.counts.rejected > 0 && !one.recalledAt.isValid() &&
                one.at.toLocalTime().date() == QDate::currentDate())
                m_rejected << one;
        showNeeds();
    });
}

void TodayPage::showSentence()
{
    const Glance &glance = m_queues->glance();
    if (!glance.now.isValid())
        return;
    const QLocale here;
    qint64 done = 0;
    qint64 left = 0;
    for (const QueueGlance &queue : glance.queues) {
        done += queue.doneToday;
        left += queue.unfinished();
    }
    const QDateTime now = glance.now.toLocalTime();
    QStringList sentences{
        tr("%1, %2.").arg(here.toString(now.date(), QLocale::LongFormat), clockTime(glance.now)),
        tr("%1 done today, %2 left.").arg(here.toString(done), here.toString(left))};
    if (const auto persons = m_holders->persons())
        sentences.insert(1, *persons > 0 ? tr("%n people are working.", nullptr, int(*persons))
                                         : tr("Nobody is working."));
    if (glance.behind > 0)
        sentences << tr("%L1 older lines of the history are still being counted; until then the "
                        "numbers are incomplete.")
                         .arg(glance.behind);
    m_head->setSentence(sentences.join(u' '));
}

WordsRow *TodayPage::firstLine()
{
    return m_head;
}

QWidget *TodayPage::firstPlace() const
{
    return m_left->isHidden() ? m_holders->firstPlace() : m_queues->firstPlace();
}

bool TodayPage::tryAction(WindowAction action)
{
    if (action == WindowAction::Search || action == WindowAction::RowsOrTable) {
        m_part->choose(1);
        arrange();
    }
    if (m_holders->tryAction(action))
        return true;
    return m_queues->tryAction(action);
}

QString TodayPage::queueInView() const
{
    return m_queues->queueChosen();
}

void TodayPage::showEvent(QShowEvent *event)
{
    SupervisorTab::showEvent(event);
    m_abandoned.setShown(true);
}

void TodayPage::hideEvent(QHideEvent *event)
{
    SupervisorTab::hideEvent(event);
    m_abandoned.setShown(false);
}

void TodayPage::resizeEvent(QResizeEvent *event)
{
    SupervisorTab::resizeEvent(event);
    arrange();
}

} // namespace intray
