// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"

#include <QCache>

#include <optional>

namespace intray {

/// Which fields of a list's records break a rule. Each version of an item is checked once, when
/// somebody asks for it, and kept until the rules are others; the oldest ones give way. What was
/// cut for the list is not judged. In the window's thread.
class BrokenFields
{
public:
    void setRules(const RecordSchema &rules);

    /// By their labels, in the order of the fields; nothing: it was not checked yet.
    std::optional<QStringList> of(const Item &item) const;
    bool check(const Item &item); ///< False: it was checked before.
    QString labelOf(const QString &name) const;

private:
    struct Checked
    {
        qint64 change = 0;
        QStringList labels;
    };
    QStringList brokenIn(const Item &item) const;

    static constexpr int most = 4000;

    RecordSchema m_rules;
    QCache<ItemId, Checked> m_checked{most};
};

} // namespace intray
