// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAbstractButton;
class QRadioButton;

namespace intray {

class ElidedLabel;

/// One answer to the question what identifies a record: a choice, and what speaks for or against
/// it. Window's thread.
class KeyRow : public QWidget
{
    Q_OBJECT
public:
    explicit KeyRow(const QString &words, QWidget *parent);

    QRadioButton *button() const { return m_button; }
    void setSentence(const QString &sentence);
    void setBest(bool isBest);
    void add(QWidget *field); ///< Before the sentence, which takes no room while there is none.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QRadioButton *m_button;
    ElidedLabel *m_sentence;
    QWidget *m_best;
    QWidget *m_field = nullptr; ///< That has been added.
};

} // namespace intray
