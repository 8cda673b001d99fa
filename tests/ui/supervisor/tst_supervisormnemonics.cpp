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
    void noMnemonicIsUsedTwiceOnAPage_data();
    void noMnemonicIsUsedTwiceOnAPage();
};

void SupervisorMnemonics::noMnemonicIsUsedTwiceOnAPage_data()
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

/// The texts that have the same letter.
static QStringList doublesIn(const QStringList &texts)
{
    QHash<QString, QString> first;
    QStringList doubles;
    for (const QString &text : texts) {
        const QString key = QKeySequence::mnemonic(text).toString();
        if (!key.isEmpty() && first.contains(key))
            doubles << key + u": "_s + first.value(key) + u" | "_s + text;
        first.insert(key, text);
    }
    return doubles;
}

void SupervisorMnemonics::noMnemonicIsUsedTwiceOnAPage()
{
    QFETCH(QString, language);
    speak(language);
    WindowFixture desk(1);
    desk.start();
    desk.press(Qt::Key_2, Qt::AltModifier);
    auto *tabs = part<QTabWidget>(&desk.window(), u"supervisorTabs"_s);
    QStringList around;
    for (const QAction *title : desk.window().menuBar()->actions())
        around << title->text();
    for (int tab = 0; tab < tabs->count(); ++tab)
        around << tabs->tabText(tab);
    QStringList doubles;
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        for (const QString &twice : doublesIn(around + textsOn(*tabs->currentWidget())))
            doubles << tabs->tabText(tab) + u" - "_s + twice;
    }
    QCOMPARE(doubles.join(u'\n'), QString());
}

QTEST_MAIN(SupervisorMnemonics)
#include "tst_supervisormnemonics.moc"
