// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/sqlrunner.h"
#include "store/text/dialect.h"

#include <deque>

namespace intray {

/// How the values of one statement get into its text.
class StatementValues
{
public:
    virtual ~StatementValues() = default;
    Q_DISABLE_COPY_MOVE(StatementValues)

    /// What stands for the value in the text. A null value is NULL.
    virtual QString given(const QVariant &value) = 0;
    /// Whether the database hears the values apart from the text, so that it must be told as what.
    virtual bool areBound() const = 0;

protected:
    StatementValues() = default;
};

/// Placeholders, whose values go to the database by themselves.
class BoundValues final : public StatementValues
{
public:
    QString given(const QVariant &value) override;
    bool areBound() const override { return true; }
    /// They stand as long as this does.
    const Bindings &bindings() const { return m_bindings; }

private:
    std::deque<QByteArray> m_names; ///< The bindings point at them.
    Bindings m_bindings;
};

/// Constants, for a script that somebody runs later: each stands on one line and means the same in
/// whichever settings its session has.
class WrittenValues final : public StatementValues
{
public:
    explicit WrittenValues(Dialect dialect)
        : m_dialect(dialect)
    {
    }
    QString given(const QVariant &value) override;
    bool areBound() const override { return false; }

private:
    QString text(const QString &value) const;
    QString code(QChar letter) const;

    Dialect m_dialect;
};

} // namespace intray
