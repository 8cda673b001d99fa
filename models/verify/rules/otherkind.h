// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace intray {

struct EditedField;

/// The field as somebody wished it, without what belonged to the kind or format that it had before:
/// what is no format or limit of its kind now, and the "format" of JSON Schema and the pattern that
/// no value of this kind keeps to. A field said to be "text" is any text then. Any thread.
EditedField withoutStrangers(const EditedField &before, EditedField wished);

} // namespace intray
