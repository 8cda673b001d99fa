// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

class QFile;

namespace intray {

/// How many parts the end of a zip file says that it has, before libzip makes room for them; 0
/// where it does not say. The file's place stays.
quint64 partsSaidBy(QFile &file);

} // namespace intray
