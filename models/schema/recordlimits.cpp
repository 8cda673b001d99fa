// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/recordlimits.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>

namespace intray {

using Why = RecordFault::Why;

static qsizetype bytesOf(const QJsonValue &value)
{
    constexpr qsizetype brackets = 2;
    return QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact).size() - brackets;
}

static bool isBlank(const QJsonValue &value)
{
    return value.isUndefined() || value.isNull() ||
           (value.isString() && value.toString().trimmed().isEmpty());
}

RecordLimits limitsOf(const Queue &rules)
{
    return {rules.fields, requiredIn(rules.recordSchema), rules.largestRecord, rules.largestField};
}

QStringList requiredIn(const QJsonObject &schema)
{
    QStringList names;
    for (const QJsonValue name : schema.value(QStringLiteral("required")).toArray())
        names << name.toString();
    return names;
}

/// Which of many names are known; of a few a list says it as quickly.
class KnownNames
{
public:
    explicit KnownNames(const QStringList &names)
        : m_names(names)
    {
        constexpr qsizetype many = 64;
        if (names.size() > many)
            m_set = QSet<QString>(names.begin(), names.end());
    }
    bool has(const QString &name) const
    {
        return m_set.isEmpty() ? m_names.contains(name) : m_set.contains(name);
    }

private:
    const QStringList &m_names;
    QSet<QString> m_set;
};

static std::optional<RecordFault> unknownIn(const Record &record, const RecordLimits &limits,
                                            const Record &before)
{
    if (limits.fields.isEmpty())
        return std::nullopt;
    const KnownNames known(limits.fields);
    for (const QString &name : record.keys())
        if (!known.has(name) && !before.contains(name))
            return RecordFault{Why::UnknownField, name};
    return std::nullopt;
}

static bool hasZero(const QString &text)
{
    return text.contains(QChar(u'\0'));
}

static bool hasHalf(const QString &text)
{
    return !text.isValidUtf16();
}

template <typename IsIn>
static bool isAnywhere(const QJsonValue &value, IsIn isIn)
{
    if (value.isString())
        return isIn(value.toString());
    const auto isInside = [&](const QJsonValue &inner) { return isAnywhere(inner, isIn); };
    const QJsonArray array = value.toArray();
    const QJsonObject object = value.toObject();
    const QStringList names = object.keys();
    return std::any_of(array.begin(), array.end(), isInside) ||
           std::any_of(names.begin(), names.end(), isIn) ||
           std::any_of(object.begin(), object.end(), isInside);
}

/// PostgreSQL's JSON takes neither, and no file that is exported can have one.
static std::optional<RecordFault> oddCharacterIn(const Record &record)
{
    for (auto field = record.begin(); field != record.end(); ++field) {
        if (hasZero(field.key()) || isAnywhere(field.value(), hasZero))
            return RecordFault{Why::ZeroCharacter, field.key()};
        if (hasHalf(field.key()) || isAnywhere(field.value(), hasHalf))
            return RecordFault{Why::HalfCharacter, field.key()};
    }
    return std::nullopt;
}

static std::optional<RecordFault> tooLargeIn(const Record &record, const RecordLimits &limits,
                                             qsizetype bytes)
{
    if (bytes > limits.largestRecord)
        return RecordFault{Why::RecordTooLarge, {}, limits.largestRecord};
    if (bytes <= limits.largestField)
        return std::nullopt;
    for (auto field = record.begin(); field != record.end(); ++field)
        if (bytesOf(field.value()) > limits.largestField)
            return RecordFault{Why::FieldTooLarge, field.key(), limits.largestField};
    return std::nullopt;
}

