// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "translations/translations.h"
#include "ui/common/segments.h"
#include "ui/dialogkeys.h"
#include "ui/showpage.h"
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

/// Also of the tabs inside it, one after the other.
static QStringList doublesOn(const QWidget &page, const QSet<QString> &around)
{
    const auto inner = page.findChildren<QTabWidget *>();
    QStringList doubles = doublesIn(textsOn(page), around);
    for (QTabWidget *tabs : inner) {
        QSet<QString> both = around;
        for (int tab = 0; tab < tabs->count(); ++tab)
            both << QKeySequence::mnemonic(tabs->tabText(tab)).toString();
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            doubles += doublesIn(textsOn(page), both);
        }
    }
    if (const auto *of = page.findChild<Segments *>(u"historyOf"_s))
        for (QAbstractButton *kind : of->findChildren<QAbstractButton *>()) {
            kind->click();
            doubles += doublesIn(textsOn(page), around);
        }
    doubles.removeDuplicates();
    return doubles;
}

void SupervisorMnemonics::noMnemonicIsUsedTwiceOnAPage()
{
    QFETCH(QString, language);
    speak(language);
    WindowFixture desk(1);
    desk.start();
    desk.press(Qt::Key_2, Qt::AltModifier);
    QStringList titles; // of menus, which are there all the time
    for (const QAction *title : desk.window().menuBar()->actions())
        titles << title->text();
    QSet<QString> around;
    for (const QString &title : std::as_const(titles))
        around << QKeySequence::mnemonic(title).toString();
    QStringList doubles = doublesIn(titles, {});
    for (const QString &name : allParts())
        for (const QString &text : doublesOn(*showPart(&desk.window(), name), around))
            doubles << name + u": "_s + text;
    QCOMPARE(doubles.join(u'\n'), QString());
}

INTRAY_TEST_MAIN(SupervisorMnemonics)
#include "tst_supervisormnemonics.moc"
