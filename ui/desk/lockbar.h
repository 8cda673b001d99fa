// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace intray {

class Desk;
class LockRing;
class TintedLabel;

/// How long the record is still mine: as a ring, in words, and by the database's clock.
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
    LockRing *m_ring;
};

} // namespace intray
