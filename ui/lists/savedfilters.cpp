// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/savedfilters.h"

#include "session/answer.h"
#include "ui/lists/filternaming.h"

#include <QMessageBox>
#include <QPushButton>

namespace intray {

SavedFilters::SavedFilters(Session &session, WindowSettings &settings, FilterMenu::Current current,
                           const ListFilter &none, QWidget *list)
    : QObject(list)
    , m_list(list)
    , m_current(std::move(current))
    , m_kept(session, settings)
    , m_menu(new FilterMenu(m_kept, m_current, none, list))
{
    setObjectName(QStringLiteral("savedFilters"));
    m_menu->setTitle(tr("&Saved filters"));
    connect(m_menu, &FilterMenu::useWanted, this, &SavedFilters::use);
    connect(m_menu, &FilterMenu::saveWanted, this, &SavedFilters::askForName);
    connect(m_menu, &FilterMenu::renameWanted, this, &SavedFilters::rename);
    connect(m_menu, &FilterMenu::removeWanted, this, &SavedFilters::remove);
}

void SavedFilters::setQueue(const QString &name)
{
    m_kept.setQueue(name);
}

void SavedFilters::showMenu()
{
    m_menu->popup(m_list->mapToGlobal(QPoint()));
}

void SavedFilters::use(const KeptFilter &kept)
{
    if (const auto filter = m_kept.filter(kept))
        emit wanted(kept.name, *filter);
    else
        emit told(filter.error().sentence);
}

void SavedFilters::askForName()
{
    open(new FilterSaving(m_kept, m_current(), m_list));
}

void SavedFilters::rename(const KeptFilter &kept)
{
    open(new FilterRenaming(m_kept, kept, m_list));
}

void SavedFilters::open(FilterNaming *dialog)
{
    connect(dialog, &FilterNaming::told, this, &SavedFilters::told);
    dialog->open();
}

void SavedFilters::remove(const KeptFilter &kept)
{
    if (kept.isShared)
        return askWhetherToRemove(kept);
    m_kept.own().forget(kept.name);
    emit told(tr("The filter “%1” is removed.").arg(kept.name));
}

// Others work with it.
void SavedFilters::askWhetherToRemove(const KeptFilter &kept)
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("Remove a filter"),
                                tr("Remove the filter “%1” for the whole team?").arg(kept.name),
                                QMessageBox::Cancel, m_list);
    box->setObjectName(QStringLiteral("removeFilterBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(m_kept.sentenceOn(kept));
    QPushButton *yes = box->addButton(tr("&Remove"), QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("removeFilterYes"));
    box->setDefaultButton(QMessageBox::Cancel);
    connect(yes, &QPushButton::clicked, this, [this, name = kept.name] { drop(name); });
    box->open();
}

void SavedFilters::drop(const QString &name)
{
    answer(m_kept.shared().drop(name), this, [this, name](const Outcome<Done> &outcome) {
        emit told(outcome ? tr("The filter “%1” is removed for the team.").arg(name)
                          : outcome.error().sentence);
    });
}

} // namespace intray
