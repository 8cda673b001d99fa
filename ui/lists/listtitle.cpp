// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/listtitle.h"

#include "ui/common/actionline.h"
#include "ui/common/colours.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/common/turnedsides.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

#include <algorithm>

namespace intray {

ListTitle::ListTitle(const char *name, QWidget *parent)
    : QWidget(parent)
    , m_name(new QLabel(this))
    , m_count(new TintedLabel(Tint::Dimmed, {}, this))
    , m_line(new QHBoxLayout(this))
{
    setObjectName(QLatin1String(name));
    m_count->setObjectName(objectName() + QStringLiteral("Count"));
    m_name->setTextFormat(Qt::PlainText);
    m_line->setContentsMargins(0, 0, 0, 0);
    (new TurnedSides(m_line, this))->set(room::beside, room::within); // as the rows end
    m_line->setSpacing(room::between);
    m_line->addWidget(m_name);
    m_line->addWidget(m_count, 1);
    m_line->addStrut(heightOf(Part::Button, fontMetrics()));
    dress();
}

void ListTitle::showAtEnd(ActionLine *next)
{
    m_next = next;
    m_line->addWidget(next);
    nameNext();
}

// The queue's order decides what comes next, whatever one looks at.
void ListTitle::nameNext()
{
    if (!m_next)
        return;
    if (m_hasTotal && m_known && m_rows.areFiltered)
        m_next->sayAs(tr("Next of all %Ln", nullptr, int(total())),
                      tr("Takes what comes next in the order of the queue, whether the filter "
                         "finds it or not."));
    else
        m_next->sayShort({});
}

qint64 ListTitle::total() const
{
    return std::max<qint64>({m_total, m_rows.known, m_rows.found.value_or(0)});
}

void ListTitle::setName(const QString &name, bool hasTotal)
{
    m_name->setText(name);
    m_hasTotal = hasTotal;
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
    const QLocale locale;
    return m_rows.found ? locale.toString(*m_rows.found)
                        : tr("more than %1", "items, of which these are known so far")
                              .arg(locale.toString(m_rows.known));
}

void ListTitle::say()
{
    const QLocale locale;
    nameNext();
    m_count->setToolTip(m_rows.areAll ? QString()
                                      : tr("The list shows the first ones. Scroll down for more."));
    if (!m_hasTotal)
        m_count->setText(m_rows.known > 0 ? found() : QString());
    else if (!m_known)
        m_count->setText({});
    else if (m_rows.areFiltered)
        m_count->setText(
            tr("%1 of %2", "items that are found, and all").arg(found(), locale.toString(total())));
    else
        m_count->setText(locale.toString(m_total));
}

void ListTitle::dress()
{
    QFont name = font();
    name.setWeight(QFont::DemiBold);
    m_name->setFont(name);
}

void ListTitle::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        dress();
}

} // namespace intray
