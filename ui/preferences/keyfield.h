// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QLineEdit>

namespace intray {

/// Takes the next key that is pressed in it, instead of what the key does. Tab and Esc do what they
/// do everywhere, so that nobody is caught here.
class KeyField : public QLineEdit
{
    Q_OBJECT
public:
    explicit KeyField(QWidget *parent = nullptr);

    void showKey(const QKeySequence &key);

signals:
    void pressed(const QKeySequence &key);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void initStyleOption(QStyleOptionFrame *option) const override; ///< It takes keys.
};

} // namespace intray
