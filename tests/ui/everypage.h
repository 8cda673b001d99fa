// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace intray {

/// Is given a window or dialog that is open just now, and a short name for it, such as "return".
using Look = std::function<void(const QString &name, QWidget &page)>;

/// Opens every page and dialog of the window, one after the other, with something to see in each:
/// for tests of what must hold everywhere, and for pictures. A new action that opens a dialog (its
/// text ends with dots) and a new page of the supervisor's are seen without a word here.
void lookAtEveryPage(const Look &look);

} // namespace intray
