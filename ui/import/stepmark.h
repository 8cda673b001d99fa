// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace intray {

/// The number of a question in a filled circle, or a tick once it is answered. Decoration: the
/// question stands beside it.
class StepMark : public QWidget
{
    Q_OBJECT
public:
    StepMark(int number, QWidget *parent);

    void setAnswered(bool isAnswered);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const int m_number;
    bool m_isAnswered = false;
};

} // namespace intray
