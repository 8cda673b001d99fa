// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QDialog;

namespace intray {

/// Keeps a dialog as high as what it says needs in the font that is there, and within its screen:
/// where that is too narrow, choices get shorter, then labels stand over their fields; where it is
/// too low, all but the last row with its buttons scrolls. Lives in the window's thread; belongs to
/// the dialog. Heights are in the screen's units.
class DialogRoom : public QObject
{
    Q_OBJECT
public:
    /// Does nothing if it was given before, or to a dialog of Qt's own, which does as much itself.
    static void give(QDialog &dialog);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit DialogRoom(QDialog &dialog);

    void fit();
    void makeScroll();
    bool isTooWide() const;
    int wantedHeight(int width) const;
    QSize wantedSize() const; ///< The least width, and the height at the width that it will have.

    QDialog &m_dialog;
    bool m_scrolls = false;
};

} // namespace intray
