// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace intray {

/// Says what dismissing means before it is done, because after ten seconds the clerk cannot undo
/// it.
class ConfirmDismiss : public QDialog
{
    Q_OBJECT
public:
    explicit ConfirmDismiss(const QString &key, QWidget *parent = nullptr);
};

} // namespace intray
