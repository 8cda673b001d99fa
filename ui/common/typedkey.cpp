// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/typedkey.h"

#include <QKeyEvent>

namespace intray {

// AltGr gives text, and some platforms report it as Ctrl+Alt.
bool writesText(const QKeyEvent &event)
{
    const auto chord = event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    const bool isText = !event.text().isEmpty() && event.text().at(0).isPrint();
    return isText && (chord == Qt::NoModifier || chord == Qt::GroupSwitchModifier ||
                      chord == (Qt::ControlModifier | Qt::AltModifier));
}

} // namespace intray
