// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QTimer>

#include <functional>

namespace intray {

class OfferList;

/// The one place above the lists to search and to filter: with a glass, and at its end the key
/// that leads here as long as nothing is typed. Tells a moment after the last key, so that not
/// every letter is a search. What fits the text as a filter is offered below: arrow keys and Return
/// take one. Escape clears all of it. In the window's thread.
class SearchField : public QLineEdit
{
    Q_OBJECT
public:
    explicit SearchField(QWidget *parent = nullptr);

    /// In words, for what is typed.
    using Offers = std::function<QStringList(const QString &text)>;
    void setOffers(Offers offers);
    void keepInView(const QWidget &list); ///< What is offered covers nothing of it.
    void setKey(const QString &key);
    void offerAgain();                    ///< Others may fit now; a chosen one stays where it is.
    void typeOn(const QString &text);     ///< With the focus, as if it was typed.
    void showSearch(const QString &text); ///< Without telling of it.

signals:
    void searched(const QString &text);
    void offerTaken(int offer); ///< Of those for text().
    void entered();             ///< Return or arrow down: to the rows.

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override; ///< Of the font.
    void focusOutEvent(QFocusEvent *event) override;

private:
    void offer();
    void enter();
    void searchNow();

    Offers m_offers;
    OfferList *m_list;
    QString m_key;
    QTimer m_pause;
};

} // namespace intray
