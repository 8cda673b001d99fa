// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/verifying/warrantytext.h"

#include <QWidget>

#include <optional>

namespace intray {

/// How the bound on what is still wrong fell while people worked, as a line over the number of
/// opened records; dotted where it would go on, with a line across for what is wished. The numbers
/// of its ends stand at it. Gives screen readers a sentence.
class BoundCourse : public QWidget
{
    Q_OBJECT
public:
    explicit BoundCourse(QWidget *parent = nullptr);

    static bool isLine(const WarrantySaid &said); ///< Else it hides.
    void showCourse(const WarrantySaid &said);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    enum class Side { Before, Around, Behind }; ///< Of what the words are about.
    struct Words
    {
        QString text;
        QRectF place; ///< As in a window from the left.
        bool isNow = false;
    };

    QFont letters(bool isNow) const;
    const CoursePoint &lastPoint() const;
    QRectF plot() const;    ///< Without the words around it, as in a window from the left.
    double most() const;    ///< Of the scale.
    QString wished() const; ///< In words; empty: nothing is.
    qreal heightOf(double share) const;
    QPointF placeOf(const CoursePoint &point) const; ///< As in a window from the left.
    Words wordsAt(const QString &text, const QPointF &top, Side side, bool isNow = false) const;
    QList<Words> wordsOfScale() const;
    QList<Words> wordsOfLine() const;
    QList<Words> wordsOfOpened() const;
    void paintAcross(QPainter &painter) const;
    void paintLine(QPainter &painter, const QList<CoursePoint> &points, Qt::PenStyle style) const;
    void paintNow(QPainter &painter) const;
    void paintAll(QPainter &painter, const QList<Words> &words) const;

    QList<CoursePoint> m_course;
    QList<CoursePoint> m_ahead;   ///< From the newest on.
    std::optional<double> m_wish; ///< None: nobody wishes any.
};

} // namespace intray
