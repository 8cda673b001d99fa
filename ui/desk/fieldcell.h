// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

#include <optional>

class QHBoxLayout;

namespace intray {

class FieldEditor;
class FieldPicker;
struct Field;

// How the editor of a field stands in its line, at the desk and where rules are tried out.

/// The editor as wide as it wants to be, with what helps to choose a value in it or behind it; the
/// rest of the line stays empty. `picker`: null: the field is typed.
void layInLine(QHBoxLayout &line, FieldEditor &editor, FieldPicker *picker);

/// In letters, one of three widths by what a value may be, or else usually is, so that fields of
/// nearly the same width stand as wide; none: all of its line. `hasSign`: an arrow or a lock stands
/// in it.
std::optional<int> lettersOf(const Field &field, const QJsonObject &schema, bool hasSign);

} // namespace intray
