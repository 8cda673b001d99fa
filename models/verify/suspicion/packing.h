// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/flattable.h"

#include <QDataStream>
#include <QIODevice>
#include <QtEndian>

#include <algorithm>
#include <bit>
#include <utility>

namespace intray {

/// The parts of a model on their way into bytes; borrows them.
struct Packing
{
    explicit Packing(QByteArray &bytes)
        : stream(&bytes, QIODevice::WriteOnly)
    {
        stream.setVersion(QDataStream::Qt_6_0);
    }

    /// Numbers of one size in one block.
    template <typename Number>
    void block(const QList<Number> &numbers)
    {
        QByteArray bytes(numbers.size() * qsizetype(sizeof(Number)), Qt::Uninitialized);
        if (!numbers.isEmpty()) // of none there is no address to read from
            qToLittleEndian<Number>(numbers.constData(), numbers.size(), bytes.data());
        stream << bytes;
    }
    /// Numbers rounded to five digits, which is more than is known of any count. This makes them
    /// half as long.
    void counts(const QList<double> &counts)
    {
        QList<quint32> rounded;
        rounded.reserve(counts.size());
        for (const double count : counts)
            rounded.append((std::bit_cast<quint32>(float(count)) + 0x40) & ~quint32(0x7f));
        block(rounded);
    }
    void table(const FlatTable<double> &table)
    {
        QList<quint64> steps;
        QList<double> all;
        quint64 before = 0;
        for (const quint64 key : table.keys()) {
            steps.append(key - std::exchange(before, key));
            all.append(table.value(key));
        }
        block(steps);
        counts(all);
    }

    QDataStream stream;
};

/// Reads the parts again. The bytes are not trusted, so no memory is reserved by what they say.
struct Unpacking
{
    explicit Unpacking(const QByteArray &bytes)
        : stream(bytes)
    {
        stream.setVersion(QDataStream::Qt_6_0);
    }

    bool isGood() const { return stream.status() == QDataStream::Ok; }
    void spoil() { stream.setStatus(QDataStream::ReadCorruptData); }
    /// A count or a share. A number that can be neither makes the whole model unreadable, because
    /// it would spoil every verdict.
    double number()
    {
        double read = 0;
        stream >> read;
        return sound(read);
    }
    template <typename Number>
    QList<Number> block()
    {
        QByteArray bytes;
        stream >> bytes;
        QList<Number> numbers(bytes.size() / qsizetype(sizeof(Number)));
        if (!numbers.isEmpty())
            qFromLittleEndian<Number>(bytes.constData(), numbers.size(), numbers.data());
        return numbers;
    }
    /// Counts, exactly this many.
    QList<double> counts(qsizetype size)
    {
        const QList<quint32> rounded = block<quint32>();
        if (rounded.size() != size)
            spoil();
        QList<double> counts(size);
        for (qsizetype at = 0; at < std::min(size, rounded.size()); ++at)
            counts[at] = sound(std::bit_cast<float>(rounded.at(at)));
        return counts;
    }
    /// Shows each entry of a table that was packed.
    template <typename Take>
    void eachOfTable(Take take)
    {
        const QList<quint64> steps = block<quint64>();
        const QList<double> all = counts(steps.size());
        quint64 key = 0;
        for (qsizetype entry = 0; entry < steps.size() && isGood(); ++entry) {
            key += steps.at(entry);
            if (key == FlatTable<double>::none)
                spoil();
            else
                take(key, all.at(entry));
        }
    }
    /// Repeats as often as the next number says, but not beyond the end of the bytes.
    template <typename Read>
    void times(Read read)
    {
        quint32 count = 0;
        for (stream >> count; count > 0 && isGood(); --count)
            read();
    }

    QDataStream stream;

private:
    double sound(double count)
    {
        if (!(count >= -rounding && count <= most))
            spoil();
        return std::max(count, 0.0);
    }
    static constexpr double most = 1e15;
    static constexpr double rounding = 1e-6;
};

} // namespace intray