/// Whether the record is in order, found without writing its JSON: that is true of most, and each
/// row of an import asks twice.
static bool isPlainlyKeepable(const Record &record, const RecordLimits &limits)
{
    constexpr qsizetype longestCharacter = 6; // as an escape
    constexpr qsizetype longestNumber = 32;
    qsizetype bytes = 0;
    for (auto field = record.begin(); field != record.end(); ++field) {
        const QString name = field.key();
        const QString text = field->toString();
        if (field->isArray() || field->isObject() || hasZero(name) || hasHalf(name) ||
            hasZero(text) || hasHalf(text))
            return false;
        bytes += longestCharacter * (name.size() + text.size()) + longestNumber;
    }
    return bytes < std::min(limits.largestRecord, limits.largestField);
}

std::optional<RecordFault> unkeepableIn(const Record &record, const RecordLimits &limits)
{
    if (isPlainlyKeepable(record, limits))
        return std::nullopt;
    const QByteArray json = QJsonDocument(record).toJson(QJsonDocument::Compact);
    if (const auto fault = tooLargeIn(record, limits, json.size()))
        return fault;
    const bool mayBeOdd = json.contains("\\u0000") || json.contains("\\ud");
    return mayBeOdd ? oddCharacterIn(record) : std::nullopt;
}

/// Whoever wrote the record has seen that its characters can be kept.
std::optional<RecordFault> unkeepableIn(const NewItem &item, const RecordLimits &limits)
{
    constexpr qsizetype longestCharacter = 3; // of UTF-8
    const qsizetype most = std::min(limits.largestRecord, limits.largestField);
    if (item.written && longestCharacter * item.written->json.size() <= most)
        return std::nullopt;
    return unkeepableIn(recordOf(item), limits);
}

static std::optional<RecordFault> missingIn(const Record &record, const RecordLimits &limits)
{
    for (const QString &name : limits.required)
        if (isBlank(record.value(name)))
            return RecordFault{Why::Required, name};
    return std::nullopt;
}

/// "007", of which no number keeps the zeros.
static bool hasLeadingZeros(const QString &text)
{
    const QString digits = text.startsWith(u'-') || text.startsWith(u'+') ? text.mid(1) : text;
    return digits.size() > 1 && digits.at(0) == u'0' && digits.at(1).isDigit();
}

QString lostIn(const Record &stored, const Record &given)
{
    // A file's tables have no truth: what is true is 1 there.
    const auto text = [](const QJsonValue &value) {
        return value.isBool() ? QString::number(int(value.toBool())) : value.toVariant().toString();
    };
    for (auto field = given.begin(); field != given.end(); ++field) {
        const QString mine = text(field.value());
        const QString theirs = text(stored.value(field.key()));
        bool isNumber = false;
        bool isTheirs = false;
        const double number = mine.toDouble(&isNumber);
        const bool isSame = mine == theirs || (number == theirs.toDouble(&isTheirs) && isNumber &&
                                               isTheirs && !hasLeadingZeros(mine));
        const bool isPadded =
            theirs.startsWith(mine) && theirs.mid(mine.size()).trimmed().isEmpty();
        if (!isSame && !isPadded)
            return field.key();
    }
    return {};
}

std::optional<RecordFault> faultIn(const Record &record, const RecordLimits &limits,
                                   const Record &before, bool completes)
{
    if (const auto fault = unkeepableIn(record, limits))
        return fault;
    if (const auto fault = unknownIn(record, limits, before))
        return fault;
    return completes ? missingIn(record, limits) : std::nullopt;
}

/// The queue knows all fields that a written record may have.
static bool areKnown(const WrittenRecord &written, const RecordLimits &limits)
{
    if (limits.fields.isEmpty() || limits.fields == written.fields)
        return true;
    const KnownNames known(limits.fields);
    return std::ranges::all_of(written.fields,
                               [&](const QString &field) { return known.has(field); });
}

std::optional<RecordFault> faultIn(const NewItem &item, const RecordLimits &limits)
{
    if (item.written && areKnown(*item.written, limits))
        return unkeepableIn(item, limits);
    return faultIn(recordOf(item), limits, {}, false);
}

} // namespace intray
