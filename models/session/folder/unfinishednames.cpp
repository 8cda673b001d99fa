// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/folder/unfinishednames.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

/// Of uploads and downloads that are not finished, of what is being saved or copied, of who has a
/// file open, of copies of what was before, of editors', databases' and servers' own, and of what
/// programs that keep folders the same put beside a file.
static bool hasUnfinishedEnd(const QString &name)
{
    static const QStringList ends =
        u".part .partial .filepart .ftppart .dtapart .ocpart .mpart .duckpart .kgetpart "
        ".part.met .part.minio .ftpupl .ftpupload .upload .uploading .driveupload "
        ".crdownload .crswap .opdownload .download .downloading .fdmdownload .wkdownload "
        ".drivedownload .cyberducksegment .chunk .chunks "
        ".aria2 .dctmp .td .xltd .lftp-pget-status "
        "_upload _uploading _part _partial _tmp _temp ._copying_ "
        ".incomplete .unfinished .notready .inprogress .in-progress .in_progress "
        ".pending .receiving .sending .transferring .copying .writing .loading "
        ".processing .working .wip .bts-wip "
        ".tmp .temp .temporary .tmpfile .onetmp .megatmp _.gstmp .gstmp .ffs_tmp .dpkg-new "
        ".dpkg-tmp .unison "
        ".bak .bkp .bck .backup .old .orig .save .autosave .asd .xlk .wbk .dpkg-old .dpkg-dist "
        ".rpmnew .rpmsave .rpmorig "
        "~ .kate-swp .lock .lck .camellock .busy .inuse .ffs_lock .ldb .laccdb -journal -wal "
        "-shm .icloud .owncloud .nextcloud .ffs_db .textclipping @synoeastream @synoresource "
        ":zone.identifier :encryptable"_s.split(u' ');
    return std::any_of(ends.begin(), ends.end(),
                       [&](const QString &end) { return name.endsWith(end, Qt::CaseInsensitive); });
}

/// A dot hides on Unix; "~$" is Office's mark of who has a file open, "~" of Syncthing's and of
/// Word's copies, "#" of Emacs, "tmp_" of many, "___jb_" of some editors for programs.
static bool hasOwnBeginning(const QString &name)
{
    return name.startsWith(u'.') || name.startsWith(u"~$"_s) || name.startsWith(u"~syncthing~"_s) ||
           name.startsWith(u"~WRL"_s) || name.startsWith(u"tmp_"_s, Qt::CaseInsensitive) ||
           name.startsWith(u"___jb_"_s) || (name.startsWith(u'#') && name.endsWith(u'#'));
}

/// Windows' and macOS' own.
static bool isOfSystem(const QString &name)
{
    static const QStringList names{u"thumbs.db"_s,     u"ehthumbs.db"_s, u"ehthumbs_vista.db"_s,
                                   u"photothumb.db"_s, u"desktop.ini"_s, u"icon\r"_s};
    return names.contains(name.toLower());
}

/// Parts, chunks and copies with numbers; what vi keeps, under one letter after the other; what a
/// program of macOS writes before it replaces a file; what programs for downloads mark with "!" and
/// older ones with "$"; an ending that begins with "~"; and names that mktemp and Python make.
static bool hasUnfinishedPattern(const QString &name)
{
    static const QRegularExpression pattern(
        u"(\\.(part|chunk|upload)[-_.]?[0-9]+|\\.part[0-9]+of[0-9]+|-chunking(-[0-9]+){3}|"
        "\\.(te?mp|bak|old)[-_.]?[0-9]+|\\.sw[a-px]|\\.~[a-z0-9]+|\\.[$][$~a-z0-9]*|"
        "\\.sb-[0-9a-z]{4,}(-[0-9a-z]+)?|\\.![a-z]{2,4}|\\.[a-z]{2}!|"
        "^tmp\\.[a-z0-9]{6,}|^tmp[a-z0-9_]{8})$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return pattern.match(name).hasMatch();
}

bool isLeftAlone(const QString &name)
{
    return hasOwnBeginning(name) || hasUnfinishedEnd(name) || isOfSystem(name) ||
           hasUnfinishedPattern(name);
}

} // namespace intray
