// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/openedfolds.h"

#include "ui/common/windowsettings.h"
#include "ui/supervisor/rulefold.h"

#include <utility>

namespace intray {

OpenedFolds::OpenedFolds(WindowSettings &settings, const QString &setting)
    : m_settings(settings)
    , m_setting(setting)
    , m_before(settings.value(setting).toStringList())
{
}

void OpenedFolds::add(RuleFold *fold)
{
    fold->setOpen(m_before.contains(fold->key()));
    m_folds << fold;
    QObject::connect(fold, &Fold::opened, fold, [this] { remember(); });
}

void OpenedFolds::openThatOf(const QWidget *field)
{
    for (RuleFold *fold : std::as_const(m_folds))
        if (field && fold->isAncestorOf(field))
            fold->setOpen(true);
}

void OpenedFolds::remember()
{
    QStringList opened;
    for (const RuleFold *fold : std::as_const(m_folds))
        if (fold->isOpen())
            opened << fold->key();
    m_settings.setValue(m_setting, opened);
}

} // namespace intray
