// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace intray {

/// Plain text of one line, or of some, that ends in an ellipsis where it has no room; the tooltip
/// has all of it then. Takes whatever width is left. A text in Latin letters, such as a key, is
/// written from the left in a window that is mirrored, too.
class ElidedLabel : public QLabel
{
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    void showText(const QString &whole);
    void setMostLines(int lines);
    bool isCut() const { return text() != m_whole; }
    bool wouldFit(int width) const; ///< All of it, if it was as wide.

signals:
    void resized();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override; ///< Of the font.

private:
    void elide();
    QString cut(int width) const;
    void turn();

    QString m_whole;
    int m_mostLines = 1;
};

} // namespace intray
