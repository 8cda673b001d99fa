// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/shownitems.h"

#include <QActionGroup>

namespace intray {

ShownItems::ShownItems(bool answersAsking, QWidget *parent)
    : QMenu(parent)
    , m_group(new QActionGroup(this))
    , m_name(QStringLiteral("open"))
{
    setObjectName(QStringLiteral("listShown"));
    setTitle(tr("Which &items"));
    setToolTipsVisible(true);
    add("open", tr("Open"));
    add("openForMe", tr("Open, for me"));
    add("doneByMe", tr("Done by me today"));
    add("done", tr("Done"));
    add("passed", tr("Passed unopened"));
    add("failed", tr("Failed"));
    add("dismissed", tr("Dismissed"));
    if (answersAsking)
        add("askedFor", tr("Reopening requested"));
    m_group->actions().constFirst()->setChecked(true);
    connect(m_group, &QActionGroup::triggered, this,
            [this](const QAction *one) { choose(one->data().toString()); });
}

void ShownItems::add(const char *name, const QString &words)
{
    QAction *one = m_group->addAction(addAction(words));
    one->setObjectName(objectName() + u'.' + QLatin1String(name));
    one->setData(QString::fromLatin1(name));
    one->setCheckable(true);
    one->setToolTip(tr("Finished records can be viewed here, not changed."));
}

bool ShownItems::isOpen() const
{
    return m_name == QStringLiteral("open") || m_name == QStringLiteral("openForMe");
}

QString ShownItems::name() const
{
    return m_name;
}

QString ShownItems::words() const
{
    return m_group->checkedAction()->text();
}

bool ShownItems::choose(const QString &name)
{
    for (QAction *one : m_group->actions()) {
        if (one->data().toString() != name)
            continue;
        one->setChecked(true);
        const bool isAnother = m_name != name;
        m_name = one->data().toString();
        if (isAnother)
            emit chosen();
        return true;
    }
    return false;
}

} // namespace intray
