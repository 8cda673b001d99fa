// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/history/historytab.h"

#include "session/session.h"
#include "ui/common/fieldlabels.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/history/changetable.h"
#include "ui/supervisor/history/historyfilter.h"
#include "ui/supervisor/history/historyfoot.h"
#include "ui/supervisor/history/historytable.h"
#include "ui/supervisor/history/lineactions.h"
#include "ui/supervisor/history/linechange.h"
#include "ui/supervisor/history/linehead.h"
#include "ui/supervisor/history/lineplaces.h"
#include "ui/supervisor/history/nothingfound.h"
#include "ui/supervisor/whydialog.h"

#include <QVBoxLayout>

namespace intray {

HistoryTab::HistoryTab(Session &session, QWidget *parent)
    : SupervisorTab(parent)
    , m_session(session)
    , m_feed(session)
    , m_filter(new HistoryFilter(this))
    , m_table(new HistoryTable(m_model, session, this))
    , m_foot(new HistoryFoot(session, *m_filter, this))
    , m_nothing(new NothingFound(m_table))
{
    build();
    follow();
}

void HistoryTab::build()
{
    m_filter->setContentsMargins(room::beside, 0, room::beside, 0);
    auto *head = new LineHead(QStringLiteral("historyOfItem"), this);
    auto *values = new ChangeTable(this);
    values->setObjectName(QStringLiteral("historyValues"));
    values->setAccessibleName(tr("Changed values"));
    m_places = new LinePlaces({m_filter, m_table, head, values, m_foot}, this);
    m_change = new LineChange(head, values, m_places);
    auto *actions = new LineActions(m_session, {m_model, m_table, values, head, m_change}, this);
    connect(actions, &LineActions::itemWanted, this, &SupervisorTab::itemWanted);
    connect(actions, &LineActions::told, this, &SupervisorTab::told);
    connect(actions, &LineActions::failed, this, &HistoryTab::tellError);
    connect(actions, &LineActions::undone, this, &HistoryTab::receiveUndone);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_places);
}

void HistoryTab::follow()
{
    connect(m_filter, &HistoryFilter::wanted, this, &HistoryTab::search);
    connect(&m_feed, &HistoryFeed::begun, &m_model, &HistoryModel::clear);
    connect(&m_feed, &HistoryFeed::found, this, &HistoryTab::take);
    connect(&m_feed, &HistoryFeed::failed, this, &HistoryTab::tellError);
    connect(&m_feed, &HistoryFeed::rested, this, &HistoryTab::readOn);
    connect(&m_feed, &HistoryFeed::versionsTold, this, &HistoryTab::showVersions);
    connect(&m_model, &HistoryModel::moreWanted, &m_feed, &HistoryFeed::more);
    connect(m_nothing, &NothingFound::allWanted, m_filter, &HistoryFilter::clear);
    connect(m_table, &HistoryTable::chosen, this, &HistoryTab::showCurrent);
    connect(m_places, &LinePlaces::arranged, this, &HistoryTab::arrange);
    connect(m_foot, &HistoryFoot::told, this, &SupervisorTab::told);
    connect(m_foot, &HistoryFoot::failed, this, &HistoryTab::tellError);
    connect(m_foot, &HistoryFoot::ended, this, &HistoryTab::sayHowMany);
    connect(m_foot, &HistoryFoot::cancelled, this, [this] {
        m_feed.cancel();
        sayHowMany();
    });
}

// As things are called now.
void HistoryTab::look()
{
    const FieldWords words = fieldLabels(m_session);
    m_change->setFieldWords(words);
    m_model.setFieldWords(words);
    m_model.setQueueTitles(queueTitles(m_session));
    m_model.setNamingFields(namingFields(m_session));
    m_filter->setQueues(m_session.queues());
    search();
}

QWidget *HistoryTab::foot() const
{
    return m_foot->sentence();
}

QWidget *HistoryTab::firstPlace() const
{
    return m_table;
}

