// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QString>

namespace intray {

/// The drawings of the icons that are built into the program, by their names in Breeze. Qt SVG
/// draws them where the build has it; else they are pictures that the build drew in several sizes.
/// Both look alike. Any thread.
bool hasDrawing(const QString &name);

/// So many pixels high and wide, on a ground that is not there: lines in `ink`, what lies on them
/// in `paper`. Null: there is none of this name.
QImage drawing(const QString &name, int size, const QColor &ink, const QColor &paper);

} // namespace intray
