// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences.h"

#include <QWidget>

class QComboBox;
class QFormLayout;

namespace intray {

/// What is chosen beside the keys, each from a list of its own. Holds nothing back: whoever follows
/// changed() applies and keeps it at once.
class GeneralPage : public QWidget
{
    Q_OBJECT
public:
    explicit GeneralPage(const Preferences &now, QWidget *parent = nullptr);

    void showChosen(const Preferences &now);

signals:
    void changed(const intray::Preferences &wanted);

private:
    void addChoice(QFormLayout *form, int row);
    QWidget *makeChoices();
    QWidget *makeFoot();

    Preferences m_now;
    QList<QComboBox *> m_lists;
};

} // namespace intray
