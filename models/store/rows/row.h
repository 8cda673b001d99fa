// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QVariant>

namespace intray {

/// Something with named columns while it is being read: a row of a result, or an object in the
/// answer of a call. Valid inside the reading function only.
class Row
{
public:
    virtual ~Row() = default;
    virtual QVariant value(const char *column) const = 0;

    virtual QString text(const char *column) const { return value(column).toString(); }
    virtual qint64 number(const char *column) const { return value(column).toLongLong(); }
    virtual bool isNull(const char *column) const { return value(column).isNull(); }
    /// A column that holds a JSON object, whichever way the database gives it.
    virtual QJsonObject json(const char *column) const;
    /// A truth value: drivers give it as number, text or truth value.
    bool isTrue(const char *column) const;

protected:
    Row() = default;
    Q_DISABLE_COPY_MOVE(Row)
};

/// An object of an answer, read as if it were a row.
class JsonRow final : public Row
{
public:
    explicit JsonRow(QJsonObject object)
        : m_object(std::move(object))
    {
    }

    QVariant value(const char *column) const override;
    QJsonObject json(const char *column) const override;

private:
    QJsonObject m_object;
};

} // namespace intray
