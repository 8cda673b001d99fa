// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/history/auditcheck.h"

#include "queue/daytime.h"
#include "session/runs/prooftext.h"
#include "session/session.h"
#include "ui/common/linebutton.h"
#include "ui/common/runline.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QShortcut>

namespace intray {

AuditCheck::AuditCheck(Session &session, QWidget *page)
    : QWidget(page)
    , m_run(session.login(), session.identity())
    , m_check(LineButton::make(LineButton::Rank::Usual, tr("&Check now"), "auditCheck", this))
    , m_line(new RunLine(QStringLiteral("auditRun"), tr("Checking the history"),
                         tr("Stops checking the history."), this))
    , m_stop(new QShortcut(Qt::Key_Escape, page))
{
    build();
    follow();
    setRunning(false);
}

void AuditCheck::build()
{
    m_check->setToolTip(tr("Checks the history of every item for anything that must never happen: "
                           "an item with two holders, work under a lock that was gone, an item "
                           "completed twice. Nothing is changed, and everybody can go on "
                           "working."));
    m_stop->setContext(Qt::WidgetWithChildrenShortcut);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_check);
}

void AuditCheck::follow()
{
    connect(m_check, &QPushButton::clicked, this, &AuditCheck::start);
    connect(m_stop, &QShortcut::activated, m_line, &RunLine::cancelWanted);
    connect(m_line, &RunLine::cancelWanted, this, [this] {
        m_line->beginCancelling(tr("Cancelling..."));
        m_run.cancel();
    });
    connect(&m_run, &ProofRun::progressed, this, [this](qint64 done, qint64 total) {
        m_line->tell(tr("Checking the history..."), done, total);
    });
    connect(&m_run, &ProofRun::succeeded, this, &AuditCheck::showProof);
    connect(&m_run, &ProofRun::failed, this, &AuditCheck::showError);
    connect(&m_run, &ProofRun::ended, this, [this] { setRunning(false); });
}

void AuditCheck::start()
{
    emit told({});
    m_line->begin(tr("Checking the history..."), {});
    setRunning(true);
    m_run.audit();
}

// The button keeps its place and the focus; what is pressed meanwhile is passed over.
void AuditCheck::setRunning(bool isRunning)
{
    m_stop->setEnabled(isRunning);
    if (!isRunning)
        m_line->hide();
    emit runningChanged(isRunning);
}

static QString answerOf(const Proof &proof)
{
    return AuditCheck::tr("Checked at %1: %2").arg(clockTime(proof.ended), sentenceAbout(proof));
}

QString AuditCheck::usualAnswer()
{
    constexpr qint64 many = 1'000'000;
    Proof good;
    good.ended = QDateTime::currentDateTimeUtc();
    good.audit = AuditReport();
    good.audit->items = good.audit->events = many;
    return answerOf(good);
}

void AuditCheck::showProof(const Proof &proof)
{
    const QString found = sentenceAbout(proof);
    emit answered(answerOf(proof));
    if (!proof.isGood())
        emit told({Message::Kind::Problem, found, reportOf(proof)});
}

void AuditCheck::showError(const Error &error)
{
    if (error.kind == Error::Kind::Cancelled)
        emit answered(tr("The check was cancelled. The history was not checked to its end."));
    else
        emit told({Message::Kind::Problem, error.sentence, error.detail});
}

} // namespace intray
