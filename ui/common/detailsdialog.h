// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace intray {

/// The technical part of a message, with a button that copies it.
class DetailsDialog : public QDialog
{
    Q_OBJECT
public:
    DetailsDialog(const QString &sentence, const QString &detail, QWidget *parent = nullptr);
};

} // namespace intray
