// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/call.h"
#include "transfer/exporttemplate.h"
#include "transfer/mapping/importtemplate.h"

namespace intray::ctl {

/// The template that the option --template names. With a sentence that names it: NotFound; Invalid,
/// it is for something else, or what stands in the database is no template.
Checked<ImportTemplate> importTemplateOf(Call &call);
Checked<ExportTemplate> exportTemplateOf(Call &call);

} // namespace intray::ctl
