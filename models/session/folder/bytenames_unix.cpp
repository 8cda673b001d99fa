// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/folder/bytenames.h"

#include <QFileInfo>

#include <filesystem>

namespace intray {

QByteArrayList byteNamesIn(const QString &folder)
{
    QByteArrayList names;
    std::error_code ignored;
    for (const auto &entry :
         std::filesystem::directory_iterator(QFileInfo(folder).filesystemFilePath(), ignored))
        if (entry.symlink_status(ignored).type() == std::filesystem::file_type::regular)
            names << QByteArray::fromStdString(entry.path().filename().native());
    return names;
}

} // namespace intray
