// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/savedfilters.h"

#include "ui/common/windowsettings.h"

#include <QCollator>
#include <QInputDialog>
#include <QJsonDocument>
#include <QLineEdit>
#include <QMenu>

#include <algorithm>

namespace intray {

SavedFilters::SavedFilters(WindowSettings &settings, Current current, const ListFilter &none,
                           QWidget *parent)
    : QToolButton(parent)
    , m_settings(settings)
    , m_current(std::move(current))
    , m_none(none)
    , m_menu(new QMenu(this))
{
    setObjectName(QStringLiteral("savedFilters"));
    setText(tr("Filters"));
    setToolTip(tr("Uses a filter that you saved, or saves what is chosen now."));
    setAccessibleName(tr("Saved filters"));
    setFocusPolicy(Qt::StrongFocus);
    setPopupMode(QToolButton::InstantPopup);
    m_menu->setObjectName(QStringLiteral("savedFiltersMenu"));
    m_menu->setToolTipsVisible(true);
    setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &SavedFilters::fillMenu);
}

void SavedFilters::setQueue(const QString &name)
{
    m_setting = QStringLiteral("filters/") + WindowSettings::part(name);
}

QJsonObject SavedFilters::kept() const
{
    return QJsonDocument::fromJson(m_settings.value(m_setting).toString().toUtf8()).object();
}

void SavedFilters::write(const QJsonObject &kept)
{
    m_settings.setValue(m_setting,
                        QString::fromUtf8(QJsonDocument(kept).toJson(QJsonDocument::Compact)));
}

QStringList SavedFilters::names() const
{
    QStringList names = kept().keys();
    QCollator order;
    order.setCaseSensitivity(Qt::CaseInsensitive);
    order.setNumericMode(true);
    std::sort(names.begin(), names.end(), order);
    return names;
}

void SavedFilters::keep(const QString &name, const ListFilter &filter)
{
    QJsonObject all = kept();
    all.insert(name, toJson(filter));
    write(all);
}

void SavedFilters::forget(const QString &name)
{
    QJsonObject all = kept();
    all.remove(name);
    write(all);
}

static QString asEntry(const QString &name)
{
    return QString(name).replace(u'&', QStringLiteral("&&"));
}

void SavedFilters::fillMenu()
{
    m_menu->clear();
    const QStringList all = names();
    addEntries(all);
    if (!all.isEmpty())
        m_menu->addSeparator();
    QAction *save =
        m_menu->addAction(tr("&Save what is chosen now..."), this, &SavedFilters::askForName);
    const bool isChosen = m_current() != m_none;
    save->setEnabled(isChosen);
    save->setToolTip(isChosen ? QString() : tr("Search, filter or sort the list first."));
    QMenu *remove = m_menu->addMenu(tr("&Remove"));
    remove->setEnabled(!all.isEmpty());
    for (const QString &name : all)
        remove->addAction(asEntry(name), this, [this, name] { forget(name); });
}

void SavedFilters::addEntries(const QStringList &names)
{
    const ListFilter now = m_current();
    for (const QString &name : names) {
        const ListFilter filter = listFilterFrom(kept().value(name).toObject());
        QAction *use =
            m_menu->addAction(asEntry(name), this, [this, filter] { emit wanted(filter); });
        use->setCheckable(true);
        use->setChecked(filter == now);
    }
}

void SavedFilters::askForName()
{
    auto *ask = new QInputDialog(this);
    ask->setObjectName(QStringLiteral("filterNameDialog"));
    ask->setAttribute(Qt::WA_DeleteOnClose);
    ask->setWindowTitle(tr("Save the filter"));
    ask->setLabelText(tr("Name of the filter. One of the same name is replaced."));
    ask->setOkButtonText(tr("Save"));
    ask->setCancelButtonText(tr("Cancel"));
    connect(ask, &QInputDialog::textValueSelected, this, [this](const QString &typed) {
        if (const QString name = typed.simplified(); !name.isEmpty())
            keep(name, m_current());
    });
    ask->open();
}

} // namespace intray
