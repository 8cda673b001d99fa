// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/listfilter.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace intray {

struct FilterOffer;
struct KnownItems;
class AddFilterMenu;
class FilterChips;
class ListChoice;
class ListRows;
class SavedFilters;
class SearchField;
class Session;
class ShownItems;
class WindowSettings;

/// By what a person narrows a list: what is offered while one types, chips, the menu of filters and
/// the saved ones. Tells what is wanted and chooses nothing itself. Borrows all that it is made
/// with. In the window's thread.
class ListNarrowing : public QObject
{
    Q_OBJECT
public:
    ListNarrowing(Session &session, WindowSettings &settings, const ListChoice &choice,
                  const ListRows &rows, ShownItems &shown, FilterChips &chips, QWidget *list);

    void setQueue(const QString &name);     ///< The choice has its columns already.
    void followSearch(SearchField &search); ///< What is typed there; it outlives this.
    void dropFilters(); ///< All but what is searched for.
    void show();                            ///< What is chosen, as chips and in the menu.
    void showSearch(const QString &text);   ///< In the field, without searching for it.
    void offerAgain(); ///< Other rows are known, and with them where a text stands.
    SavedFilters &saved() const { return *m_saved; }
    AddFilterMenu &menu() const { return *m_adding; }

signals:
    void wanted(const intray::ListFilter &filter);
    void searched(const QString &text);
    void onlyBrokenWanted(bool isOnlyBroken);
    void rowsWanted();                  ///< By the keyboard.
    void told(const QString &sentence); ///< About a saved filter.

private:
    void followChips();
    void enterSearch();
    void typeFilter(int column);
    void take(const FilterOffer &offer);
    void takeSaved(const QString &name, const ListFilter &filter);
    bool isKeyAField() const;
    KnownItems knownItems(const QString &text) const;
    QList<FilterOffer> offers(const QString &text) const;

    const ListChoice &m_choice;
    const ListRows &m_rows;
    ShownItems &m_shown;
    FilterChips &m_chips;
    SavedFilters *m_saved;
    AddFilterMenu *m_adding;
    QPointer<SearchField> m_field;
};

} // namespace intray
