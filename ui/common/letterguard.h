// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QDialog;

namespace intray {

/// In every dialog of the program, each letter with Alt means one thing among what is seen: when it
/// opens, when more of it comes into sight, and with what stands around its tabs. What means
/// nothing with Alt is not typed into a field either, in any window. One for the program, in the
/// window's thread; belongs to the application.
class LetterGuard : public QObject
{
    Q_OBJECT
public:
    static void install(); ///< Once is enough; later calls do nothing.
    /// After a text of it has changed while it is seen: nothing tells of that.
    static void look(const QDialog &dialog);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit LetterGuard(QObject *application);
};

} // namespace intray
