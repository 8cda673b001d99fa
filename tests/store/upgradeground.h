// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "emptyground.h"
#include "nextversion.h"
#include "support/testengine.h"

namespace intray {

/// A place where a database is made by this version and upgraded by the next one. The test's class
/// inherits it beside QObject.
class UpgradeGround
{
protected:
    /// On the engine of the row of the test.
    void begin();
    void beginOn(const QString &engine);

    Dialect dialect() const;
    /// %1: what stands before the names of Intray's tables; %2: the table of queues.
    QString named(const QString &text) const;
    /// Past Intray.
    void run(const QString &text) const;
    QStringList lines(const QString &query) const;
    int number(const QString &text) const { return lines(named(text)).value(0).toInt(); }
    int version() const
    {
        return number(QStringLiteral("SELECT max(version) FROM %1schema_version"));
    }
    /// Everything that the schema says, a line each.
    QStringList catalogue() const;

    Outcome<std::unique_ptr<Connection>> open(OpenMode mode = OpenMode::AddTables) const;
    std::unique_ptr<Connection> opened(OpenMode mode = OpenMode::AddTables) const;
    /// By the next version, which whoever called this is then.
    SchemaResult upgrade() const { return opened()->schemaResult(); }
    /// Ben has every role. His login is made by the first call in a test.
    std::unique_ptr<Connection> openedByBen();

    QString m_engine;
    EmptyGround *m_ground = nullptr;

private:
    std::optional<DatabaseLogin> m_ben;
};

/// Says which lines are only in one of both.
void compareCatalogues(const QStringList &found, const QStringList &expected);

} // namespace intray
