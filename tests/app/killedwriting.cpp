// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Preloaded into a program, it kills the program once it has written KILLED_WRITING_BYTES into the
// files of the folder KILLED_WRITING_FOLDER, so that a test knows at which place it was killed.
#include <sys/syscall.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <string>

static std::string setting(const char *name)
{
    const char *value = std::getenv(name);
    return value ? value : "";
}

static bool isInFolder(int file)
{
    static const std::string folder = setting("KILLED_WRITING_FOLDER");
    char path[4096];
    const ssize_t size =
        readlink(("/proc/self/fd/" + std::to_string(file)).c_str(), path, sizeof path);
    return size > 0 && std::string(path, size_t(size)).starts_with(folder);
}

extern "C" ssize_t write(int file, const void *bytes, size_t count)
{
    static const long most = std::stol(setting("KILLED_WRITING_BYTES"));
    static long written = 0;
    const long result = syscall(SYS_write, file, bytes, count);
    if (result > 0 && isInFolder(file))
        written += result;
    if (written >= most)
        kill(getpid(), SIGKILL);
    return result;
}
