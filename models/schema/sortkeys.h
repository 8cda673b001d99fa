// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/dateform.h"
#include "schema/numberform.h"
#include "schema/recordschema.h"

#include <QByteArray>
#include <QLocale>
#include <QStringView>

#include <memory>

struct UCollator;

namespace intray {

/// Where the values of one field stand in a list that is sorted by it: bytes that compare as the
/// values do. First what is nothing, then numbers by size, or days and times by time, in the form
/// of the field; then words in the order of a language; last what is no single value. In a field
/// of no kind, plain numbers such as -12.5 stand by size, in front of words. The one place that
/// knows the order of values: every engine gives values, none compares them. Any one thread.
class SortKeys
{
public:
    /// A field that the schema does not know has no kind. The language is that of whoever looks.
    SortKeys(const RecordSchema &schema, const QString &field, const QLocale &locale = QLocale());

    /// Of the beginning of a value as text, as a list shows it.
    QByteArray of(QStringView text) const;

private:
    QString bareNumber(QStringView text) const;
    QByteArray ofWords(QStringView text) const;

    RecordSchema m_schema;
    QString m_field;
    std::optional<DateForm> m_days;
    std::optional<NumberForm> m_numbers;
    bool m_hasPlainNumbers = true;
    std::shared_ptr<UCollator> m_words;
};

} // namespace intray
