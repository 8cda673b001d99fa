// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/listtitle.h"

#include <QLocale>

#include <algorithm>

namespace intray {

ListTitle::ListTitle(QWidget *parent)
    : ElidedLabel(parent)
{
    setObjectName(QStringLiteral("openTitle"));
    say();
}

void ListTitle::setOpen(bool open)
{
    m_open = open;
    say();
}

void ListTitle::setTotal(qint64 open, bool known)
{
    m_total = open;
    m_known = known;
    say();
}

void ListTitle::setRows(const Rows &rows)
{
    if (m_rows == rows)
        return;
    m_rows = rows;
    say();
}

QString ListTitle::found() const
{
    const QString rows = QLocale().toString(m_rows.known);
    return m_rows.areAll ? rows : tr("%1+").arg(rows);
}

void ListTitle::say()
{
    if (!m_open)
        showText(m_rows.known > 0 ? tr("Finished items  %1").arg(found()) : tr("Finished items"));
    else if (!m_known)
        showText(tr("Open items"));
    else if (m_rows.areFiltered)
        showText(tr("Open items  %1 of %2")
                     .arg(found(), QLocale().toString(std::max<qint64>(m_total, m_rows.known))));
    else
        showText(tr("Open items  %1").arg(QLocale().toString(m_total)));
}

} // namespace intray
