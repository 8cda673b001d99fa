// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QLoggingCategory>

#include <cstddef>
#include <cstdint>
#include <cstdlib>

/// Says nothing but what ends the program: what is fuzzed would otherwise fill the screen.
inline void sayOnlyWhatEnds(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type != QtFatalMsg)
        return;
    fprintf(stderr, "%s\n", qPrintable(text));
    abort();
}

/// Makes a function of bytes the one that libFuzzer calls.
#define INTRAY_FUZZ(function)                                                                      \
    extern "C" int LLVMFuzzerInitialize(int *, char ***)                                           \
    {                                                                                              \
        qInstallMessageHandler(sayOnlyWhatEnds);                                                   \
        return 0;                                                                                  \
    }                                                                                              \
    extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)                        \
    {                                                                                              \
        function(QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)));               \
        return 0;                                                                                  \
    }
