// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/sqlrunner.h"
#include "store/text/dialect.h"

#include <QSqlDatabase>
#include <QSqlQuery>

#include <functional>
#include <mutex>
#include <thread>
#include <unordered_map>

namespace intray {

/// Statements through QSqlQuery: prepared once and kept. For MariaDB and ODBC.
class QtSqlRunner final : public SqlRunner
{
public:
    /// What a failed statement means; it knows the driver.
    using Judge = std::function<SqlFailure(const QSqlDatabase &, const QSqlQuery &)>;

    /// Ends the statement that runs now from outside; called in a thread of its own.
    using Interruption = std::function<void()>;

    QtSqlRunner(QSqlDatabase database, Dialect dialect, Judge judge,
                Interruption interruption = {});
    ~QtSqlRunner() override;

    std::unique_ptr<SqlAnswer> run(const QString &name, const Bindings &bindings) override;
    std::unique_ptr<SqlAnswer> runText(const QString &text, const Bindings &bindings) override;
    void execute(const QString &text) override;
    std::unique_ptr<SqlAnswer> query(const QString &text) override;
    void interrupt() override;
    void rearm() override;
    bool isAlive() const override { return m_isAlive; }

    /// The server cuts the line to whoever sends more bytes at once, so nothing larger is sent.
    void takeAtMost(qint64 bytes) { m_mostBytes = bytes; }

    /// What this failed statement means; notes when it means that the line is dead.
    SqlFailure judged(const QSqlQuery &query);

private:
    void refuseTooLarge(const QString &text, const Bindings &bindings = {}) const;
    QSqlQuery &prepared(const QString &name);
    QSqlQuery &kept(const QString &name, const QString &text);
    bool goesWell(QSqlQuery &query, const QString &text) const;
    std::unique_ptr<SqlAnswer> answerOnce(const QString &text);
    std::unique_ptr<SqlAnswer> answerOf(QSqlQuery &query, const Bindings &bindings);

    QSqlDatabase m_database;
    Dialect m_dialect;
    Judge m_judge;
    Interruption m_interruption;
    std::mutex m_mutex;
    std::thread m_interrupting; ///< Waited for before the next work, so that it hits no other.
    /// By the statement's name, or its text; all finished between calls. An answer keeps a
    /// reference, which a QHash that grows would break.
    std::unordered_map<QString, QSqlQuery> m_prepared;
    qint64 m_mostBytes = 0; ///< 0: as many as one likes.
    bool m_isAlive = true;
};

} // namespace intray