bool HistoryTab::tryAction(WindowAction action)
{
    if (action == WindowAction::Search) {
        m_filter->focusSearch();
        return true;
    }
    if (action == WindowAction::ClearSearch) {
        m_filter->clear();
        return true;
    }
    const HistoryLine *line = m_table->current();
    if (action != WindowAction::WhyNot || !line)
        return false;
    auto *dialog = new WhyDialog(m_session, this);
    dialog->askAboutItem(line->event.item, line->key);
    dialog->open();
    return true;
}

void HistoryTab::arrange()
{
    m_table->showColumns();
    if (!m_foot->isSaving() && !m_feed.isSearching())
        sayHowMany();
}

void HistoryTab::search()
{
    emit told({});
    m_table->forgetColumns();
    HistoryQuery query = m_filter->query();
    query.withRecords = true; // by which the items are named
    m_isRead = false;
    m_feed.search(query);
    m_nothing->leave();
    m_change->showNone();
    m_foot->say(tr("Searching..."));
    m_foot->setSearching(true);
}

void HistoryTab::take(const QList<HistoryLine> &lines)
{
    m_isRead = true;
    m_table->take(lines, m_feed.hasMore());
    if (m_chosen > 0 && m_table->choose(m_chosen))
        m_chosen = 0;
}

// A few rows may stand for thousands of lines, and nobody scrolls down a list that is not full.
void HistoryTab::readOn()
{
    constexpr int full = 40, mostLines = 4'000;
    sayWhatIsThere();
    if (m_feed.hasMore() && m_model.rowCount() < full && m_model.lineCount() < mostLines)
        m_feed.more();
}

void HistoryTab::sayWhatIsThere()
{
    sayHowMany();
    if (!m_isRead || m_model.lineCount() > 0 || m_feed.hasMore())
        return;
    m_nothing->say(m_filter->isNarrowing());
    m_change->showNothing();
}

void HistoryTab::sayHowMany()
{
    m_foot->setSearching(m_feed.isSearching());
    m_foot->say(howMany());
}

QString HistoryTab::howMany() const
{
    const int lines = m_model.lineCount();
    const QString whatSelects = m_places->isBeside()
                                    ? QString()
                                    : u' ' + tr("Select one to see what was changed in its item.");
    if (lines == 0)
        return m_isRead ? QString() // it stands in the place of the lines
                        : tr("The history was not read. F5 reads it.");
    if (m_feed.hasMore())
        return tr("The newest %Ln line(s); scroll down for more.", nullptr, lines) + whatSelects;
    return (m_filter->isNarrowing() ? tr("%Ln line(s) found.", nullptr, lines)
                                    : tr("%Ln line(s) in all.", nullptr, lines)) +
           (m_model.rowCount() < lines ? u' ' + tr("Those that tell the same are one row.")
                                       : whatSelects);
}

void HistoryTab::showCurrent()
{
    if (const HistoryLine *line = m_table->current()) {
        m_change->await();
        m_feed.askVersions(*line);
    } else if (m_table->isOfMany()) {
        m_change->showMany(m_table->manyInWords());
    } else {
        m_change->showNone();
    }
}

void HistoryTab::showVersions(const HistoryLine &line, const QList<RecordVersion> &versions)
{
    if (m_table->current()) // else a row was chosen meanwhile that is of no line
        m_change->showVersions(line, m_model.calledIn(line), versions);
}

// The line stays chosen under what was added to the history.
void HistoryTab::receiveUndone(const QString &sentence)
{
    const HistoryLine *line = m_table->current();
    const qint64 chosen = line ? line->event.id : 0;
    search();
    m_chosen = chosen;
    emit told({Message::Kind::Information, sentence});
}

void HistoryTab::tellError(const Error &error)
{
    const auto kind =
        error.kind == Error::Kind::Cancelled ? Message::Kind::Information : Message::Kind::Problem;
    emit told({kind, error.sentence, error.detail});
}

} // namespace intray
