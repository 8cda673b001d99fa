// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/duplicates/comparison.h"

#include <QVarLengthArray>

namespace intray {

/// How two records agree, field by field.
using AgreementPattern = QVarLengthArray<Agreement, 32>;

/// Two fields between which values are found swapped.
struct SwappedFields
{
    int first = 0;
    int second = 0;
};

/// The records of a queue in the form in which they are compared: added one after the other, each
/// different value kept once. Records that are the same in every field are one; a record's number
/// is 0, 1 ... in the order in which the different ones came. One thread at a time.
class ComparedRecords
{
public:
    /// So many fields take part: those whose values tell most. Of a value take part the first 300
    /// characters.
    static constexpr size_t mostFields = 24;

    explicit ComparedRecords(int fields);

    void add(const QStringList &values); ///< A value per field; empty: missing.
    void addField();                     ///< Behind the others; the records so far have nothing.
    void leaveOut(int field);
    void finish(); ///< After the last.
    /// The same for a few records of a queue of which it is known what its fields are.
    void finishLike(const std::vector<FieldKnowledge> &known);
    /// Which of the fields that were added a field is, counted without those left out.
    int addedAs(int field) const { return m_addedAs[size_t(field)]; }

    int count() const { return int(m_alike.size()); } ///< Different ones.
    int added() const { return m_added; }
    double pairs() const { return 0.5 * count() * (count() - 1.0); } ///< Of different ones.
    /// The places, in the order in which they were added, of all that are this record.
    const std::vector<int> &placesOf(int record) const { return m_alike[size_t(record)]; }
    int fieldCount() const { return int(m_fields.size()); }
    const ComparedField &field(int place) const { return m_fields[size_t(place)]; }
    const CountedValue &value(int field, int record) const; ///< Only where there is one.

    /// Values of the field are compared with these from now on.
    void setStandIns(int field, const StandIns &standIns);

    Agreement agreement(int field, int a, int b) const;
    /// Whether a's value of the first field is b's of the second, and the other way round; slips of
    /// the keys allowed.
    bool areSwapped(SwappedFields fields, int a, int b) const;
    AgreementPattern pattern(int a, int b, const std::vector<SwappedFields> &swapped) const;

private:
    std::vector<int> differentRecords();
    void keepTellingFields();
    void makeRoomForComparisons();
    Agreement comparedBefore(int field, int a, int b) const;

    std::vector<ComparedField> m_fields;
    /// What was found of two values, where a field has not too many; by field.
    mutable std::vector<std::vector<quint8>> m_known;
    std::vector<std::vector<int>> m_alike;
    std::vector<int> m_addedAs;
    int m_added = 0;
};

} // namespace intray
