// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzzedfile.h"

#include <sys/mman.h>
#include <unistd.h>

namespace intray {

FuzzedFile::FuzzedFile(const QByteArray &content)
    : m_file(::memfd_create("fuzzed", 0))
{
    if (::write(m_file, content.constData(), size_t(content.size())) != content.size())
        qFatal("The file in memory was not written.");
}

FuzzedFile::~FuzzedFile()
{
    ::close(m_file);
}

QString FuzzedFile::path() const
{
    return QStringLiteral("/proc/self/fd/%1").arg(m_file);
}

} // namespace intray
