// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

namespace intray {

/// A few choices side by side, painted as one, of which one holds or none: yes or no, a span of
/// time. Tab goes to the one that holds; Left and Right choose the next one, Space the one with the
/// focus, and a letter the one that begins with it. An & is as in other buttons.
class Segments : public QWidget
{
    Q_OBJECT
public:
    explicit Segments(const QStringList &choices, QWidget *parent = nullptr);

    int chosen() const;       ///< -1: none is.
    void choose(int segment); ///< -1: none; tells nobody.
    void setWords(int segment, const QString &words);
    /// At least as wide as with these, so that nothing moves when others come.
    void keepRoomFor(int segment, const QString &words);
    QToolButton *at(int segment) const { return m_segments.at(segment); }
    void setLineHeight(int pixels); ///< In place of a field's.
    int lineHeight() const { return m_lineHeight; }
    void setTakesFocus(bool takes); ///< Or something else has the keys for it.
    void setInHand(bool isInHand);  ///< As with the focus.
    bool isInHand() const { return m_isInHand; }

signals:
    void chosenByPerson(int segment);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void makeStop();

    QList<QToolButton *> m_segments;
    bool m_takesFocus = true;
    int m_lineHeight = 0; ///< 0: as a field.
    bool m_isInHand = false;
};

} // namespace intray
