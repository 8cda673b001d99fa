// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/folder/unfinishednames.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

/// Of uploads, downloads and savings that are not finished, and of editors' and databases' own.
static bool hasUnfinishedEnd(const QString &name)
{
    static const QStringList ends{
        u".part"_s,       u".partial"_s,     u".filepart"_s,  u".crdownload"_s,  u".opdownload"_s,
        u".download"_s,   u".upload"_s,      u".uploading"_s, u".fdmdownload"_s, u".incomplete"_s,
        u".inprogress"_s, u".in-progress"_s, u".aria2"_s,     u".!ut"_s,         u".!qb"_s,
        u".!sync"_s,      u".bc!"_s,         u".writing"_s,   u".tmp"_s,         u".temp"_s,
        u"~"_s,           u".swp"_s,         u".lock"_s,      u".lck"_s,         u".ldb"_s,
        u".laccdb"_s,     u"-journal"_s,     u"-wal"_s,       u"-shm"_s,         u".icloud"_s,
        u".onetmp"_s};
    return std::any_of(ends.begin(), ends.end(),
                       [&](const QString &end) { return name.endsWith(end, Qt::CaseInsensitive); });
}

/// A dot hides on Unix; "~$" is Office's mark of who has a file open, "~" of Syncthing's and of
/// Word's copies, "#" of Emacs.
static bool hasOwnBeginning(const QString &name)
{
    return name.startsWith(u'.') || name.startsWith(u"~$"_s) || name.startsWith(u"~syncthing~"_s) ||
           name.startsWith(u"~WRL"_s) || (name.startsWith(u'#') && name.endsWith(u'#'));
}

/// Windows' and macOS' own.
static bool isOfSystem(const QString &name)
{
    static const QStringList names{u"thumbs.db"_s, u"ehthumbs.db"_s, u"ehthumbs_vista.db"_s,
                                   u"desktop.ini"_s, u"icon\r"_s};
    return names.contains(name.toLower());
}

/// The last one is what a program of macOS writes before it replaces a file.
static bool isNumberedPart(const QString &name)
{
    static const QRegularExpression part(
        u"(\\.part\\.?[0-9]+|\\.part[0-9]+of[0-9]+|\\.sb-[0-9a-f]{8}-[A-Za-z0-9]{6})$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return part.match(name).hasMatch();
}

bool isLeftAlone(const QString &name)
{
    return hasOwnBeginning(name) || hasUnfinishedEnd(name) || isOfSystem(name) ||
           isNumberedPart(name);
}

} // namespace intray
