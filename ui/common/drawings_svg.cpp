// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/drawings.h"

#include <QFile>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>

namespace intray {

static QString pathOf(const QString &name)
{
    return QStringLiteral(":/breeze/%1.svg").arg(name);
}

bool hasDrawing(const QString &name)
{
    return QFile::exists(pathOf(name));
}

static QByteArray coloured(const QByteArray &drawn, const QColor &ink, const QColor &paper)
{
    QString drawing = QString::fromUtf8(drawn);
    static const QRegularExpression sheet(QStringLiteral("<style.*?</style>"),
                                          QRegularExpression::DotMatchesEverythingOption);
    drawing.remove(sheet);
    drawing.replace(QStringLiteral("\"#fff\""), u'"' + paper.name() + u'"');
    return drawing.replace(QStringLiteral("currentColor"), ink.name()).toUtf8();
}

QImage drawing(const QString &name, int size, const QColor &ink, const QColor &paper)
{
    QFile file(pathOf(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QSvgRenderer renderer(coloured(file.readAll(), ink, paper));
    QPainter painter(&image);
    renderer.render(&painter, QRectF(0, 0, size, size));
    return image;
}

} // namespace intray
