// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/drawings.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace intray {

static QString pathOf(const QString &name, int size)
{
    return QStringLiteral(":/drawn/%1/%2.png").arg(size).arg(name);
}

/// From small to large.
static QList<int> sizesDrawn()
{
    QList<int> sizes;
    for (const QString &folder : QDir(QStringLiteral(":/drawn")).entryList(QDir::Dirs))
        sizes << folder.toInt();
    std::sort(sizes.begin(), sizes.end());
    return sizes;
}

/// What is not drawn in this size is made of the next larger, or of the largest.
static int sizeToTake(int size)
{
    static const QList<int> sizes = sizesDrawn();
    if (sizes.isEmpty())
        return 0;
    const auto next = std::lower_bound(sizes.begin(), sizes.end(), size);
    return next == sizes.end() ? sizes.last() : *next;
}

bool hasDrawing(const QString &name)
{
    return QFile::exists(pathOf(name, sizeToTake(0)));
}

static int between(int ink, int paper, int light)
{
    return (ink * (255 - light) + paper * light + 127) / 255;
}

// Black is the ink and white the paper, and grey is where one covers a part of the other.
static QImage coloured(QImage picture, const QColor &ink, const QColor &paper)
{
    for (int y = 0; y < picture.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(picture.scanLine(y));
        for (QRgb *dot = line; dot != line + picture.width(); ++dot) {
            const int light = qGray(*dot);
            *dot = qRgba(between(ink.red(), paper.red(), light),
                         between(ink.green(), paper.green(), light),
                         between(ink.blue(), paper.blue(), light), qAlpha(*dot));
        }
    }
    return picture;
}

QImage drawing(const QString &name, int size, const QColor &ink, const QColor &paper)
{
    QImage picture(pathOf(name, sizeToTake(size)));
    if (picture.isNull())
        return {};
    picture = coloured(picture.convertToFormat(QImage::Format_ARGB32), ink, paper)
                  .convertToFormat(QImage::Format_ARGB32_Premultiplied);
    return picture.width() == size
               ? picture
               : picture.scaled(size, size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

} // namespace intray
