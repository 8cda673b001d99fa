// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/history/historysaving.h"

#include "session/answer.h"
#include "session/connection/ownfile.h"
#include "session/session.h"
#include "store/reading/liststore.h"
#include "transfer/historyexport.h"
#include "transfer/outputfile.h"

namespace intray {

using namespace std::chrono_literals;

HistorySaving::HistorySaving(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    m_look.setInterval(200ms);
    connect(&m_look, &QTimer::timeout, this, [this] { emit progressed(m_lines->load()); });
}

HistorySaving::~HistorySaving()
{
    m_cancellation.cancel();
}

void HistorySaving::start(const HistoryQuery &query, const HistoryFile &file)
{
    if (m_running)
        return;
    m_running = true;
    m_cancellation = {};
    m_lines = std::make_shared<std::atomic<qint64>>(0);
    m_look.start();
    withOwnFile(m_session, this,
                [this, query, file](const QString &own) { write(query, file, own); });
}

void HistorySaving::write(const HistoryQuery &query, const HistoryFile &file, const QString &own)
{
    const auto work = [query, file, own, told = m_cancellation, lines = m_lines](ListStore &store) {
        const auto report = [lines](const TransferProgress &now) { *lines = now.rows; };
        return checkOutput(Output::History, file.path, {{own, FileInUse::For::OwnDatabase}})
            .and_then([&](Done) { return writeHistory(store, query, file, report, told); });
    };
    answer(m_session.reading().run(work, m_cancellation), this,
           [this, path = file.path](const Outcome<ExportResult> &result) {
               m_running = false;
               m_look.stop();
               if (result)
                   emit saved(result->written, path);
               else
                   emit failed(result.error());
               emit ended();
           });
}

void HistorySaving::cancel()
{
    m_cancellation.cancel();
    m_session.reading().cancel(m_cancellation);
}

} // namespace intray
