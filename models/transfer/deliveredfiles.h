// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>
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
/// SHA-256 of each in hexadecimal digits; empty of one that cannot be read to its end.
QByteArrayList digestsOf(const QStringList &files);
/// The digest of a delivery of these: the same in whatever order they come. Empty: one of them is.
QString digestOfAll(QByteArrayList digests);
/// A sentence for each file that has the content of an earlier one.
QStringList copiesAmong(const QStringList &files, const QByteArrayList &digests);

} // namespace intray
