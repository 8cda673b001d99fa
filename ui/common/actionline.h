// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/linebutton.h"

class QAction;

namespace intray {

/// A button for an action: its icon, its words and its key. Follows the action, which outlives it.
class ActionLine : public LineButton
{
    Q_OBJECT
public:
    explicit ActionLine(QAction *action, QWidget *parent = nullptr, Rank rank = Rank::Usual);

    void sayShort(const QString &words); ///< In place of the action's; empty: its own.
    /// The same, also to screen readers, as something is so that the action's words do not tell;
    /// its tooltip says what.
    void sayAs(const QString &words, const QString &why);

private:
    void follow();

    QAction *m_action;
    QString m_short;
    QString m_why;
};

} // namespace intray
