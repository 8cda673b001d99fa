// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/importline.h"

#include "lists/celltext.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QToolButton>

namespace intray {

ImportLine::ImportLine(QWidget *parent)
    : QWidget(parent)
    , m_words(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QToolButton(this))
{
    setObjectName(QStringLiteral("importLine"));
    m_words->setObjectName(QStringLiteral("importLineWords"));
    m_words->setTextFormat(Qt::PlainText);
    m_bar->setObjectName(QStringLiteral("importLineProgress"));
    m_bar->setAccessibleName(tr("Progress of the import"));
    m_bar->setTextVisible(false);
    m_bar->setFixedSize(80, 8);
    m_cancel->setObjectName(QStringLiteral("importLineCancel"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setAccessibleName(tr("Cancel the import"));
    m_cancel->setToolTip(tr("Cancel the import"));
    m_cancel->setFocusPolicy(Qt::TabFocus);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(8, 0, 8, 0);
    line->setSpacing(8);
    line->addStretch(1); // in an empty status line the words stay beside the bar
    line->addWidget(m_words);
    line->addWidget(m_bar);
    line->addWidget(m_cancel);
    connect(m_cancel, &QToolButton::clicked, this, &ImportLine::cancel);
    hide();
}

ImportLine::~ImportLine() = default;

void ImportLine::start(const DatabaseLogin &login, const Identity &identity,
                       const ImportOptions &options)
{
    m_url = login.url;
    m_file = QFileInfo(options.file).fileName();
    m_run = std::make_unique<FileImport>(login, identity);
    connect(m_run.get(), &FileImport::progressed, this, &ImportLine::showProgress);
    connect(m_run.get(), &FileImport::succeeded, this,
            [this](const ImportResult &result) { emit succeeded(result, m_url); });
    connect(m_run.get(), &FileImport::failed, this,
            [this](const Error &error) { emit failed(error, m_url); });
    connect(m_run.get(), &FileImport::ended, this, &ImportLine::finish);
    m_run->start(options);
    setToolTip(plainToolTip(tr("%1 is brought into the queue %2 of %3.")
                                .arg(m_file, options.queue, m_url.displayName())));
    m_words->setText(tr("Importing"));
    m_bar->setRange(0, 0);
    m_cancel->setEnabled(true);
    show();
}

void ImportLine::showProgress(qint64 bytes, qint64 totalBytes, qint64 rows)
{
    if (!isRunning() || !m_cancel->isEnabled())
        return;
    m_bar->setRange(0, totalBytes > 0 ? 1000 : 0);
    m_bar->setValue(totalBytes > 0 ? static_cast<int>(bytes * 1000 / totalBytes) : 0);
    m_words->setText(tr("Importing: %1 rows").arg(QLocale().toString(rows)));
}

void ImportLine::cancel()
{
    if (!isRunning())
        return;
    m_cancel->setEnabled(false);
    m_bar->setRange(0, 0);
    m_words->setText(tr("Cancelling the import"));
    m_run->cancel();
}

void ImportLine::finish()
{
    hide();
    emit ended();
}

} // namespace intray
