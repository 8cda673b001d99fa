// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

class Desk;
class FieldEditor;
struct Field;

/// Makes the editor take of a pasted text what its field can hold, and nothing of one that breaks
/// the field's limits; the desk says so. Desk and editor outlive each other's calls: both belong to
/// the form.
void letPaste(FieldEditor &editor, const Field &field, Desk &desk);

/// Why a value deserves a second look, in sentences; empty: it does not. A value that is not among
/// the usual ones is allowed; not so one that stands in many records, whatever the schema says.
QString doubtAbout(const Field &field, Desk &desk);

} // namespace intray
