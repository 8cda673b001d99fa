// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace intray {

/// A value of a field and in how many records it stands.
struct ValueCount
{
    QString value;
    qint64 records = 0;

    bool operator==(const ValueCount &) const = default;
};

/// The counts of a queue's values. They are asked for one by one, so that the same method works
/// with records in memory and with counts in a database. Fields are numbered. A missing value
/// counts as "". Calls must be cheap, because they are made for each cell of a record.
class ValueCounts
{
public:
    virtual ~ValueCounts() = default;

    virtual qint64 records() const = 0; ///< That were counted.
    virtual qint64 countOf(int field, const QString &value) const = 0;
    /// Values that may be meant by this one: the most frequent values of the field, and the most
    /// frequent ones that begin or end like it. Without the value itself.
    virtual QList<ValueCount> alike(int field, const QString &value) const = 0;
    /// Values of `field` in the records where `by` has this value, the most frequent first.
    virtual QList<ValueCount> given(int by, const QString &value, int field) const = 0;

    /// What people who finished records changed this value to, and how often; the most frequent
    /// first.
    virtual QList<ValueCount> correctedTo(int field, const QString &value) const = 0;
    /// In how many records the people who finished them left this value as it was.
    virtual qint64 leftAs(int field, const QString &value) const = 0;

protected:
    ValueCounts() = default;
    ValueCounts(const ValueCounts &) = default;
    ValueCounts &operator=(const ValueCounts &) = default;
};

} // namespace intray
