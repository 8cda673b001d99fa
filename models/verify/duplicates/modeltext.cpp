// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/duplicates/duplicatemodel.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace intray {

namespace {

using namespace Qt::StringLiterals;

/// Of another version nothing is read; it is learned anew.
constexpr int version = 1;

QJsonArray arrayOf(const LevelShares &shares)
{
    QJsonArray array;
    for (const double share : shares)
        array.append(share);
    return array;
}

LevelShares sharesIn(const QJsonValue &value)
{
    LevelShares shares{};
    const QJsonArray array = value.toArray();
    for (size_t i = 0; i < shares.size(); ++i)
        shares[i] = array.at(qsizetype(i)).toDouble();
    return shares;
}

QJsonArray arrayOf(const QList<std::pair<QString, QString>> &standIns)
{
    QJsonArray array;
    for (const auto &[one, other] : standIns)
        array.append(QJsonArray{one, other});
    return array;
}

QList<std::pair<QString, QString>> standInsIn(const QJsonValue &value)
{
    QList<std::pair<QString, QString>> standIns;
    for (const QJsonValue two : value.toArray())
        standIns.append({two[0].toString(), two[1].toString()});
    return standIns;
}

QJsonObject objectOf(const QHash<QString, int> &counts)
{
    QJsonObject object;
    for (auto count = counts.begin(); count != counts.end(); ++count)
        object.insert(count.key(), count.value());
    return object;
}

QHash<QString, int> countsIn(const QJsonValue &value)
{
    QHash<QString, int> counts;
    const QJsonObject object = value.toObject();
    for (auto count = object.begin(); count != object.end(); ++count)
        counts.insert(count.key(), count.value().toInt());
    return counts;
}

QJsonObject objectOf(const FieldKnowledge &field, const FieldWeights &weights)
{
    QJsonArray given;
    for (const LevelShares &shares : weights.otherGiven)
        given.append(arrayOf(shares));
    return {{u"name"_s, field.name},
            {u"kind"_s, int(field.kind)},
            {u"says_nothing"_s, field.saysNothing},
            {u"filled"_s, field.filled},
            {u"words"_s, objectOf(field.words)},
            {u"values"_s, objectOf(field.values)},
            {u"stand_ins"_s, arrayOf(field.standIns)},
            {u"same"_s, arrayOf(weights.same)},
            {u"other"_s, arrayOf(weights.other)},
            {u"goes_with"_s, weights.goesWith},
            {u"given"_s, given},
            {u"by_chance"_s, weights.byChance}};
}

FieldKnowledge knowledgeIn(const QJsonObject &object)
{
    return {object[u"name"].toString(),       ValueKind(object[u"kind"].toInt()),
            object[u"says_nothing"].toBool(), object[u"filled"].toInt(),
            countsIn(object[u"words"]),       countsIn(object[u"values"]),
            standInsIn(object[u"stand_ins"])};
}

FieldWeights weightsIn(const QJsonObject &object)
{
    FieldWeights weights;
    weights.same = sharesIn(object[u"same"]);
    weights.other = sharesIn(object[u"other"]);
    weights.goesWith = object[u"goes_with"].toInt(-1);
    for (size_t i = 0; i < weights.otherGiven.size(); ++i)
        weights.otherGiven[i] = sharesIn(object[u"given"].toArray().at(qsizetype(i)));
    weights.byChance = object[u"by_chance"].toDouble();
    return weights;
}

/// A list of a few numbers for each.
template <typename Each, typename Numbers>
QJsonArray listOf(const std::vector<Each> &all, const Numbers &numbers)
{
    QJsonArray list;
    for (const Each &each : all)
        list.append(numbers(each));
    return list;
}

/// Every place that is named must be there: the text comes from a database.
bool isSound(const DuplicateModel &model)
{
    const auto isField = [&](int field) { return field >= 0 && field < int(model.fields.size()); };
    const auto &weights = model.weights;
    return std::ranges::all_of(model.kinds,
                               [&](const KeyKind &kind) {
                                   return kind.part <= KeyPart::Two && isField(kind.field) &&
                                          isField(kind.second);
                               }) &&
           std::ranges::all_of(weights.swapped,
                               [&](const SwappedFields &two) {
                                   return isField(two.first) && isField(two.second);
                               }) &&
           std::ranges::all_of(weights.mustAgree, isField) &&
           std::ranges::all_of(weights.fields, [&](const FieldWeights &field) {
               return field.goesWith < 0 || isField(field.goesWith);
           });
}

} // namespace

QByteArray textOf(const DuplicateModel &model)
{
    QJsonArray fields;
    for (size_t i = 0; i < model.fields.size(); ++i)
        fields.append(objectOf(model.fields[i], model.weights.fields[i]));
    const QJsonObject object{
        {u"version"_s, version},
        {u"fields"_s, fields},
        {u"share"_s, model.weights.share},
        {u"swapped"_s, listOf(model.weights.swapped,
                              [](const SwappedFields &two) {
                                  return QJsonArray{two.first, two.second};
                              })},
        {u"must_agree"_s, listOf(model.weights.mustAgree, [](int field) { return field; })},
        {u"equal"_s, model.equalByTruth},
        {u"records"_s, model.records},
        {u"kinds"_s, listOf(model.kinds,
                            [](const KeyKind &kind) {
                                return QJsonArray{int(kind.part), kind.field, kind.second};
                            })},
        {u"too_common"_s, listOf(model.tooCommon, [](qint64 key) { return key; })}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

DuplicateModel modelIn(const QByteArray &text)
{
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    if (object[u"version"].toInt() != version)
        return {};
    DuplicateModel model;
    for (const QJsonValue field : object[u"fields"].toArray()) {
        model.fields.push_back(knowledgeIn(field.toObject()));
        model.weights.fields.push_back(weightsIn(field.toObject()));
    }
    model.weights.share = object[u"share"].toDouble();
    for (const QJsonValue two : object[u"swapped"].toArray())
        model.weights.swapped.push_back({two[0].toInt(-1), two[1].toInt(-1)});
    for (const QJsonValue field : object[u"must_agree"].toArray())
        model.weights.mustAgree.push_back(field.toInt(-1));
    model.equalByTruth = object[u"equal"].toDouble();
    model.records = object[u"records"].toInt();
    for (const QJsonValue kind : object[u"kinds"].toArray())
        model.kinds.push_back({KeyPart(kind[0].toInt()), kind[1].toInt(-1), kind[2].toInt(-1)});
    for (const QJsonValue key : object[u"too_common"].toArray())
        model.tooCommon.push_back(key.toInteger());
    return isSound(model) ? model : DuplicateModel();
}

} // namespace intray
