// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;

namespace intray {

class ReasonField;

/// Says what dismissing means before it is done, because after ten seconds the clerk cannot undo
/// it, and asks why.
class ConfirmDismiss : public QDialog
{
    Q_OBJECT
public:
    explicit ConfirmDismiss(const QString &key, QWidget *parent = nullptr);

    /// Reasons to choose from, and whether there must be one.
    void askWhy(const QStringList &usual, bool required);

signals:
    void chosen(const QString &reason);

private:
    void build();

    QLabel *m_why;
    ReasonField *m_reason;
};

} // namespace intray
