// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QPagedPaintDevice;
class QWidget;

namespace intray {

/// Asks for a printer, of which a PDF file is one; nothing happens if nobody names one. Window's
/// thread; goes with its parent. `dialog`: its object name.
void askForPrinter(QWidget *parent, const QString &dialog,
                   const std::function<void(QPagedPaintDevice *)> &print);

} // namespace intray
