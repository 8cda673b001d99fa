// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/runs/longrun.h"
#include "transfer/lookuploading.h"

namespace intray {

/// The look-up tables of a database, read and loaded on a thread and connection of their own. Lives
/// in the window's thread; when it goes it cancels what still runs.
class LookupLoads : public LongRun
{
    Q_OBJECT
public:
    LookupLoads(const DatabaseLogin &login, const Identity &identity, QObject *parent = nullptr);
    ~LookupLoads() override;

    void look();                          ///< Answers with tablesRead().
    void readLines(const QString &table); ///< Its first lines; answers with linesRead().
    /// Nothing happens while one is loaded. The tables are read anew after it.
    void load(const LookupOptions &options);
    void cancel() override;
    void drop(const QString &table); ///< The tables are read anew after it.

    const QList<Lookup> &tables() const { return m_tables; }

signals:
    void tablesRead();
    void linesRead(const QString &table, const QList<intray::LookupLine> &lines);
    void loaded(const QString &table, const intray::LoadedLookup &lookup);
    void dropped(const QString &table);

private:
    QList<Lookup> m_tables;
};

} // namespace intray
