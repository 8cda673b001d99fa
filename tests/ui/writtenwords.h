// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QWidget>

namespace intray {

/// Keeps the words that are painted on it, in their order, and no colours.
class WordsPaper : public QPaintDevice
{
public:
    explicit WordsPaper(const QWidget &like)
        : m_like(like)
    {
    }

    const QStringList &words() const { return m_engine.m_words; }
    QPaintEngine *paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_like.width();
        case PdmHeight:
            return m_like.height();
        case PdmDpiX:
        case PdmPhysicalDpiX:
            return m_like.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY:
            return m_like.logicalDpiY();
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    class Engine : public QPaintEngine
    {
    public:
        Engine()
            : QPaintEngine(AllFeatures)
        {
        }
        bool begin(QPaintDevice *) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState &) override {}
        void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
        void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
        void drawPath(const QPainterPath &) override {}
        void drawTextItem(const QPointF &, const QTextItem &item) override
        {
            m_words << item.text();
        }
        Type type() const override { return User; }

        QStringList m_words;
    };

    const QWidget &m_like;
    mutable Engine m_engine;
};

/// What a widget that paints its words itself has written.
inline QStringList writtenOn(QWidget &widget)
{
    WordsPaper paper(widget);
    widget.render(&paper, {}, {}, QWidget::RenderFlags());
    return paper.words();
}

} // namespace intray
