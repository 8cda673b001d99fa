// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace intray {

/// A word or two in a round ground: a filter with a cross, which Delete takes away, a place for
/// another one, or what is to be seen of something, with its sign. Its key stands behind it in
/// small letters and goes first where room is short.
class Chip : public QToolButton
{
    Q_OBJECT
public:
    enum class Kind { Filter, Add, Neutral, Warning, Fault };

    explicit Chip(Kind kind, QWidget *parent = nullptr);

    void setWords(const QString &words, const QString &key = {});
    void setCompact(bool isCompact); ///< Without the key.

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void removeWanted(); ///< Of a filter, by its cross or a key.

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QFont wordFont() const;
    QFont keyFont() const;
    QString shownWords() const;
    QString key() const; ///< Of a place for another one also the letter of its words.
    int wordWidth() const;
    int keyRoom() const;
    QString iconBefore() const;
    QRect crossPlace() const;
    QColor ink() const;
    void paintGround(QPainter &painter) const;
    void paintInside(QPainter &painter) const;

    const Kind m_kind;
    QString m_key;
    bool m_isCompact = false;
};

} // namespace intray
