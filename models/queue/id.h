// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

#include <compare>

namespace intray {

/// A row's number that cannot be mixed up with the number of another kind of row.
template <typename Tag>
class Id
{
public:
    constexpr Id() = default;
    explicit constexpr Id(qint64 value)
        : m_value(value)
    {
    }

    constexpr bool isValid() const { return m_value > 0; }
    constexpr qint64 value() const { return m_value; }
    QVariant toVariant() const { return isValid() ? QVariant(m_value) : QVariant(); }

    friend constexpr auto operator<=>(Id, Id) = default;
    friend size_t qHash(Id id, size_t seed = 0) noexcept { return ::qHash(id.m_value, seed); }

private:
    qint64 m_value = 0;
};

using QueueId = Id<struct QueueTag>;
using ItemId = Id<struct ItemTag>;
using ImportId = Id<struct ImportTag>;

} // namespace intray
