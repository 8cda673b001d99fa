// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the list says of an item that it has no row of: one that is taken has left it. And by which
// rules it goes.
#include "store/reading/sieve.h"
#include "ui/common/actions.h"
#include "ui/lists/emptylist.h"
#include "ui/lists/itemlistview.h"
#include "ui/lists/openlist.h"
#include "ui/lists/shownitems.h"

#include <QApplication>
#include <QLocale>

namespace intray {

// Rows stay: whoever looks at them is not to lose the place. Signs are looked for anew.
void OpenList::takeRules(const Queue &queue, const RecordSchema &schema)
{
    const bool areFieldsSame =
        queue.recordSchema == m_queue.recordSchema && queue.fields == m_queue.fields;
    m_queue = queue;
    offerOwn();
    if (!areFieldsSame)
        m_rows.model().setRules(schema.shownFor(QLocale()));
}

bool OpenList::isNarrowed() const
{
    return hasFilters() && m_shown->isOpen();
}

bool OpenList::isOnlySearched() const
{
    return isNarrowed() && !m_choice.isNarrowed();
}

QList<ItemId> OpenList::shownOpen() const
{
    QList<ItemId> shown;
    if (isNarrowed() && m_rows.isAnswered())
        for (const Item &item : m_rows.model().rows())
            shown << item.id;
    return shown;
}

bool OpenList::finds(const Item &item) const
{
    if (!isNarrowed() || item.queue != m_queue.name)
        return true;
    ItemQuery query = wantedQuery();
    query.isForMe = false;                       // what comes next is
    constexpr auto anyDialect = Dialect::Sqlite; // nothing is sought in a database
    return Sieve(query, m_queue, anyDialect).passes(item);
}

void OpenList::showEmptiness()
{
    if (!m_rows.isEmpty() || m_rows.isFetching()) {
        m_locked.forget(); // somebody else may have it by then
        return leaveEmptiness();
    }
    const bool isHidden = m_rows.isAnswered() && m_rows.problem().isEmpty();
    const bool isSearch = isHidden && !m_choice.searched().trimmed().isEmpty();
    isSearch && m_shown->isOpen() ? m_locked.seek(wantedQuery()) : m_locked.forget();
    const QString said = withKeysInUse(m_words.emptiness(m_queue), *this);
    m_empty->say(QStringList{said, m_locked.sentence()}.join(u' ').trimmed(),
                 {isSearch, isHidden && m_choice.isNarrowed()});
    m_empty->setGeometry(m_table->viewport()->geometry());
    m_empty->show();
    if (m_table->hasFocus())
        m_empty->takeFocus(Qt::OtherFocusReason);
}

void OpenList::leaveEmptiness()
{
    if (m_empty->isAncestorOf(QApplication::focusWidget())) {
        m_table->setFocus(Qt::TabFocusReason); // else it gave it back
        m_rows.select(0);
    }
    m_empty->hide();
}

} // namespace intray
