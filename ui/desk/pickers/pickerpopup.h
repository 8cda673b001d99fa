// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace intray {

/// A frame that opens below a field and closes as lists do: Return and a click elsewhere accept,
/// Esc does not. Deletes itself when it closes.
class PickerPopup : public QFrame
{
    Q_OBJECT
public:
    explicit PickerPopup(const QString &name, QWidget *content, QWidget *field);

    void openBelow(const QWidget &field);

signals:
    void accepted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    bool m_refused = false;
};

} // namespace intray
