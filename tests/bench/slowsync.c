// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Preloaded into a server, it makes every sync of a file take SLOWSYNC_MICROSECONDS longer, as on
// the disks that most servers have; so that figures from a fast disk can be told from those of an
// ordinary one.
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

// Sleeping is what is wanted: the disk is busy, and the processor is free for others meanwhile.
static void take_longer(void)
{
    const char *microseconds = getenv("SLOWSYNC_MICROSECONDS");
    if (microseconds != NULL)
        usleep((useconds_t)atoi(microseconds));
}

int fdatasync(int file)
{
    const long result = syscall(SYS_fdatasync, file);
    take_longer();
    return (int)result;
}

int fsync(int file)
{
    const long result = syscall(SYS_fsync, file);
    take_longer();
    return (int)result;
}
