// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/samplerecords.h"

#include "resources/samples.h"
#include "session/session.h"

#include <QFile>
#include <QJsonDocument>
#include <QLocale>

namespace intray {

SampleRecords::SampleRecords() = default;

SampleRecords::~SampleRecords() = default;

static Queue queueOf(const Sample &sample)
{
    Queue queue;
    queue.name = sample.queue;
    QFile file(sample.schema);
    if (file.open(QIODevice::ReadOnly))
        queue.recordSchema = QJsonDocument::fromJson(file.readAll()).object();
    queue.title = queue.recordSchema.value(QStringLiteral("title")).toString();
    return queue;
}

QString SampleRecords::make(const Session &session)
{
    const Sample sample = sampleCustomers(QLocale().name().left(2));
    m_run = std::make_unique<FileImport>(session.login(), session.identity());
    connect(m_run.get(), &FileImport::succeeded, this, &SampleRecords::made);
    connect(m_run.get(), &FileImport::failed, this, &SampleRecords::failed);
    ImportOptions options;
    options.queue = sample.queue;
    options.file = sample.table;
    m_run->start(options, queueOf(sample));
    return sample.queue;
}

void SampleRecords::cancel()
{
    m_run.reset();
}

} // namespace intray
