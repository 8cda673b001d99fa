// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/keylist.h"

#include "ui/common/actions.h"
#include "ui/common/plaintable.h"

#include <QAction>
#include <QHeaderView>
#include <QKeySequence>

namespace intray {

using Entry = std::pair<QString, QString>;

static QList<Entry> keysOfActions(const Actions &actions)
{
    QList<Entry> entries;
    for (const QAction *action : actions.all()) {
        if (!action->isVisible())
            continue; // it is others' to do
        const QStringList parts = action->text().remove(u'&').split(u'\t');
        const QString keys =
            parts.size() > 1 ? parts.at(1) : action->shortcut().toString(QKeySequence::NativeText);
        entries.append({keys, parts.first()});
    }
    return entries;
}

static QString nativeKeys(const QString &keys)
{
    return QKeySequence(keys).toString(QKeySequence::NativeText);
}

static QList<Entry> keysOfFields()
{
    return {
        {nativeKeys(QStringLiteral("Tab")), KeyList::tr("Next field")},
        {nativeKeys(QStringLiteral("Shift+Tab")), KeyList::tr("Previous field")},
        {KeyList::tr("Return"),
         KeyList::tr(
             "Next field; in a field with several lines: a new line; in a list: take or open")},
        {nativeKeys(QStringLiteral("Alt+Down")),
         KeyList::tr("In a field: choose from its list or calendar")},
        {KeyList::tr("Space"), KeyList::tr("In a yes/no field: switch it")},
        {KeyList::tr("Space"),
         KeyList::tr("In the list: look at the item without taking it; once more closes it")},
        {nativeKeys(QStringLiteral("Ctrl+Z")), KeyList::tr("Undo typing in the field")},
        {nativeKeys(QStringLiteral("Ctrl+C")),
         KeyList::tr("Copy; in a list: the selected rows as a table")},
        {KeyList::tr("Home, End"), KeyList::tr("In a list: to its start, to its end")},
    };
}

static void fill(QTreeWidget &list, const QList<Entry> &entries)
{
    for (const auto &[keys, text] : entries)
        list.addTopLevelItem(
            new QTreeWidgetItem({keys, QString(text).remove(QStringLiteral("..."))}));
}

KeyList::KeyList(const Actions &actions, QWidget *parent)
    : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("keyList"));
    setAccessibleName(tr("All keys"));
    makePlain(this);
    setHeaderLabels({tr("Keys"), tr("What they do")});
    fill(*this, keysOfActions(actions));
    fill(*this, keysOfFields());
    header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    header()->setStretchLastSection(true);
    setCurrentItem(topLevelItem(0));
}

int KeyList::showOnly(const QString &typed)
{
    const QString wanted = typed.simplified();
    for (int index = 0; index < topLevelItemCount(); ++index) {
        QTreeWidgetItem *row = topLevelItem(index);
        row->setHidden(!row->text(0).contains(wanted, Qt::CaseInsensitive) &&
                       !row->text(1).contains(wanted, Qt::CaseInsensitive));
    }
    return int(shown().size());
}

QList<std::pair<QString, QString>> KeyList::shown() const
{
    QList<std::pair<QString, QString>> rows;
    for (int index = 0; index < topLevelItemCount(); ++index)
        if (const QTreeWidgetItem *row = topLevelItem(index); !row->isHidden())
            rows.append({row->text(0), row->text(1)});
    return rows;
}

} // namespace intray
