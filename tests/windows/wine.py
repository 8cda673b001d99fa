# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A Wine with a folder of its own, in which the installer's test works."""
import os
import pathlib
import re
import shutil
import subprocess

LOADER = shutil.which("wine64") or "/usr/lib/wine/wine64"
SERVER = shutil.which("wineserver64") or "/usr/lib/wine/wineserver64"
PATIENCE = 180  # seconds for one program


class Wine:
    def __init__(self, folder):
        self.prefix = folder / "prefix"
        self.log = open(folder / "programs.log", "wb")
        kept = ("PATH", "DISPLAY", "XAUTHORITY", "HOME", "USER", "LOGNAME")
        self.environment = {name: os.environ[name] for name in kept if name in os.environ} | {
            "WINEPREFIX": str(self.prefix), "WINEDEBUG": "-all", "LC_ALL": "C.UTF-8",
            # No entries in this machine's own menus, and nothing fetched.
            "WINEDLLOVERRIDES": "winemenubuilder.exe=d;mscoree=d;mshtml=d"}
        self.run("wineboot", "--init")
        self.user = next(place.name for place in (self.prefix / "drive_c/users").iterdir() if place.name != "Public")

    def run(self, program, *words):
        return subprocess.run([LOADER, str(program), *map(str, words)], env=self.environment, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=self.log, timeout=PATIENCE, check=False)

    def start(self, program, *words):
        return subprocess.Popen([LOADER, program, *words], env=self.environment, stdin=subprocess.DEVNULL,
                                stdout=self.log, stderr=self.log)

    def path(self, name):
        """Where a file of C: lies here."""
        return self.prefix / "drive_c" / pathlib.PureWindowsPath(name).relative_to("C:\\").as_posix()

    def name(self, path):
        return "C:\\" + str(path.relative_to(self.prefix / "drive_c")).replace("/", "\\")

    def files(self):
        """Every file on C:, less what Windows itself keeps."""
        drive = self.prefix / "drive_c"
        all_files = {str(file.relative_to(drive)) for file in drive.rglob("*") if file.is_file()}
        return {file for file in all_files if not re.match(r"windows/|.*/Temp/", file, re.IGNORECASE)}

    def values(self, key):
        """The values of a key of the registry; none where there is no such key."""
        told = self.run("reg", "query", key).stdout.decode(errors="replace")
        return dict(re.findall(r"^    (\S.*?)    REG_\w+    (.*?)\r?$", told, re.MULTILINE))

    def is_running(self, program):
        mark = f"WINEPREFIX={self.prefix}".encode()
        for place in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                words = (place / "cmdline").read_bytes().split(b"\0")[0].decode(errors="replace").lower()
                if words.endswith("\\" + program) and mark in (place / "environ").read_bytes().split(b"\0"):
                    return True
            except OSError:
                continue  # it has ended meanwhile
        return False

    def end(self):
        subprocess.run([SERVER, "-k"], env=self.environment, check=False)
        self.log.close()
