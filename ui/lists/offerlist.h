// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace intray {

/// What is offered to somebody who types into a field over a list: lies below the field and is as
/// wide, so that it covers nothing of the record, and low enough that the list is seen to follow.
/// Never has the focus, and goes as soon as there is nothing to offer. Clicked, or chosen by the
/// field's arrow keys; the first one says so. In the window's thread; a child of the field's
/// window.
class OfferList : public QListWidget
{
    Q_OBJECT
public:
    explicit OfferList(QWidget &field);

    /// Return takes the one that says what is typed already.
    void show(const QStringList &offers,
              const QString &typed); ///< As many as cover nothing of what is kept in view.
    void keepInView(const QWidget &list) { m_kept = &list; } ///< Of the same window.
    bool isOpen() const { return isVisible(); }
    bool go(int by);    ///< False: there is none further down or up.
    int chosen() const; ///< -1: none is.

signals:
    void taken(int offer);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int mostRows(const QPoint &place) const; ///< From there, in the window.
    void fit();
    void nameKeys();

    QWidget &m_field;
    QString m_typed;
    const QWidget *m_kept = nullptr;
};

} // namespace intray
