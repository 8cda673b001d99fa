// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/supervisor/pagecommands.h"

#include <optional>
#include <span>

namespace intray {

/// A command of a page as it stands in the lists, in English.
struct ListedCommand
{
    using Way = PageCommand::Way;

    /// Where it stands.
    struct Place
    {
        const char *button;
        int segment = -1;
        const char *view = "";
        const char *chosenIn = ""; ///< One after the other, with a space between.
        Way way = Way::Press;
    };

    Place place;
    const char *title;
    const char *about;
    const char *otherWords;
    const char *toChoose = "";
    std::optional<Role> role = {};
    std::optional<Role> orRole = {};
};

/// Those of the rules' form.
std::span<const ListedCommand> ruleCommands();

} // namespace intray
