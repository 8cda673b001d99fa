// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What would become of the rows, tried without being asked where the queue is there.
#include "transfer/timeleft.h"
#include "ui/common/saidline.h"
#include "ui/import/importdialog.h"
#include "ui/import/importfoot.h"
#include "ui/import/importpage.h"
#include "ui/import/importwords.h"
#include "ui/import/rowchoice.h"

#include <QProgressBar>

namespace intray {

/// What its answer depends on, beside how the file is read.
static QString signatureOf(const ImportOptions &options)
{
    return (QStringList{options.queue, QString::number(int(options.newColumns)),
                        QString::number(options.redelivery.updates),
                        QString::number(options.redelivery.isWhole),
                        QString::number(options.keyIsRow)} +
            options.keyColumns)
        .join(u'\n');
}

void ImportDialog::followComparing()
{
    connect(&m_comparing, &FileImport::succeeded, this, [this](const ImportResult &result) {
        if (m_compared.isEmpty() || m_run.isRunning())
            return;
        m_saysResult = true;
        say(forecastOf(result));
        m_rowChoice->showTrial(result);
        showAmount();
    });
    connect(&m_comparing, &FileImport::failed, this, [this](const Error &error) {
        if (error.kind != Error::Kind::Cancelled)
            say(error.sentence, true);
    });
    connect(&m_comparing, &FileImport::ended, this, [this] {
        if (m_compared.isEmpty()) // another answer is wanted by now
            compare();
    });
}

/// While the rows are looked at: a new queue has nothing to compare with.
void ImportDialog::compare()
{
    const bool isWanted = m_question == 2 && m_readable && m_seen && m_choices->isConfirmed() &&
                          !m_choices->isQueueNew() && !m_run.isRunning();
    if (!isWanted)
        return;
    ImportOptions options = answered();
    const QString wanted = signatureOf(options);
    if (wanted == m_compared)
        return;
    m_compared.clear();
    m_rowChoice->forgetTrial();
    showAmount();
    if (m_comparing.isRunning())
        return m_comparing.cancel();
    m_compared = wanted;
    options.dryRun = true;
    options.rejectsFile.clear();
    say(tr("Intray is looking what the queue has already..."));
    m_comparing.start(options);
}

void ImportDialog::stopComparing()
{
    m_compared = QStringLiteral("no more");
    m_comparing.cancel();
}

void ImportDialog::tryIt()
{
    if (!mayStart())
        return;
    ImportOptions options = answered();
    options.dryRun = true;
    stopComparing();
    m_saysResult = true;
    say(tr("Testing..."));
    m_sinceTrial.start();
    m_run.start(options);
    m_foot->focusClose(); // which cancels; what cannot be pressed meanwhile would pass the focus on
    setRunning(true);
}

void ImportDialog::showProgress(qint64 bytes, qint64 totalBytes, qint64 rows)
{
    if (!m_run.isRunning())
        return;
    m_progress->setRange(0, totalBytes > 0 ? 1000 : 0);
    m_progress->setValue(totalBytes > 0 ? static_cast<int>(bytes * 1000 / totalBytes) : 0);
    say(withTimeLeft(tr("%Ln row(s) read...", nullptr, int(rows)),
                     std::chrono::milliseconds(m_sinceTrial.elapsed()), bytes, totalBytes));
}

void ImportDialog::showResult(const ImportResult &result)
{
    say(sentenceOf(result));
    m_rowChoice->showTrial(result);
    showAmount();
    m_page->ensureWidgetVisible(m_said);
}

void ImportDialog::showError(const Error &error)
{
    const bool isCancelled = error.kind == Error::Kind::Cancelled;
    say(isCancelled ? tr("Cancelled. Nothing was changed.") : error.sentence, !isCancelled);
    m_said->setDetail(error.detail);
}

} // namespace intray
