// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/icons.h"

#include "ui/common/drawings.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>

#include <utility>

namespace intray {

QPixmap drawnIcon(const QString &name, int size, const QColor &ink, const QColor &paper)
{
    const QString key =
        QStringLiteral("intray %1 %2 %3 %4").arg(name).arg(size).arg(ink.name(), paper.name());
    QPixmap picture;
    if (QPixmapCache::find(key, &picture))
        return picture;
    picture = QPixmap::fromImage(drawing(name, size, ink, paper));
    QPixmapCache::insert(key, picture);
    return picture;
}

namespace {

/// Draws one icon in the colours of the palette that is in use just then.
class PaletteInk : public QIconEngine
{
public:
    explicit PaletteInk(const QString &name, IconInk own = {})
        : m_name(name)
        , m_own(std::move(own))
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
    QIconEngine *clone() const override { return new PaletteInk(m_name, m_own); }
    QString key() const override { return QStringLiteral("intray"); }
    QString iconName() override { return m_name; }
    bool isNull() override { return !hasDrawing(m_name); }

private:
    QColor inkOf(QIcon::Mode mode, const QPalette &palette) const
    {
        if (m_own && mode != QIcon::Disabled && mode != QIcon::Selected)
            return m_own(palette);
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::WindowText);
        return palette.color(QPalette::Active, mode == QIcon::Selected ? QPalette::HighlightedText
                                                                       : QPalette::WindowText);
    }

    const QString m_name;
    const IconInk m_own; ///< None: the palette's.
};

} // namespace

QIcon iconNamed(const QString &name, const IconInk &ink)
{
    return hasDrawing(name) ? QIcon(new PaletteInk(name, ink)) : QIcon();
}

} // namespace intray
