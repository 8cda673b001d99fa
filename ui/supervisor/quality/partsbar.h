// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

namespace intray {

/// What all of something consists of, as one bar with words below, and a mark that it is held
/// against. The words have the numbers and stand in the bar's order, so nothing is told by a colour
/// alone. Gives screen readers a sentence.
class PartsBar : public QWidget
{
    Q_OBJECT
public:
    enum class Look {
        Full,    ///< In accent.
        Hatched, ///< A part of what comes before.
        Quiet,
        Warning,
        Outline, ///< Not yet.
        Struck   ///< Never.
    };
    struct Part
    {
        QString words; ///< With the number.
        double size = 0;
        Look look = Look::Full;

        bool operator==(const Part &) const = default;
    };
    struct Mark
    {
        QString words;
        double at = 0;

        bool operator==(const Mark &) const = default;
    };

    explicit PartsBar(QWidget *parent = nullptr);

    /// `whole`: what the bar is as wide as. `title`: what it is about; stands above.
    void showParts(const QString &title, const QList<Part> &parts, double whole,
                   const std::optional<Mark> &mark = {});

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QStringList words() const;
    QList<QRect> wordPlaces(int width) const;
    QRect barPlace() const;
    int signAcross() const;
    QRect seen(const QRect &place) const;
    void paintFilling(QPainter &painter, const QRect &place, Look look) const;
    void paintHatches(QPainter &painter, const QRect &place) const;
    void paintStruck(QPainter &painter, const QRect &place) const;
    void paintBar(QPainter &painter) const;
    void paintMark(QPainter &painter, const QRect &place) const;
    void paintAllWords(QPainter &painter) const;

    QString m_title;
    QList<Part> m_parts;
    double m_whole = 0;
    std::optional<Mark> m_mark;
};

} // namespace intray
