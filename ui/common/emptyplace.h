// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QGridLayout;
class QHBoxLayout;
class QVBoxLayout;

namespace intray {

class LineButton;

/// What stands where nothing is: what is so, one filled button that leads on, and at most three
/// keys with what they do. It begins at one edge, in the middle of its place.
class EmptyPlace : public QWidget
{
    Q_OBJECT
public:
    struct NextStep
    {
        QString words; ///< Empty: no button.
        QString key;
        QString icon; ///< See drawnIcon().
    };
    struct KeyHint
    {
        QString key;
        QString does;
        bool operator==(const KeyHint &) const = default;
    };
    explicit EmptyPlace(QWidget *parent = nullptr);

    void showPlace(const QString &title, const QString &sentence, const NextStep &next,
                   const QList<KeyHint> &keys = {});
    LineButton *button() const { return m_button; }
    QLabel *sentence() const { return m_sentence; }
    void showBeside(QWidget *other); ///< Of the button: another thing that can be done.
    void showUnder(QWidget *other);  ///< Of all of it; nothing moves when it comes.

protected:
    bool event(QEvent *event) override;                         ///< Of another parent.
    bool eventFilter(QObject *watched, QEvent *event) override; ///< Of the parent's size.
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override; ///< Of the font, and of the direction.

signals:
    void nextWanted();

private:
    void build();
    void dress();
    void giveButtonsTheirRoom();
    void giveLinesTheirHeight();
    int heightWithKeys() const;
    void giveKeysTheirRoom();
    void showKeys(const QList<KeyHint> &keys);

    QLabel *m_title;
    QLabel *m_sentence;
    LineButton *m_button;
    QWidget *m_inside = nullptr; ///< What stands in the middle, all of it.
    QWidget *m_row;
    QHBoxLayout *m_buttons; ///< In it.
    QVBoxLayout *m_column = nullptr;
    QWidget *m_keys;
    QGridLayout *m_grid;
    QList<KeyHint> m_hints;
};

} // namespace intray
