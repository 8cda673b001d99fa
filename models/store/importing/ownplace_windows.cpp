// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/ownplace.h"

#include <QDir>

namespace intray {

// The folder for temporary files is each user's own.
QString ownPlace()
{
    return QDir::tempPath() + u'/';
}

} // namespace intray
