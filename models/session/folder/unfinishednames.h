// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// Whether a file in a watched folder is left alone because of its name: programs that upload,
/// download or save give such names to what is not finished, office programs and databases to what
/// they keep beside a file, and systems to files of their own. Any thread.
bool isLeftAlone(const QString &name);

} // namespace intray
