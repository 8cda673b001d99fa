// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QWidget;

namespace intray {

/// Makes a window as large as that, or as its screen has room for with a frame around it: at 300 %
/// a large screen is a small one. Never smaller than what the pages are made for, or the dialog.
void resizeWithinScreen(QWidget *window, const QSize &wish, const QSize &least = {1024, 650});

} // namespace intray
