// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QProgressBar;

namespace intray {

class Desk;
class TintedLabel;

/// How long the record is still mine: in words, as a bar, and by the database's clock.
class LockBar : public QWidget
{
    Q_OBJECT
public:
    explicit LockBar(Desk &desk, QWidget *parent = nullptr);

    QString words() const;

private:
    void showTime();

    Desk &m_desk;
    TintedLabel *m_words;
    QProgressBar *m_bar;
};

} // namespace intray
