// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace intray {

class Desk;
class FieldEditor;
struct Field;

/// Offers, below the field, the reasons for which it may be empty, each by its number; says so
/// where its rule names none or it cannot be changed.
void offerReasons(const Field &field, Desk &desk, FieldEditor &editor);

} // namespace intray
