// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/verifying/warrantytext.h"

#include <QWidget>

namespace intray {

/// How the bound on what is still wrong fell while people worked, as a line over the number of
/// opened records; broken where it would go on, with a line across for what is wished. Gives screen
/// readers a sentence.
class BoundCourse : public QWidget
{
    Q_OBJECT
public:
    explicit BoundCourse(QWidget *parent = nullptr);

    /// Hides where there is no line to show.
    void showCourse(const WarrantySaid &said);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QRectF plot() const; ///< Without the words around it, as in a window from the left.
    double most() const; ///< Of the scale.
    QPointF placeOf(const CoursePoint &point) const;
    QRect seen(const QRectF &place) const;
    void paintScale(QPainter &painter) const;
    void paintOpened(QPainter &painter) const;
    void paintLine(QPainter &painter, const QList<CoursePoint> &points, Qt::PenStyle style) const;
    void paintNow(QPainter &painter) const;

    QList<CoursePoint> m_course;
    QList<CoursePoint> m_ahead; ///< From the newest on.
    double m_wish = 0;
};

} // namespace intray
