// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

namespace intray {

class WindowSettings;
struct ImportOptions;

/// Where the files of the last imports at this window stood, because the database knows only what
/// they are called. Borrows the settings. In the window's thread.
class FilesFromHere
{
public:
    explicit FilesFromHere(WindowSettings &settings);

    void keep(const ImportOptions &options);
    /// The files of each import whose delivery is called so, the last one first.
    QList<QStringList> calledAs(const QString &source) const;

private:
    WindowSettings &m_settings;
};

/// The first of them that are still there with the content of this digest, or just there where it
/// is empty; none: no files are. Reads whole files. Any thread.
QStringList firstOfDigest(const QList<QStringList> &files, const QString &digest);

} // namespace intray
