// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/folder/unfinishednames.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

/// Of uploads, downloads and savings that are not finished, of copies of what was before, and of
/// editors' and databases' own.
static bool hasUnfinishedEnd(const QString &name)
{
    static const QStringList ends =
        u".part .partial .filepart .ftppart .dtapart .crdownload .crswap .opdownload .download "
        ".downloading .fdmdownload .wkdownload .upload .uploading _upload _uploading _part "
        "_partial "
        "_tmp .incomplete .unfinished .inprogress .in-progress .pending .receiving .transferring "
        ".copying .writing .wip .aria2 .dctmp .td .xltd .tmp .temp .onetmp .dpkg-new .dpkg-tmp "
        ".bak .bkp .bck .backup .old .orig .save .autosave .asd .xlk .wbk "
        "~ .swp .swo .swn .kate-swp .lock .lck .ldb .laccdb -journal -wal -shm .icloud .owncloud "
        ".nextcloud"_s.split(u' ');
    return std::any_of(ends.begin(), ends.end(),
                       [&](const QString &end) { return name.endsWith(end, Qt::CaseInsensitive); });
}

/// A dot hides on Unix; "~$" is Office's mark of who has a file open, "~" of Syncthing's and of
/// Word's copies, "#" of Emacs, "tmp_" of many.
static bool hasOwnBeginning(const QString &name)
{
    return name.startsWith(u'.') || name.startsWith(u"~$"_s) || name.startsWith(u"~syncthing~"_s) ||
           name.startsWith(u"~WRL"_s) || name.startsWith(u"tmp_"_s, Qt::CaseInsensitive) ||
           (name.startsWith(u'#') && name.endsWith(u'#'));
}

/// Windows' and macOS' own.
static bool isOfSystem(const QString &name)
{
    static const QStringList names{u"thumbs.db"_s, u"ehthumbs.db"_s, u"ehthumbs_vista.db"_s,
                                   u"desktop.ini"_s, u"icon\r"_s};
    return names.contains(name.toLower());
}

/// Parts and copies with numbers; what a program of macOS writes before it replaces a file; what
/// programs for downloads mark with "!"; and names that mktemp makes.
static bool hasUnfinishedPattern(const QString &name)
{
    static const QRegularExpression pattern(
        u"(\\.part\\.?[0-9]+|\\.part[0-9]+of[0-9]+|\\.(te?mp|bak|old)[-_.]?[0-9]+|"
        "\\.~(tmp|temp|part)|\\.sb-[0-9a-z]{4,}(-[0-9a-z]+)?|\\.![a-z]{2,4}|\\.[a-z]{2}!|"
        "^tmp\\.[a-z0-9]{6,})$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return pattern.match(name).hasMatch();
}

bool isLeftAlone(const QString &name)
{
    return hasOwnBeginning(name) || hasUnfinishedEnd(name) || isOfSystem(name) ||
           hasUnfinishedPattern(name);
}

} // namespace intray
