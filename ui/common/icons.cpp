// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QRegularExpression>
#include <QSvgRenderer>

namespace intray {

static QString pathOf(const QString &name)
{
    return QStringLiteral(":/breeze/%1.svg").arg(name);
}

static QByteArray colouredDrawing(const QString &name, const QColor &ink, const QColor &paper)
{
    QFile file(pathOf(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString drawing = QString::fromUtf8(file.readAll());
    static const QRegularExpression sheet(QStringLiteral("<style.*?</style>"),
                                          QRegularExpression::DotMatchesEverythingOption);
    drawing.remove(sheet);
    drawing.replace(QStringLiteral("\"#fff\""), u'"' + paper.name() + u'"');
    return drawing.replace(QStringLiteral("currentColor"), ink.name()).toUtf8();
}

QPixmap drawnIcon(const QString &name, int size, const QColor &ink, const QColor &paper)
{
    const QString key =
        QStringLiteral("intray %1 %2 %3 %4").arg(name).arg(size).arg(ink.name(), paper.name());
    QPixmap picture;
    if (QPixmapCache::find(key, &picture))
        return picture;
    picture = QPixmap(size, size);
    picture.fill(Qt::transparent);
    QSvgRenderer renderer(colouredDrawing(name, ink, paper));
    QPainter painter(&picture);
    renderer.render(&painter, QRectF(0, 0, size, size));
    painter.end();
    QPixmapCache::insert(key, picture);
    return picture;
}

namespace {

/// Draws one icon in the colours of the palette that is in use just then.
class PaletteInk : public QIconEngine
{
public:
    explicit PaletteInk(const QString &name)
        : m_name(name)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal scale = painter->device()->devicePixelRatioF();
        const QSize size = (QSizeF(rect.size()) * scale).toSize();
        painter->drawPixmap(rect, pixmap(size, mode, state));
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        const QPalette palette = QGuiApplication::palette();
        return drawnIcon(m_name, std::min(size.width(), size.height()), inkOf(mode, palette),
                         palette.color(QPalette::Window));
    }
    QIconEngine *clone() const override { return new PaletteInk(m_name); }
    QString key() const override { return QStringLiteral("intray"); }
    QString iconName() override { return m_name; }
    bool isNull() override { return !QFile::exists(pathOf(m_name)); }

private:
    static QColor inkOf(QIcon::Mode mode, const QPalette &palette)
    {
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::WindowText);
        return palette.color(QPalette::Active, mode == QIcon::Selected ? QPalette::HighlightedText
                                                                       : QPalette::WindowText);
    }

    const QString m_name;
};

} // namespace

QIcon iconNamed(const QString &name)
{
    return QFile::exists(pathOf(name)) ? QIcon(new PaletteInk(name)) : QIcon();
}

} // namespace intray
