// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "translations/translations.h"
#include "ui/dialogkeys.h"
#include "ui/windowfixture.h"

#include <QAbstractButton>
#include <QLabel>
#include <QMenuBar>
#include <QTabWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// A letter with Alt that means two things on a page does neither at the first press.
class SupervisorMnemonics : public QObject
{
    Q_OBJECT

private slots:
    void noMnemonicIsUsedTwiceOnCorrections_data();
    void noMnemonicIsUsedTwiceOnCorrections();
};

void SupervisorMnemonics::noMnemonicIsUsedTwiceOnCorrections_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de", "fr", "es", "pl"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

static QStringList textsOn(const QWidget &page)
{
    QStringList texts;
    for (const auto *label : page.findChildren<QLabel *>())
        if (label->buddy() && label->isVisible())
            texts << label->text();
    for (const auto *button : page.findChildren<QAbstractButton *>())
        if (button->isVisible())
            texts << button->text();
    return texts;
}

/// Those whose letter is taken already.
static QStringList doublesIn(const QStringList &texts, QSet<QString> taken)
{
    QStringList doubles;
    for (const QString &text : texts) {
        const QString key = QKeySequence::mnemonic(text).toString();
        if (!key.isEmpty() && taken.contains(key))
            doubles << text;
        taken << key;
    }
    return doubles;
}

void SupervisorMnemonics::noMnemonicIsUsedTwiceOnCorrections()
{
    QFETCH(QString, language);
    speak(language);
    WindowFixture desk(1);
    desk.start();
    desk.press(Qt::Key_2, Qt::AltModifier);
    auto *tabs = part<QTabWidget>(&desk.window(), u"supervisorTabs"_s);
    QSet<QString> around;
    for (const QAction *title : desk.window().menuBar()->actions())
        around << QKeySequence::mnemonic(title->text()).toString();
    for (int tab = 0; tab < tabs->count(); ++tab)
        around << QKeySequence::mnemonic(tabs->tabText(tab)).toString();
    auto *corrections = part<QWidget>(&desk.window(), u"ledgerPage"_s);
    tabs->setCurrentWidget(corrections);
    QCOMPARE(doublesIn(textsOn(*corrections), around).join(u'\n'), QString());
}

QTEST_MAIN(SupervisorMnemonics)
#include "tst_supervisormnemonics.moc"
