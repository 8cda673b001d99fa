// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDataStream>
#include <QIODevice>
#include <QtEndian>

#include <algorithm>

namespace intray {

/// The parts of a model on their way into bytes; borrows them.
struct Packing
{
    explicit Packing(QByteArray &bytes)
        : stream(&bytes, QIODevice::WriteOnly)
    {
        stream.setVersion(QDataStream::Qt_6_0);
    }

    /// A table of numbers, each entry written by the caller after its key.
    template <typename Table, typename Write>
    void table(const Table &entries, Write write)
    {
        stream << quint32(entries.size());
        for (auto entry = entries.cbegin(); entry != entries.cend(); ++entry) {
            stream << entry.key();
            write(entry.value());
        }
    }

    QDataStream stream;
};

/// The way back. Whoever made the bytes is not trusted: nothing is reserved by what they say.
struct Unpacking
{
    explicit Unpacking(const QByteArray &bytes)
        : stream(bytes)
    {
        stream.setVersion(QDataStream::Qt_6_0);
    }

    bool isGood() const { return stream.status() == QDataStream::Ok; }
    void spoil() { stream.setStatus(QDataStream::ReadCorruptData); }
    /// A count or a share. What could be none spoils the whole: it would spoil every verdict.
    double number()
    {
        double read = 0;
        stream >> read;
        if (!(read >= -rounding && read <= most))
            spoil();
        return std::max(read, 0.0);
    }
    /// As often as the next number says, as long as there is something to read.
    template <typename Read>
    void times(Read read)
    {
        quint32 count = 0;
        for (stream >> count; count > 0 && isGood(); --count)
            read();
    }

    QDataStream stream;
    static constexpr double most = 1e15;
    static constexpr double rounding = 1e-6;
};

} // namespace intray
