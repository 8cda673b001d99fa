// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What would become of the rows in a queue that is there.
#include "ui/import/importdialog.h"
#include "ui/import/importwords.h"
#include "ui/import/rowchoice.h"

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
            say(error.sentence);
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

} // namespace intray
