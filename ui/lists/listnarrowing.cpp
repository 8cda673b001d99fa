// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/listnarrowing.h"

#include "lists/celltext.h"
#include "lists/listquery.h"
#include "lists/typedfilter.h"
#include "ui/lists/addfiltermenu.h"
#include "ui/lists/filterchips.h"
#include "ui/lists/filteroffers.h"
#include "ui/lists/listchoice.h"
#include "ui/lists/listrows.h"
#include "ui/lists/savedfilters.h"
#include "ui/lists/searchfield.h"
#include "ui/lists/shownitems.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(intray::OpenList)
};

} // namespace

ListNarrowing::ListNarrowing(Session &session, WindowSettings &settings, const ListChoice &choice,
                             const ListRows &rows, ShownItems &shown, FilterChips &chips,
                             QWidget *list)
    : m_choice(choice)
    , m_rows(rows)
    , m_shown(shown)
    , m_chips(chips)
    , m_saved(new SavedFilters(
          session, settings, [this] { return m_choice.chosen(); }, ListChoice::usual(), list))
    , m_adding(new AddFilterMenu(shown, *m_saved->menu(), list))
{
    followChips();
    connect(m_saved, &SavedFilters::wanted, this, &ListNarrowing::takeSaved);
    connect(m_saved, &SavedFilters::told, this, &ListNarrowing::told);
}

void ListNarrowing::followChips()
{
    connect(&m_chips, &FilterChips::wanted, this, &ListNarrowing::wanted);
    connect(&m_chips, &FilterChips::changeWanted, this, &ListNarrowing::typeFilter);
    connect(&m_chips, &FilterChips::addWanted, this,
            [this] { m_adding->popup(m_chips.mapToGlobal(QPoint(0, m_chips.height()))); });
    connect(m_adding, &AddFilterMenu::onlyBrokenWanted, this, [this](bool isOnlyBroken) {
        emit onlyBrokenWanted(isOnlyBroken);
        emit rowsWanted(); // to what is found
    });
    connect(m_adding, &QMenu::aboutToShow, this, [this] { m_adding->offerKey(!isKeyAField()); });
    connect(m_adding, &AddFilterMenu::columnWanted, this, &ListNarrowing::typeFilter);
}

void ListNarrowing::setQueue(const QString &name)
{
    m_adding->setColumns(m_choice.columns());
    m_saved->setQueue(name);
}

void ListNarrowing::followSearch(SearchField &search)
{
    m_field = &search;
    search.setOffers([this](const QString &text) {
        QStringList words;
        for (const FilterOffer &offer : offers(text))
            words << offer.words;
        return words;
    });
    connect(&search, &SearchField::searched, this, &ListNarrowing::searched);
    connect(&search, &SearchField::entered, this, &ListNarrowing::enterSearch);
    connect(&search, &SearchField::offerTaken, this,
            [this](int offer) { take(offers(m_field->text()).value(offer)); });
}

void ListNarrowing::dropFilters()
{
    ListFilter filter = m_choice.chosen();
    filter.columns.clear();
    filter.onlyBroken = false;
    emit wanted(filter);
}

void ListNarrowing::show()
{
    m_chips.showFilter(m_choice.chosen(), m_choice.isUsual() ? QString() : m_shown.words(),
                       m_choice.columns());
    m_adding->setOnlyBroken(m_choice.isOnlyBroken());
}

void ListNarrowing::showSearch(const QString &text)
{
    if (m_field)
        m_field->showSearch(text);
}

void ListNarrowing::offerAgain()
{
    if (m_field)
        m_field->offerAgain();
}

void ListNarrowing::enterSearch()
{
    const auto typed = typedFilter(m_field->text(), m_choice.columns());
    if (typed && !typed->wanted.isEmpty())
        take(offers(m_field->text()).value(0));
    else
        emit rowsWanted();
}

void ListNarrowing::typeFilter(int column)
{
    m_field->typeOn(typedText(m_choice.columns().at(column), m_choice.filterOf(column)));
}

void ListNarrowing::take(const FilterOffer &offer)
{
    if (offer.typed.isEmpty())
        emit wanted(offer.filter);
    else
        m_field->typeOn(offer.typed);
}

// Somebody else may have saved it, or the queue had other fields then.
void ListNarrowing::takeSaved(const QString &name, const ListFilter &filter)
{
    emit wanted(filter);
    QStringList missing;
    for (const QString &field : missingFields(filter, m_choice.columns()))
        missing << cellText(field, 40);
    if (!missing.isEmpty())
        emit told(
            Words::tr("The filter “%1” also names fields that this list does not have: %2. The "
                      "rest of it is used.")
                .arg(name, missing.join(QStringLiteral(", "))));
    else if (!filter.shown.isEmpty() && filter.shown != m_shown.name())
        emit told(Words::tr("The filter “%1” is for items that you cannot list. The rest of it is "
                            "used.")
                      .arg(name));
}

/// Enough to see where a text stands, and few enough to look at with every key.
KnownItems ListNarrowing::knownItems(const QString &text) const
{
    constexpr int mostLookedAt = 400;
    const OpenItemsModel &model = m_rows.model();
    KnownItems known;
    for (int row = 0; row < std::min(model.rowCount(), mostLookedAt); ++row)
        known.items << model.at(row);
    known.areAll = m_rows.isAnswered() && m_choice.searched().trimmed() == text.trimmed() &&
                   known.items.size() == model.rowCount() && m_rows.areAll();
    return known;
}

// Then the field's own name says better what it is.
bool ListNarrowing::isKeyAField() const
{
    const QList<Item> items = knownItems({}).items;
    return !items.isEmpty() && std::ranges::any_of(m_choice.columns(), [&](const auto &column) {
        return column.order == ItemOrder::By::Field &&
               std::ranges::all_of(
                   items, [&](const Item &item) { return column.wholeText(item) == item.key; });
    });
}

QList<FilterOffer> ListNarrowing::offers(const QString &text) const
{
    QList<NamedFilter> named;
    for (const KeptFilter &one : m_saved->kept().all())
        if (const auto filter = m_saved->kept().filter(one))
            named << NamedFilter{one.name, *filter};
    ListFilter now = m_choice.chosen();
    now.find.clear();
    return filterOffers(text, now, m_choice.columns(), named, knownItems(text));
}

} // namespace intray
