// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace intray {

/// What is offered to somebody who types into a field over a list: lies behind the field's end, so
/// that the list is seen to follow, and below it where the window ends there. Never has the focus,
/// and goes as soon as there is nothing to offer. Clicked, or chosen by the field's arrow keys. In
/// the window's thread; a child of the field's window.
class OfferList : public QListWidget
{
    Q_OBJECT
public:
    explicit OfferList(QWidget &field);

    void show(const QStringList &offers);
    bool isOpen() const { return isVisible(); }
    bool go(int by);    ///< False: there is none further down or up.
    int chosen() const; ///< -1: none is.

signals:
    void taken(int offer);

private:
    void fit();
    QRect placeFor(const QSize &size) const; ///< In the window.

    QWidget &m_field;
};

} // namespace intray
