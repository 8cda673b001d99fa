// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/lookups/lookuploads.h"

#include "session/answer.h"

namespace intray {

static constexpr int linesToShow = 50;

LookupLoads::LookupLoads(const DatabaseLogin &login, const Identity &identity, QObject *parent)
    : LongRun(login, identity, parent)
{
}

// Here, because what ends the statement that runs is no more when LongRun goes.
LookupLoads::~LookupLoads()
{
    LookupLoads::cancel();
}

void LookupLoads::look()
{
    answer(m_thread.run([](LookupStore &store) { return store.lookups(); }), this,
           [this](const Outcome<QList<Lookup>> &tables) {
               if (!tables) {
                   emit failed(tables.error());
                   return;
               }
               m_tables = *tables;
               emit tablesRead();
           });
}

void LookupLoads::readLines(const QString &table)
{
    const auto lines = [table](LookupStore &store) {
        return store.linesFrom(table, {}, linesToShow);
    };
    answer(m_thread.run(lines), this, [this, table](const Outcome<QList<LookupLine>> &some) {
        if (some)
            emit linesRead(table, *some);
        else
            emit failed(some.error());
    });
}

void LookupLoads::load(const LookupOptions &options)
{
    if (!startRun())
        return;
    const auto work = [options, progress = m_progress, told = m_cancellation](LookupStore &store) {
        return loadLookup(store, options, progress, told);
    };
    answer(m_thread.run(work, m_cancellation), this,
           [this, table = options.name](const Outcome<LoadedLookup> &done) {
               finish(done, [&](const LoadedLookup &lookup) { emit loaded(table, lookup); });
               look();
           });
}

void LookupLoads::cancel()
{
    LongRun::cancel();
    m_thread.cancel(m_cancellation);
}

void LookupLoads::drop(const QString &table)
{
    answer(m_thread.run([table](LookupStore &store) { return store.dropLookup(table); }), this,
           [this, table](const Outcome<Done> &done) {
               if (done)
                   emit dropped(table);
               else
                   emit failed(done.error());
               look();
           });
}

} // namespace intray
