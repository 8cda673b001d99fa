// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences.h"
#include "ui/preferences/silencedpage.h"

#include <QDialog>

class QTabWidget;

namespace intray {

class GeneralPage;
class KeysPage;

/// How this person wants the window: what is chosen takes effect at once, and the dialog says where
/// it cannot. Applies and keeps nothing itself: that is for whoever follows changed().
class PreferencesDialog : public QDialog
{
    Q_OBJECT
public:
    PreferencesDialog(const Preferences &now, const SilencedPage::TitlesOf &titlesOf,
                      QWidget *parent = nullptr);

    void focusChoice(const QString &name); ///< The widget of that name, on its page.

signals:
    void changed(const intray::Preferences &wanted);

private:
    void use(const Preferences &wanted);

    Preferences m_now;
    QTabWidget *m_tabs;
    GeneralPage *m_general;
    KeysPage *m_keys;
};

} // namespace intray
