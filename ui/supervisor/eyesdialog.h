// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace intray {

/// What it means for people that records pass unopened and that slips are planted, in plain words;
/// printed for whoever has to agree. Window's thread; deletes itself.
class EyesDialog : public QDialog
{
    Q_OBJECT
public:
    explicit EyesDialog(QWidget *parent);
};

} // namespace intray
