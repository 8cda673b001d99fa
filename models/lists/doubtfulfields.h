// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <QCache>
#include <QHash>
#include <QSet>
#include <QStringList>

namespace intray {

/// Which fields of a list's records deserve a look though they break no rule, as somebody said of
/// each version of an item; the oldest ones give way. A field that is doubtful in most of them says
/// nothing of any one, so it is not told. In the window's thread.
class DoubtfulFields
{
public:
    /// False: nothing else than before.
    bool note(const Item &item, const QStringList &fields)
    {
        const Told *before = m_told.object(item.id);
        if (before && before->change == item.change && before->fields == fields)
            return false;
        m_told.insert(item.id, new Told(item.change, fields, m_counts));
        countUsual();
        return true;
    }
    QStringList of(const Item &item) const
    {
        const Told *told = m_told.object(item.id);
        QStringList fields = told && told->change == item.change ? told->fields : QStringList();
        fields.removeIf([this](const QString &field) { return m_usual.contains(field); });
        return fields;
    }
    /// Those that are doubtful in most records.
    const QSet<QString> &usual() const { return m_usual; }
    void forget()
    {
        m_told.clear();
        m_usual.clear();
    }

private:
    using Counts = QHash<QString, int>;

    /// Counted as long as it is known.
    struct Told
    {
        Told(qint64 ofChange, const QStringList &doubtful, Counts &all)
            : change(ofChange)
            , fields(doubtful)
            , counts(all)
        {
            for (const QString &field : fields)
                ++counts[field];
        }
        ~Told()
        {
            for (const QString &field : fields)
                --counts[field];
        }
        Q_DISABLE_COPY_MOVE(Told)

        qint64 change;
        QStringList fields;
        Counts &counts;
    };

    // It ends later than it begins, or signs would come and go with every row that is known.
    void countUsual()
    {
        constexpr int leastRecords = 8;
        const int records = int(m_told.count());
        for (auto one = m_counts.cbegin(); one != m_counts.cend(); ++one) {
            if (records >= leastRecords && 2 * one.value() > records)
                m_usual.insert(one.key());
            else if (3 * one.value() < records)
                m_usual.remove(one.key());
        }
    }

    static constexpr int most = 4000;

    Counts m_counts; ///< By field; outlives what is counted.
    QCache<ItemId, Told> m_told{most};
    QSet<QString> m_usual;
};

} // namespace intray
