// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// GCC for Windows frees what is a thread's own before it destroys it (GCC's bug 83562). Qt has one
// such thing: the stack of compiled regular expressions. A thread that had used it crashed now and
// then when it ended.
#include <QByteArray>

namespace {

[[maybe_unused]] const bool isSaid = qputenv("QT_ENABLE_REGEXP_JIT", "0");

} // namespace
