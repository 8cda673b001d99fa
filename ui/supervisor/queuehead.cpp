// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/queuehead.h"

#include "lists/celltext.h"
#include "session/session.h"
#include "ui/common/actions.h"
#include "ui/common/linebutton.h"
#include "ui/common/morebutton.h"
#include "ui/common/pagehead.h"
#include "ui/common/rights.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/queueerrands.h"

#include <QAction>
#include <QVBoxLayout>

namespace intray {

using Rank = LineButton::Rank;

QueueHead::QueueHead(Session &session, const Actions &actions, QueueErrands &errands,
                     QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_actions(actions)
    , m_errands(errands)
    , m_head(new PageHead(PageHead::Rank::Page, PageHead::Sentence::Below, this))
    , m_pauseWords(new TintedLabel(Tint::Warning, {}, this))
    , m_giveBack(LineButton::make(Rank::Quiet, tr("Give back table..."), "queueUndoAdoption", this))
    , m_fields(LineButton::make(Rank::Usual, tr("Fie&lds and rules..."), "queueFields", this))
    , m_pause(LineButton::make(Rank::Quiet, tr("Pa&use..."), "queuePause", this))
    , m_more(new MoreButton(this))
    , m_correct(LineButton::make(Rank::Quiet, tr("&Correct..."), "queueCorrect", this))
    , m_reopen(LineButton::make(Rank::Quiet, tr("Re&open items..."), "queueReopen", this))
    , m_export(LineButton::make(Rank::Quiet, tr("Export..."), "queueExport", this))
    , m_remove(LineButton::make(Rank::Quiet, tr("Remove..."), "queueRemove", this))
{
    build();
    follow();
}

void QueueHead::build()
{
    m_head->title()->setObjectName(QStringLiteral("queueTitle"));
    m_head->setAround({room::sheet, 0, room::edge, room::beside});
    m_pauseWords->setObjectName(QStringLiteral("queuePauseWords"));
    m_pauseWords->setWordWrap(true);
    m_pauseWords->setContentsMargins(room::sheet, 0, room::edge, room::beside);
    m_fields->setIconName(QStringLiteral("view-form"));
    m_giveBack->hide(); // else a page that was not seen yet keeps room for it
    for (QWidget *one : QList<QWidget *>{m_giveBack, m_fields, m_pause, m_more})
        m_head->add(one);
    for (QPushButton *one : {m_correct, m_reopen, m_export, m_remove, makeAdopt()})
        m_more->take(one);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addWidget(m_pauseWords);
}

/// A new queue out of a table that is there.
QPushButton *QueueHead::makeAdopt()
{
    QAction *adopt = m_actions.of(WindowAction::AdoptTable);
    auto *made = LineButton::make(Rank::Quiet, adopt->text().remove(u'&'), "queueAdopt", this);
    offer(made, true, whyNotAllowed(m_session, {Role::Administrator}));
    connect(made, &QPushButton::clicked, adopt, &QAction::trigger);
    return made;
}

void QueueHead::follow()
{
    using Errand = void (QueueErrands::*)(const Queue &);
    const QList<std::pair<QPushButton *, Errand>> errands{
        {m_remove, &QueueErrands::askWhetherToRemove},
        {m_giveBack, &QueueErrands::askWhetherToGiveBack},
        {m_fields, &QueueErrands::editFields},
        {m_correct, &QueueErrands::correctRecords},
        {m_reopen, &QueueErrands::reopenItems}};
    for (const auto &[pressed, errand] : errands)
        connect(pressed, &QPushButton::clicked, this,
                [this, errand] { (m_errands.*errand)(m_queue); });
    connect(m_pause, &QPushButton::clicked, this,
            [this] { m_queue.paused ? m_errands.resume(m_queue) : m_errands.pause(m_queue); });
    connect(m_export, &QPushButton::clicked, m_actions.of(WindowAction::ExportRecords),
            &QAction::trigger);
}

void QueueHead::show(const Shown &shown)
{
    m_queue = shown.queue;
    showWords(shown);
    showPause(shown.queue);
    offerAll(shown);
}

void QueueHead::showWords(const Shown &shown)
{
    m_head->setTitle(shown.isNew ? tr("New queue") : cellText(shown.queue.displayTitle()));
    m_head->setSentence(shown.isNew ? tr("Nobody sees it until it is saved.") : shown.facts);
}

void QueueHead::showPause(const Queue &queue)
{
    m_pauseWords->setText(!queue.paused ? QString()
                          : queue.pauseMessage.isEmpty()
                              ? tr("Paused")
                              : tr("Paused: %1").arg(queue.pauseMessage));
    m_pauseWords->setVisible(queue.paused);
    m_pause->setWords(queue.paused ? tr("Res&ume") : tr("Pa&use..."));
    m_pause->setIconName(queue.paused ? QStringLiteral("media-playback-start")
                                      : QStringLiteral("media-playback-pause"));
}

void QueueHead::offerAll(const Shown &shown)
{
    const bool isThere = !shown.isNew && !shown.queue.name.isEmpty();
    const bool canWrite = isThere && !shown.isBusy;
    const bool isAdopted = !shown.queue.adoptedTable().isEmpty();
    m_pause->setEnabled(canWrite);
    m_fields->setEnabled(canWrite);
    m_fields->setToolTip(tr("The fields of the records and their rules."));
    m_giveBack->setVisible(isThere && isAdopted);
    offer(m_giveBack, canWrite, whyNotAllowed(m_session, {Role::Administrator}));
    offer(m_correct, canWrite && !isAdopted,
          whyNotAllowed(m_session, {Role::Supervisor, Role::Administrator}));
    offer(m_reopen, canWrite, whyNotAllowed(m_session, {Role::Supervisor}));
    offer(m_export, isThere, m_actions.of(WindowAction::ExportRecords)->statusTip());
    offer(m_remove, canWrite, whyNotAllowed(m_session, {Role::Administrator, Role::Importer}));
}

} // namespace intray
