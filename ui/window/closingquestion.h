// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>

namespace intray {

/// Asks whoever closes a window while something runs whether it is to be cancelled; going on is
/// what Return and Esc choose, because nothing is lost by it. Goes by itself.
class ClosingQuestion : public QMessageBox
{
    Q_OBJECT
public:
    enum class Runs { Import, Export };

    ClosingQuestion(Runs runs, const QString &file, QWidget *window);

signals:
    void cancelWanted(); ///< And then the window is to close.
};

} // namespace intray
