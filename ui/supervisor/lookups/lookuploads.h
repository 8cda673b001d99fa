// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/databasethread.h"
#include "transfer/lookuploading.h"

#include <QObject>

namespace intray {

/// The look-up tables of a database, read and loaded on a thread and connection of their own. Lives
/// in the window's thread; when it goes it cancels what still runs.
class LookupLoads : public QObject
{
    Q_OBJECT
public:
    LookupLoads(const DatabaseLogin &login, const Identity &identity, QObject *parent = nullptr);
    ~LookupLoads() override;

    void look();                          ///< Answers with tablesRead().
    void readLines(const QString &table); ///< Its first lines; answers with linesRead().
    /// Not while one runs. Answers with loaded() or failed(), and ends with tablesRead().
    void load(const LookupOptions &options);
    void cancel();
    void drop(const QString &table); ///< Answers as load() does.

    bool isLoading() const { return m_isLoading; }
    const Progress &progress() const { return m_progress; }
    const QList<Lookup> &tables() const { return m_tables; }

signals:
    void tablesRead();
    void linesRead(const QString &table, const QList<intray::LookupLine> &lines);
    void loadingChanged();
    void loaded(const QString &table, const intray::LoadedLookup &lookup);
    void dropped(const QString &table);
    void failed(const intray::Error &error);

private:
    DatabaseThread m_thread;
    Cancellation m_cancellation;
    Progress m_progress;
    QList<Lookup> m_tables;
    bool m_isLoading = false;
};

} // namespace intray
