// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences.h"

#include <QObject>

class QWidget;

namespace intray {

/// What Return does in the fields of a record, as this person wants it. Stands before the fields of
/// one window; Shift with Return stays the field's, which makes a line of it.
class ReturnKey : public QObject
{
    Q_OBJECT
public:
    explicit ReturnKey(QWidget *window);

    void setWish(EnterKey wish) { m_wish = wish; }
    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void completeWanted();

private:
    QWidget *m_window;
    EnterKey m_wish = EnterKey::NewLineInLongTexts;
};

} // namespace intray
