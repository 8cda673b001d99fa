// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/focuswatch.h"

#include <QApplication>

namespace intray {

void FocusWatch::follow(const std::function<void(QWidget *now)> &told)
{
    stop();
    m_told = QObject::connect(qApp, &QApplication::focusChanged, qApp,
                              [told](QWidget *, QWidget *now) { told(now); });
}

void FocusWatch::stop()
{
    QObject::disconnect(m_told);
}

} // namespace intray
