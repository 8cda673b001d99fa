// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/personalfilters.h"

#include "ui/common/windowsettings.h"

#include <QCollator>
#include <QJsonDocument>

#include <algorithm>

namespace intray {

QStringList sortedForPeople(QStringList names)
{
    QCollator order;
    order.setCaseSensitivity(Qt::CaseInsensitive);
    order.setNumericMode(true);
    std::sort(names.begin(), names.end(), order);
    return names;
}

void PersonalFilters::setQueue(const QString &name)
{
    m_setting = QStringLiteral("filters/") + WindowSettings::part(name);
}

QJsonObject PersonalFilters::kept() const
{
    return QJsonDocument::fromJson(m_settings.value(m_setting).toString().toUtf8()).object();
}

void PersonalFilters::write(const QJsonObject &kept)
{
    m_settings.setValue(m_setting,
                        QString::fromUtf8(QJsonDocument(kept).toJson(QJsonDocument::Compact)));
}

QStringList PersonalFilters::names() const
{
    return sortedForPeople(kept().keys());
}

ListFilter PersonalFilters::filter(const QString &name) const
{
    return listFilterFrom(kept().value(name).toObject());
}

void PersonalFilters::keep(const QString &name, const ListFilter &filter)
{
    QJsonObject all = kept();
    all.insert(name, toJson(filter));
    write(all);
}

void PersonalFilters::rename(const QString &name, const QString &newName)
{
    QJsonObject all = kept();
    all.insert(newName, all.take(name));
    write(all);
}

void PersonalFilters::forget(const QString &name)
{
    QJsonObject all = kept();
    all.remove(name);
    write(all);
}

} // namespace intray
