// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QSpinBox;

namespace intray {

class WindowSettings;

/// How many items should be taken at once? The number is kept for the next time.
class SeveralDialog : public QDialog
{
    Q_OBJECT
public:
    SeveralDialog(const QString &queue, WindowSettings &settings, QWidget *parent = nullptr);

    static constexpr int usualNumber = 25;
    static constexpr int mostItems = 1000;

signals:
    void chosen(int count);

private:
    void choose();

    WindowSettings &m_settings;
    QSpinBox *m_count;
};

} // namespace intray
