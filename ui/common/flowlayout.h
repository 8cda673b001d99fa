// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

namespace intray {

/// Parts beside each other in as many lines as they need, each as wide as it likes to be: for what
/// stands over a list, such as the fields that filter it. Asks for no more width than its widest
/// part. Belongs to its widget; window's thread.
class FlowLayout : public QLayout
{
    Q_OBJECT
public:
    explicit FlowLayout(QWidget *parent);
    ~FlowLayout() override;

    /// A field behind its label, which stay together. Gives what holds them, such as to hide it.
    QWidget *addField(const QString &label, QWidget *field);

    void addItem(QLayoutItem *item) override;
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect &place) override;

private:
    QList<QRect> placesIn(int width) const; ///< Of all items.

    QList<QLayoutItem *> m_items; ///< Its own.
};

} // namespace intray
