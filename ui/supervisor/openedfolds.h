// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QWidget;

namespace intray {

class RuleFold;
class WindowSettings;

/// Which of some folds are open, remembered in the window's settings. Belongs to the form that has
/// the folds, in the window's thread.
class OpenedFolds
{
public:
    OpenedFolds(WindowSettings &settings, const QString &setting);

    void add(RuleFold *fold);              ///< Is open at once if it was the last time.
    void openThatOf(const QWidget *field); ///< None of them: nothing happens.

private:
    void remember();

    WindowSettings &m_settings;
    const QString m_setting;
    const QStringList m_before; ///< From the last time.
    QList<RuleFold *> m_folds;
};

} // namespace intray
