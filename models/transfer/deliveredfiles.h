// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace intray {

struct ImportOptions;

/// All files of the delivery; none if it comes from another database.
QStringList filesOf(const ImportOptions &options);
/// What people call the files: their names, with the folder where two have the same name.
QStringList namesOf(const QStringList &files);
/// What people see of where the rows come from; the first files, where there are many.
QString sourceOf(const ImportOptions &options);
/// Of all of them, in bytes.
qint64 sizeOf(const QStringList &files);
/// SHA-256 in hexadecimal digits; of several files the same in whatever order they come. Empty:
/// one cannot be read to its end, or there is none.
QString digestOf(const QStringList &files);

} // namespace intray
