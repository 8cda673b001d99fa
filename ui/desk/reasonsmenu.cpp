// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/reasonsmenu.h"

#include "session/desk/desk.h"
#include "ui/desk/fieldeditor.h"

#include <QCoreApplication>
#include <QMenu>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(FieldRow)
};

constexpr int mostNumbers = 9;

QString numbered(int number, const QString &text)
{
    const QString shown = QString(text).replace(u'&', QStringLiteral("&&"));
    return number <= mostNumbers ? QStringLiteral("&%1  %2").arg(QString::number(number), shown)
                                 : shown;
}

void addReason(QMenu &menu, int number, const QString &text, const QString &reason,
               const QString &field, Desk &desk)
{
    QObject::connect(menu.addAction(numbered(number, text)), &QAction::triggered, &desk,
                     [&desk, field, reason] { desk.sayMissing(field, reason); });
}

} // namespace

void offerReasons(const Field &field, Desk &desk, FieldEditor &editor)
{
    const QString said = desk.record().missing(field.name);
    if (editor.isReadOnly())
        return emit editor.changeRefused();
    if (field.missing.isEmpty() && said.isEmpty())
        return desk.inform(Words::tr("The rules of this queue name no reasons for which %1 may be "
                                     "empty. A supervisor can add some under Fields.")
                               .arg(field.label));
    auto *menu = new QMenu(&editor);
    menu->setObjectName(QStringLiteral("reasonsMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(Words::tr("Why %1 is empty").arg(field.label));
    int number = 0;
    for (const MissingReason &reason : field.missing)
        addReason(*menu, ++number, reason.text, reason.text, field.name, desk);
    if (!said.isEmpty())
        addReason(*menu, 0, Words::tr("No reason any more"), {}, field.name, desk);
    menu->popup(editor.mapToGlobal(editor.rect().bottomLeft()));
    menu->setActiveAction(menu->actions().constFirst());
}

} // namespace intray
