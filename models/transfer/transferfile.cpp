// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/transferfile.h"

#include "queue/systemerror.h"

#include <QCoreApplication>

namespace intray {

Error writeError(const QFileDevice &file, const QString &path)
{
    Error error;
    const bool isFull = file.error() == QFileDevice::ResourceError || isFullDisk(systemError());
    error.kind = isFull ? Error::Kind::DiskFull : Error::Kind::Unreadable;
    error.sentence =
        isFull
            ? QCoreApplication::translate(
                  "TransferFile", "There is no space left for the file “%1”. It was not written.")
                  .arg(path)
            : QCoreApplication::translate("TransferFile",
                                          "The file “%1” cannot be written. Please check the "
                                          "folder and whether you are allowed to write there.")
                  .arg(path);
    error.detail = file.errorString();
    return error;
}

} // namespace intray
