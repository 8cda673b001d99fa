// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/filteroffers.h"

#include "lists/celltext.h"
#include "lists/typedfilter.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(intray::FilterOffer)
};

constexpr int mostOffers = 6;
constexpr int mostKept = 3;
constexpr int mostLetters = 40;

FilterOffer inColumn(const ItemColumn &column, const QString &wanted, ListFilter now)
{
    now.columns.insert(column.id, wanted);
    return {typedText(column, cellText(wanted, mostLetters)), now, {}};
}

void offerNamedColumns(QList<FilterOffer> &offers, const QString &text, const ListFilter &now,
                       const QList<ItemColumn> &columns)
{
    const auto begins = [&](const QString &name) {
        return name.startsWith(text, Qt::CaseInsensitive);
    };
    for (const ItemColumn &column : columns)
        if (column.isFilterable() && std::ranges::any_of(column.names(), begins))
            offers << FilterOffer{typedText(column, QStringLiteral("…")), now,
                                  typedText(column, {})};
}

void offerKept(QList<FilterOffer> &offers, const QString &text, const QList<NamedFilter> &kept)
{
    int left = mostKept;
    for (const NamedFilter &one : kept)
        if (one.name.contains(text, Qt::CaseInsensitive) && left-- > 0)
            offers << FilterOffer{
                Words::tr("Filter “%1”").arg(cellText(one.name, mostLetters)), one.filter, {}};
}

void offerBroken(QList<FilterOffer> &offers, const QString &text, ListFilter now)
{
    const QString words = Words::tr("Breaks a rule");
    if (now.onlyBroken || !words.contains(text, Qt::CaseInsensitive))
        return;
    now.onlyBroken = true;
    offers << FilterOffer{words, now, {}};
}

/// How many of the known items have a text in one column.
struct Hits
{
    int whole = 0;
    int begins = 0;
    int inside = 0;

    auto operator<=>(const Hits &) const = default;
};

Hits hitsOf(const QString &text, const ItemColumn &column, const QList<Item> &items)
{
    Hits hits;
    for (const Item &item : items) {
        const QString value = column.wholeText(item);
        if (!value.contains(text, Qt::CaseInsensitive))
            continue;
        ++hits.inside;
        hits.begins += value.startsWith(text, Qt::CaseInsensitive) ? 1 : 0;
        hits.whole += value.compare(text, Qt::CaseInsensitive) == 0 ? 1 : 0;
    }
    return hits;
}

bool has(const QString &text, bool (QChar::*is)() const)
{
    return std::ranges::any_of(text, [is](QChar sign) { return (sign.*is)(); });
}

/// No word stands where only numbers do, and no number where only words do, nor either where
/// nothing is. Of a few items that is not known.
bool mayHold(const QString &text, const ItemColumn &column, const QList<Item> &items)
{
    constexpr qsizetype leastKnown = 20;
    const auto isKind = [&](bool (QChar::*is)() const) {
        return !has(text, is) || std::ranges::any_of(items, [&](const Item &item) {
            return has(column.wholeText(item), is);
        });
    };
    return items.size() < leastKnown || (isKind(&QChar::isLetter) && isKind(&QChar::isDigit));
}

/// Where there is the text most often first; where it is nowhere, last, or not at all.
void offerColumns(QList<FilterOffer> &offers, const QString &text, const ListFilter &now,
                  const QList<ItemColumn> &columns, const KnownItems &known)
{
    QList<std::pair<Hits, FilterOffer>> found;
    for (const ItemColumn &column : columns)
        if (column.isFilterable() && mayHold(text, column, known.items))
            found.append({hitsOf(text, column, known.items), inColumn(column, text, now)});
    std::stable_sort(found.begin(), found.end(),
                     [](const auto &one, const auto &other) { return one.first > other.first; });
    for (const auto &[hits, offer] : std::as_const(found))
        if (hits.inside > 0 || !known.areAll)
            offers << offer;
}

} // namespace

QList<FilterOffer> filterOffers(const QString &text, const ListFilter &now,
                                const QList<ItemColumn> &columns, const QList<NamedFilter> &kept,
                                const KnownItems &known)
{
    const QString typed = text.trimmed();
    if (typed.isEmpty())
        return {};
    if (const auto named = typedFilter(typed, columns))
        return named->wanted.isEmpty()
                   ? QList<FilterOffer>()
                   : QList{inColumn(columns.at(named->column), named->wanted, now)};
    QList<FilterOffer> offers;
    offerNamedColumns(offers, typed, now, columns);
    offerBroken(offers, typed, now);
    offerKept(offers, typed, kept);
    offerColumns(offers, typed, now, columns, known);
    return offers.mid(0, mostOffers);
}

} // namespace intray
