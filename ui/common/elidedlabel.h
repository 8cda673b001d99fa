// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace intray {

/// One line of plain text that ends in an ellipsis where it has no room; the tooltip has all of it
/// then. Takes whatever width is left.
class ElidedLabel : public QLabel
{
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    void showText(const QString &whole);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override; ///< Of the font.

private:
    void elide();

    QString m_whole;
};

} // namespace intray
