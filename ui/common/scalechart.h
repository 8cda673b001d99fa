// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace intray {

/// One row of figures on one scale: bars from nothing, or a line between its own least and most.
/// The last one is the current one, in accent with its number. Gives screen readers a sentence.
class ScaleChart : public QWidget
{
    Q_OBJECT
public:
    enum class Shape { Bars, Line };
    struct Point
    {
        QString span; ///< Such as an hour; stands below.
        qint64 value = 0;

        bool operator==(const Point &) const = default;
    };

    explicit ScaleChart(Shape shape, QWidget *parent = nullptr);

    /// `sentence`: all of it in words.
    void showPoints(const QList<Point> &points, const QString &sentence);

    /// What a scale goes from and to so that all points are on it and a line in its middle is a
    /// whole number.
    struct Scale
    {
        qint64 least = 0;
        qint64 most = 2;
    };
    Scale scale() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QFont small() const;
    QRectF plot() const; ///< Without the words around it, as in a window from the left.
    QRectF spanPlace(qsizetype at) const;
    qreal heightOfValue(qint64 value) const;
    QRect seen(const QRectF &place) const;
    void paintScale(QPainter &painter) const;
    void paintSpans(QPainter &painter) const;
    void paintBars(QPainter &painter) const;
    void paintLine(QPainter &painter) const;
    void paintNumber(QPainter &painter, const QPointF &over) const;

    const Shape m_shape;
    QList<Point> m_points;
};

} // namespace intray
