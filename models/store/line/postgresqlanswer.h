// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/sqlrunner.h"

struct pg_result;

namespace intray {

class PostgresqlRunner;

/// A whole result, as libpq keeps it; owns it. Values by name are the text that the server sent;
/// by place, bytes are bytes, yes and no are 1 and 0, and a day and its time have a T between them.
class PostgresqlAnswer final : public SqlAnswer
{
public:
    explicit PostgresqlAnswer(pg_result *result);
    ~PostgresqlAnswer() override;
    Q_DISABLE_COPY_MOVE(PostgresqlAnswer)

    QVariant value(const char *column) const override;
    bool next() override;
    bool rewind() override;
    int rowsAffected() const override;
    QStringList columns() const override;
    QVariant valueAt(int place) const override;
    bool isOfBytes(int place) const override;
    qint64 numberAt(int place) const override;
    QByteArray utf8At(int place) const override;

private:
    pg_result *m_result;
    int m_row = -1;
};

/// The rows of the cursor intray_rows, which is open, fetched a piece at a time; closes it. Borrows
/// the runner.
class CursorAnswer final : public SqlAnswer
{
public:
    explicit CursorAnswer(PostgresqlRunner &runner);
    ~CursorAnswer() override;
    Q_DISABLE_COPY_MOVE(CursorAnswer)

    QVariant value(const char *column) const override { return m_piece->value(column); }
    bool next() override;
    int rowsAffected() const override { return 0; }
    QStringList columns() const override { return m_piece->columns(); }
    QVariant valueAt(int place) const override { return m_piece->valueAt(place); }
    bool isOfBytes(int place) const override { return m_piece->isOfBytes(place); }
    QByteArray utf8At(int place) const override { return m_piece->utf8At(place); }

private:
    std::unique_ptr<SqlAnswer> fetch();

    PostgresqlRunner &m_runner;
    std::unique_ptr<SqlAnswer> m_piece;
};

} // namespace intray
