// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"
#include "queue/queuerules.h"

#include <optional>

namespace intray {

/// What a database demands of every record that is written, whoever writes it: the part of a
/// queue's rules that needs no schema.
struct RecordLimits
{
    QStringList fields;       ///< The names that may stand in it; empty: any.
    QStringList required;     ///< What must be filled in before it can be completed.
    qint64 largestRecord = 0; ///< Bytes of its JSON,
    qint64 largestField = 0;  ///< and of each value's.
};

/// Why a record is not written, and the field that it is about; empty: the record as a whole.
struct RecordFault
{
    enum class Why {
        NoObject,
        UnknownField,
        RecordTooLarge,
        FieldTooLarge,
        ZeroCharacter,
        HalfCharacter,
        Required,
        NotKept
    };

    Why why = Why::NoObject;
    QString field;
    qint64 most = 0; ///< Bytes, where it is too large.
};

RecordLimits limitsOf(const Queue &rules);
/// What the schema says that a record must have.
QStringList requiredIn(const QJsonObject &schema);
/// What no database keeps, whatever the fields are called: it is too large, or has a character 0.
std::optional<RecordFault> unkeepableIn(const Record &record, const RecordLimits &limits);
/// The same for a record that is written already, or is still to be.
std::optional<RecordFault> unkeepableIn(const NewItem &item, const RecordLimits &limits);
/// The first of the given fields that a table of another program keeps otherwise than it was given;
/// empty: all stand there as they were given, or as the same number. What was not given may differ.
QString lostIn(const Record &stored, const Record &given);
/// The first fault. Fields that `before` has are no unknown ones: a record keeps what came in.
/// `completes`: required fields count.
std::optional<RecordFault> faultIn(const Record &record, const RecordLimits &limits,
                                   const Record &before, bool completes);
/// The first fault of an item that is brought in.
std::optional<RecordFault> faultIn(const NewItem &item, const RecordLimits &limits);

} // namespace intray
