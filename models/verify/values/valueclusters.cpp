// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/digits.h"
#include "queue/plainletters.h"
#include "verify/distance.h"
#include "verify/values/fieldvalue.h"

#include <QHash>
#include <QStringList>

#include <algorithm>

namespace intray {

namespace {

// A slip is rarer than what was meant, and short words are near to many others.
constexpr qint64 timesAsFrequent = 3;
constexpr qsizetype leastForOneSlip = 5;
constexpr qsizetype leastForTwoSlips = 10;
constexpr qsizetype sizeOfBlock = 3;
// Of those that begin or end alike, so many are looked at: the most frequent ones.
constexpr qsizetype mostInBlock = 200;

/// A word tells where it belongs; "2" and "1" are told apart by their order only.
bool isWord(const QString &text)
{
    return std::ranges::count_if(text, [](QChar c) { return c.isLetter(); }) > 1;
}

/// Of what has no word, each sign may mean something: -5, 2:1, 10%.
QString fingerprintOf(const QString &value)
{
    QString plain;
    for (const QChar c : plainLetters(value).toLower())
        plain += c.isLetterOrNumber() ? c : QChar(u' ');
    QStringList words, others;
    for (const QString &part : plain.simplified().split(u' ', Qt::SkipEmptyParts))
        (isWord(part) ? words : others) << part;
    if (words.isEmpty())
        return value.simplified().toLower();
    words.sort();
    words.removeDuplicates();
    return (words + others).join(u' ');
}

QString digitsOf(const QString &text)
{
    QString digits;
    for (const QChar c : text)
        if (isPlainDigit(c))
            digits += c;
    return digits;
}

/// Values of one fingerprint.
struct Group
{
    QString fingerprint;
    ValueCluster cluster;
    qint64 records = 0;
    qsizetype into = -1; ///< The group that it is a slip of.
};

QList<Group> groupsOf(const QList<FieldValue> &values)
{
    QHash<QString, Group> groups;
    for (const FieldValue &one : values)
        if (const QString print = fingerprintOf(one.value); !print.isEmpty()) {
            groups[print].fingerprint = print;
            groups[print].cluster.values.append(one);
        }
    QList<Group> sorted = groups.values();
    for (Group &group : sorted)
        group.records = group.cluster.records();
    std::ranges::sort(sorted, [](const Group &a, const Group &b) {
        return a.records != b.records ? a.records > b.records : a.fingerprint < b.fingerprint;
    });
    return sorted;
}

bool isSlipOf(const Group &rare, const Group &frequent)
{
    const QString &a = rare.fingerprint, &b = frequent.fingerprint;
    const qsizetype size = std::min(a.size(), b.size());
    if (size < leastForOneSlip || !isWord(a) || !isWord(b) ||
        frequent.records < timesAsFrequent * rare.records)
        return false;
    const int slips = size < leastForTwoSlips ? 1 : 2;
    return editDistance(a, b, slips) <= slips;
}

/// Where values are looked for that a value is a slip of: with the same digits, and what begins or
/// ends alike.
QStringList blocksOf(const QString &fingerprint)
{
    const QString digits = digitsOf(fingerprint);
    return {digits + u'^' + fingerprint.left(sizeOfBlock),
            digits + u'$' + fingerprint.right(sizeOfBlock)};
}

/// Finds for each group the most frequent one that it is a slip of.
void joinSlips(QList<Group> &groups)
{
    QHash<QString, QList<qsizetype>> blocks;
    for (qsizetype at = 0; at < groups.size(); ++at) {
        Group &group = groups[at];
        const QStringList its = blocksOf(group.fingerprint);
        QList<qsizetype> near = blocks.value(its.at(0)) + blocks.value(its.at(1));
        std::ranges::sort(near);
        const auto meant = std::ranges::find_if(
            near, [&](qsizetype other) { return isSlipOf(group, groups.at(other)); });
        if (meant != near.end())
            group.into = *meant;
        else if (group.records >= timesAsFrequent)
            for (const QString &block : its)
                if (blocks[block].size() < mostInBlock)
                    blocks[block].append(at);
    }
}

void chooseMeant(ValueCluster &cluster)
{
    std::ranges::stable_sort(cluster.values, std::greater(), &FieldValue::records);
    const FieldValue *first = nullptr, *second = nullptr;
    for (const FieldValue &one : std::as_const(cluster.values)) {
        if (!one.complies)
            continue;
        (first ? second : first) = &one;
        if (second)
            break;
    }
    if (first && (!second || first->records >= 2 * second->records))
        cluster.meant = first->value;
}

} // namespace

QList<ValueCluster> clustersOf(const QList<FieldValue> &values)
{
    QList<Group> groups = groupsOf(values);
    joinSlips(groups);
    for (const Group &group : std::as_const(groups))
        if (group.into >= 0)
            groups[group.into].cluster.values += group.cluster.values;
    QList<ValueCluster> clusters;
    for (Group &group : groups) {
        if (group.into >= 0 || group.cluster.values.size() < 2)
            continue;
        chooseMeant(group.cluster);
        clusters.append(group.cluster);
    }
    std::ranges::stable_sort(clusters, std::greater(), &ValueCluster::records);
    return clusters;
}

} // namespace intray
