// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shortcutsdialog.h"

#include "ui/actions.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeySequence>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace intray {

using Entry = std::pair<QString, QString>;

static QList<Entry> keysOfActions(const Actions &actions)
{
    QList<Entry> entries;
    for (const QAction *action : actions.all()) {
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
        {nativeKeys(QStringLiteral("Tab")), ShortcutsDialog::tr("Next field")},
        {nativeKeys(QStringLiteral("Shift+Tab")), ShortcutsDialog::tr("Previous field")},
        {ShortcutsDialog::tr("Return"),
         ShortcutsDialog::tr(
             "Next field; in a field of several lines a new line; in a list: take or open")},
        {nativeKeys(QStringLiteral("Ctrl+Z")), ShortcutsDialog::tr("Undo typing in the field")},
        {nativeKeys(QStringLiteral("Ctrl+C")),
         ShortcutsDialog::tr("Copy; in a list: the selected rows as a table")},
        {ShortcutsDialog::tr("Home, End"),
         ShortcutsDialog::tr("In a list: to its start, to its end")},
    };
}

static void fill(QTreeWidget *list, const QList<Entry> &entries)
{
    for (const auto &[keys, text] : entries)
        list->addTopLevelItem(
            new QTreeWidgetItem({keys, QString(text).remove(QStringLiteral("..."))}));
}

ShortcutsDialog::ShortcutsDialog(const Actions &actions, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("shortcutsDialog"));
    setWindowTitle(tr("All keys"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(560, 620);
    auto *list = new QTreeWidget(this);
    list->setAccessibleName(tr("All keys"));
    list->setRootIsDecorated(false);
    list->setHeaderLabels({tr("Keys"), tr("What they do")});
    fill(list, keysOfActions(actions));
    fill(list, keysOfFields());
    list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    list->setCurrentItem(list->topLevelItem(0));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(list);
    column->addWidget(buttons);
}

} // namespace intray
