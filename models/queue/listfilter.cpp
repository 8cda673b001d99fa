// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/listfilter.h"

#include "queue/unseenletters.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonDocument>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

std::optional<State> stateShown(const QString &shown)
{
    static const QHash<QString, State> all{
        {QString(), State::Open},           {u"open"_s, State::Open},
        {u"openForMe"_s, State::Open},      {u"doneByMe"_s, State::Done},
        {u"done"_s, State::Done},           {u"failed"_s, State::Failed},
        {u"dismissed"_s, State::Dismissed}, {u"askedFor"_s, State::Done},
        {u"passed"_s, State::Done}};
    const auto found = all.constFind(shown);
    return found == all.constEnd() ? std::nullopt : std::optional(*found);
}

QJsonObject toJson(const ListFilter &filter)
{
    QJsonObject columns;
    for (auto one = filter.columns.begin(); one != filter.columns.end(); ++one)
        columns.insert(one.key(), one.value());
    return {{u"shown"_s, filter.shown},       {u"find"_s, filter.find},
            {u"broken"_s, filter.onlyBroken}, {u"columns"_s, columns},
            {u"sorted"_s, filter.sortedBy},   {u"descending"_s, filter.descending}};
}

ListFilter listFilterFrom(const QJsonObject &json)
{
    ListFilter filter;
    filter.shown = json.value(u"shown"_s).toString();
    filter.find = json.value(u"find"_s).toString();
    filter.onlyBroken = json.value(u"broken"_s).toBool();
    filter.sortedBy = json.value(u"sorted"_s).toString();
    filter.descending = json.value(u"descending"_s).toBool();
    const QJsonObject columns = json.value(u"columns"_s).toObject();
    for (auto one = columns.begin(); one != columns.end(); ++one)
        filter.columns.insert(one.key(), one.value().toString());
    return filter;
}

QString textOf(const ListFilter &filter)
{
    return QString::fromUtf8(QJsonDocument(toJson(filter)).toJson(QJsonDocument::Compact));
}

/// A part that is something else would be left out, and the filter show more than was meant.
static bool isWhole(const QJsonObject &json)
{
    const QJsonObject usual = toJson(ListFilter{});
    for (auto part = json.begin(); part != json.end(); ++part)
        if (usual.contains(part.key()) && usual.value(part.key()).type() != part.value().type())
            return false;
    if (!stateShown(json.value(u"shown"_s).toString()))
        return false;
    const QJsonObject columns = json.value(u"columns"_s).toObject();
    return std::all_of(columns.begin(), columns.end(),
                       [](const QJsonValue &text) { return text.isString(); });
}

Outcome<ListFilter> listFilterFromText(const QString &name, const QString &text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8());
    if (document.isObject() && isWhole(document.object()))
        return listFilterFrom(document.object());
    return failure(Error::Kind::Invalid,
                   QCoreApplication::translate(
                       "ListFilter", "The filter “%1” is damaged in the database and cannot be "
                                     "used. Save it again under this name, or remove it.")
                       .arg(name));
}

/// As databases keep it, in letters.
static constexpr int longestName = 100;

static QString say(const char *text)
{
    return QCoreApplication::translate("ListFilter", text);
}

Error filterUnnamed()
{
    return {
        Error::Kind::Invalid, say(QT_TRANSLATE_NOOP("ListFilter", "A filter needs a name.")), {}};
}

Error filterNameTooLong()
{
    return {Error::Kind::Invalid,
            say(QT_TRANSLATE_NOOP("ListFilter", "The name of a filter can have %1 characters at "
                                                "most. Choose a shorter one."))
                .arg(longestName),
            {}};
}

Error filterNameUnseen()
{
    return {Error::Kind::Invalid,
            say(QT_TRANSLATE_NOOP("ListFilter",
                                  "The name has a character that cannot be seen, or that turns the "
                                  "others around. Type the name without it.")),
            {}};
}

static bool hidesInName(char32_t letter)
{
    return isUnseen(letter) && !shapesOthers(letter);
}

Outcome<QString> filterNameIn(const QString &typed)
{
    const QString name = typed.simplified();
    if (name.isEmpty())
        return tl::unexpected<Error>(filterUnnamed());
    if (hasLetter(name, hidesInName))
        return tl::unexpected<Error>(filterNameUnseen());
    if (name.toUcs4().size() > longestName)
        return tl::unexpected<Error>(filterNameTooLong());
    return name;
}

} // namespace intray
