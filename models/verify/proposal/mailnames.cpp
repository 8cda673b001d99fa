// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/mailnames.h"

#include "verify/proposal/addresses.h"
#include "verify/proposal/nearestchoice.h"
#include "verify/proposal/sureness.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ByRule)
};

constexpr int mostRecords = 300;
constexpr int leastRecords = 20;
constexpr double nearlyAll = 0.8;

QString spelled(const QString &text, bool hasPairs)
{
    return plainSpelling(hasPairs ? withLetterPairs(text) : text);
}

QString nameOf(const QString &mail)
{
    return mail.section(u'@', 0, 0).toLower();
}

} // namespace

QString MailNames::Way::name(const QStringList &cells) const
{
    const QString one = spelled(cells.value(first), hasPairs);
    const QString other = second < 0 ? QString() : spelled(cells.value(second), hasPairs);
    if (one.isEmpty() || (second >= 0 && other.isEmpty()))
        return {};
    return (hasInitial ? one.left(1) : one) + between + other;
}

MailNames::MailNames(const QStringList &labels, const CountedRecords &records)
    : m_labels(labels)
{
    QList<QStringList> rows;
    const qint64 step = records.records() / mostRecords + 1;
    for (int record = 0; record < int(records.records()); record += int(step))
        rows << records.record(record);
    for (int field = 0; field < records.fields() && rows.size() >= leastRecords; ++field)
        if (std::ranges::count_if(rows, [&](const QStringList &row) {
                return isMailAddress(row.value(field));
            }) >= leastRecords)
            learn(field, rows);
    for (const Way &way : std::as_const(m_ways))
        for (const int field : {way.first, way.second})
            if (field >= 0)
                m_names.insert(field, records.valuesOf(field));
}

/// Fields that may be a part of the names: the values' letters stand in them.
QList<int> MailNames::namedIn(int mail, const QList<QStringList> &rows)
{
    QList<int> fields;
    for (int field = 0; field < int(rows.constFirst().size()); ++field) {
        int with = 0, all = 0;
        for (const QStringList &row : rows) {
            const QString name = nameOf(row.value(mail));
            const QString value = row.value(field);
            if (name.isEmpty() || value.isEmpty() || field == mail)
                continue;
            ++all;
            with += name.contains(spelled(value, true)) || name.contains(spelled(value, false)) ||
                            name.startsWith(spelled(value, false).left(1))
                        ? 1
                        : 0;
        }
        if (all >= leastRecords && with >= all * nearlyAll)
            fields << field;
    }
    return fields;
}

void MailNames::learn(int mail, const QList<QStringList> &rows)
{
    constexpr qsizetype mostFields = 6;
    const QList<int> fields = namedIn(mail, rows).mid(0, mostFields);
    Way best;
    qsizetype most = 0, all = 0;
    const auto count = [&](const Way &way) {
        return std::ranges::count_if(rows, [&](const QStringList &row) {
            const QString name = way.name(row);
            return !name.isEmpty() && name == nameOf(row.value(mail));
        });
    };
    for (const QStringList &row : rows)
        all += isMailAddress(row.value(mail)) ? 1 : 0;
    for (const int first : fields)
        for (const int second : fields + QList<int>{-1})
            for (const QString &between :
                 {QStringLiteral("."), QStringLiteral("_"), QStringLiteral("-"), QString()})
                for (const bool hasInitial : {false, true})
                    for (const bool hasPairs : {true, false}) {
                        const bool isOdd = second < 0 && (hasInitial || !between.isEmpty());
                        const Way way{mail, first, second, between, hasInitial, hasPairs};
                        if (first == second || isOdd)
                            continue;
                        if (const auto made = count(way); made > most) {
                            most = made;
                            best = way;
                        }
                    }
    if (most >= leastRecords && double(most) >= double(all) * nearlyAll)
        m_ways << best;
}

std::optional<MeantValue> MailNames::nameIn(const Way &way, int field,
                                            const QStringList &cells) const
{
    if (way.hasInitial || !isMailAddress(cells.value(way.mail)))
        return std::nullopt;
    std::optional<MeantValue> found;
    for (const ValueCount &one : m_names.value(field)) {
        QStringList filled = cells;
        filled[field] = one.value;
        if (one.records < 2 || way.name(filled) != nameOf(cells.value(way.mail)))
            continue;
        if (found)
            return std::nullopt;
        found = MeantValue{one.value, sureness::likely,
                           Words::tr("“%1” tells it").arg(m_labels.value(way.mail))};
    }
    return found;
}

std::optional<MeantValue> MailNames::candidate(int field, const QStringList &cells) const
{
    for (const Way &way : m_ways) {
        const QString value = cells.value(field);
        if (value.isEmpty() && (field == way.first || field == way.second))
            if (const auto name = nameIn(way, field, cells))
                return name;
        QString host = value;
        host.remove(u' ');
        if (field != way.mail || !host.startsWith(u'@'))
            continue;
        const QString name = way.name(cells);
        if (!name.isEmpty() && isMailAddress(name + host))
            return MeantValue{name + host, sureness::likely,
                              Words::tr("made of the names, as the others are")};
    }
    return std::nullopt;
}

} // namespace intray
