// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace intray {

class Chip;

/// Filters as chips in as many lines as they need, and a place for another one behind them. One
/// stop of Tab: Left and Right go from one to the next, Delete takes one away.
class ChipRow : public QWidget
{
    Q_OBJECT
public:
    explicit ChipRow(QWidget *parent = nullptr);

    void setFilters(const QStringList &words);
    void setAddWords(const QString &words); ///< Empty: no other one can be added.
    Chip *add() const { return m_add; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void filterWanted(int filter); ///< To change it.
    void removeWanted(int filter);
    void addWanted();

protected:
    bool eventFilter(QObject *chip, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override; ///< Of the direction, and of the font.

private:
    QList<Chip *> chips() const; ///< All of them, as they stand.
    void addFilter(int number, const QString &words);
    void watch(Chip *chip);
    void makeStop(const Chip *stop);
    bool go(const Chip *from, int key);
    int place(int width, bool isMeant) const;
    void arrange();

    QList<Chip *> m_filters;
    Chip *m_add;
};

} // namespace intray
