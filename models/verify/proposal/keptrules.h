// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"

#include <QSet>

namespace intray {

/// Whether values would keep a record's rules, or at least break none that it keeps. Borrows schema
/// and record; any thread.
class KeptRules
{
public:
    KeptRules(const RecordSchema &schema, const Record &record);

    bool isFaulty(const QString &field) const { return m_faulty.contains(field); }
    Record changedBy(const QString &field, const QString &text) const;
    /// Whether the record, with this text in the field, has no fault in the field and none
    /// elsewhere that it does not have now.
    bool isKeptBy(const QString &field, const QString &text) const;

private:
    const RecordSchema &m_schema;
    const Record &m_record;
    const QSet<QString> m_faulty;
};

} // namespace intray
