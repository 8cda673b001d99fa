// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/windowsettings.h"
#include "ui/desk/deskpage.h"
#include "ui/desk/fieldsform.h"
#include "ui/desk/recordform.h"
#include "ui/desk/sidepanel.h"
#include "ui/lists/mylist.h"
#include "ui/lists/openlist.h"

#include <QSplitter>

#include <algorithm>

namespace intray {

void DeskPage::restoreLayout()
{
    m_split->setSizes({400, 780, 360});
    m_lists->setSizes({140, 500});
    m_split->restoreState(m_settings.value(QStringLiteral("desk/columns")).toByteArray());
    m_lists->restoreState(m_settings.value(QStringLiteral("desk/lists")).toByteArray());
    m_lists->setHidden(m_settings.value(QStringLiteral("desk/folded")).toBool());
    m_panelWidth = m_settings.value(QStringLiteral("desk/panelWidth"), 360).toInt();
    m_panel->restore();
}

// A splitter leaves the room of a part that became narrower empty.
void DeskPage::fitPanel()
{
    QList<int> sizes = m_split->sizes();
    if (!m_panel->isVisible() || sizes.size() != 3)
        return;
    if (m_panel->isFolded() && sizes.at(2) > m_panel->maximumWidth())
        m_panelWidth = sizes.at(2);
    const int wanted = m_panel->isFolded() ? m_panel->maximumWidth()
                                           : std::max(m_panelWidth, m_panel->minimumWidth());
    sizes[1] += sizes.at(2) - wanted;
    sizes[2] = wanted;
    m_split->setSizes(sizes);
}

QString DeskPage::placeSetting() const
{
    return QStringLiteral("place/") + WindowSettings::part(m_session.url().text());
}

// Where the person was in the record that was on the desk when the window was closed.
void DeskPage::restorePlace()
{
    const QStringList known = m_settings.value(placeSetting()).toStringList();
    if (known.size() == 3)
        m_record->fields()->rememberPlace(ItemId(known.at(0).toLongLong()),
                                          {known.at(1), known.at(2).toInt()});
}

void DeskPage::saveLayout()
{
    m_settings.setValue(QStringLiteral("desk/columns"), m_split->saveState());
    m_settings.setValue(QStringLiteral("desk/panelWidth"),
                        m_panel->isFolded() ? m_panelWidth : m_panel->width());
    m_settings.setValue(QStringLiteral("desk/lists"), m_lists->saveState());
    const FieldsForm::Place place = m_record->fields()->place();
    if (m_desk.item().id.isValid() && !place.field.isEmpty())
        m_settings.setValue(placeSetting(),
                            QStringList{QString::number(m_desk.item().id.value()), place.field,
                                        QString::number(place.position)});
}

void DeskPage::resetLayout()
{
    m_settings.removeGroup(QStringLiteral("desk"));
    restoreLayout();
    m_mine->resetLayout();
    m_open->resetLayout();
}

} // namespace intray
