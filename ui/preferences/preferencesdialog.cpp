// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/preferencesdialog.h"

#include "ui/common/roomyscreen.h"
#include "ui/preferences/generalpage.h"
#include "ui/preferences/keyspage.h"

#include <QDialogButtonBox>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace intray {

PreferencesDialog::PreferencesDialog(const Preferences &now, const SilencedPage::TitlesOf &titlesOf,
                                     QWidget *parent)
    : QDialog(parent)
    , m_now(now)
    , m_tabs(new QTabWidget(this))
    , m_general(new GeneralPage(now, m_tabs))
    , m_keys(new KeysPage(now.keys, m_tabs))
{
    setObjectName(QStringLiteral("preferencesDialog"));
    setWindowTitle(tr("Preferences"));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWithinScreen(this, {720, 560});
    m_tabs->setObjectName(QStringLiteral("preferencesTabs"));
    m_tabs->tabBar()->setAccessibleName(tr("Pages of preferences"));
    m_tabs->addTab(m_general, tr("&General"));
    m_tabs->addTab(m_keys, tr("&Keys"));
    auto *silenced = new SilencedPage(now.silenced, titlesOf, m_tabs);
    m_tabs->addTab(silenced, tr("&Suggestions"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_tabs, 1);
    column->addWidget(buttons);
    connect(silenced, &SilencedPage::changed, this, [this](const QList<Silenced> &left) {
        Preferences wanted = m_now;
        wanted.silenced = left;
        m_general->showChosen(wanted);
        use(wanted);
    });
    connect(m_general, &GeneralPage::changed, this, &PreferencesDialog::use);
    connect(m_keys, &KeysPage::changed, this, [this](const ChosenKeys &keys) {
        Preferences wanted = m_now;
        wanted.keys = keys;
        m_general->showChosen(wanted);
        use(wanted);
    });
}

void PreferencesDialog::focusChoice(const QString &name)
{
    auto *wanted = findChild<QWidget *>(name);
    if (!wanted)
        return;
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        if (m_tabs->widget(tab)->isAncestorOf(wanted))
            m_tabs->setCurrentIndex(tab);
    wanted->setFocus();
}

void PreferencesDialog::use(const Preferences &wanted)
{
    m_now = wanted;
    emit changed(m_now);
}

} // namespace intray
