// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/countchanges.h"

#include <QDataStream>
#include <QIODevice>

#include <algorithm>
#include <vector>

namespace intray {

namespace {

/// As the databases compare them: by bytes. Values come before pairs.
QByteArray keyOf(qint8 kind, int field, const QString &value)
{
    return char(kind) + QByteArray::number(field).rightJustified(4, '0') + value.toUtf8();
}

/// A change on its way into a slice.
struct Keyed
{
    QByteArray key;
    QByteArray packed;
};

template <typename... Part>
QByteArray packed(const Part &...part)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    (stream << ... << part);
    return bytes;
}

constexpr qint8 valueKind = '0';
constexpr qint8 pairKind = '1';

/// Cuts what comes in the order of its keys.
class Slicing
{
public:
    Slicing(const QList<QByteArray> &places, qsizetype most)
        : m_places(places)
        , m_most(most)
    {
    }

    void add(const Keyed &change)
    {
        if (m_slices.isEmpty() || m_size == m_most || isBeyond(change.key))
            begin(change.key);
        m_slices.last().changes += change.packed;
        ++m_size;
        m_last = change.key;
    }

    QList<CountChanges::Slice> slices() && { return std::move(m_slices); }

private:
    bool isBeyond(const QByteArray &key) const
    {
        return m_next < m_places.size() && m_places.at(m_next) <= key;
    }

    void begin(const QByteArray &key)
    {
        while (isBeyond(key))
            ++m_next;
        // What is before all of them goes with the first; a key stays with its like.
        if (!m_places.isEmpty())
            m_slices.append({m_places.at(std::max<qsizetype>(m_next, 1) - 1), {}});
        else
            m_slices.append({key == m_last ? m_slices.constLast().begins : key, {}});
        m_size = 0;
    }

    const QList<QByteArray> &m_places;
    const qsizetype m_most;
    QList<CountChanges::Slice> m_slices;
    QByteArray m_last;
    qsizetype m_next = 0; ///< The first place that is beyond the slice in hand.
    qsizetype m_size = 0;
};

} // namespace

QList<CountChanges::Slice> CountChanges::slices(const QList<QByteArray> &places,
                                                qsizetype most) const
{
    std::vector<Keyed> all;
    all.reserve(size());
    for (auto one = m_values.cbegin(); one != m_values.cend(); ++one)
        if (one->records != 0 || one->leftAs != 0)
            all.push_back({keyOf(valueKind, one.key().first, one.key().second),
                           packed(valueKind, qint16(one.key().first), one.key().second.toUtf8(),
                                  qint32(one->records), qint32(one->leftAs))});
    for (auto one = m_together.cbegin(); one != m_together.cend(); ++one)
        if (const PairKey &key = one.key(); *one != 0)
            all.push_back({keyOf(pairKind, key.by, key.byValue),
                           packed(pairKind, qint16(key.by), key.byValue.toUtf8(), qint16(key.field),
                                  key.value.toUtf8(), qint32(*one))});
    std::ranges::sort(all, [](const Keyed &a, const Keyed &b) {
        return a.key != b.key ? a.key < b.key : a.packed < b.packed;
    });
    Slicing slicing(places, most);
    for (const Keyed &one : all)
        slicing.add(one);
    return std::move(slicing).slices();
}

void CountChanges::addSlice(const QByteArray &changes)
{
    QDataStream stream(changes);
    while (!stream.atEnd()) {
        qint8 kind = 0;
        qint16 by = 0, field = 0;
        qint32 records = 0, leftAs = 0;
        QByteArray value, other;
        stream >> kind >> by >> value;
        if (kind == valueKind)
            stream >> records >> leftAs;
        else
            stream >> field >> other >> records;
        if (stream.status() != QDataStream::Ok)
            return;
        if (kind == valueKind) {
            Change &change = m_values[{by, QString::fromUtf8(value)}];
            change.records += records;
            change.leftAs += leftAs;
        } else {
            m_together[{by, QString::fromUtf8(value), field, QString::fromUtf8(other)}] += records;
        }
    }
}

} // namespace intray
