// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/windowsettings.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/preferencewords.h"

#include <QTemporaryDir>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// How preferences are kept, and what becomes of damaged ones.
class PreferencesTest : public QObject
{
    Q_OBJECT

private slots:
    void whoeverChoseNothingHasTheUsualOnes();
    void whatIsKeptComesBack();
    void damagedOnesAreAsUsual_data();
    void damagedOnesAreAsUsual();
    void aKeyThatTwoActionsHaveIsNobodysWish();
    void everyPreferenceIsOfferedOnceAsItIs();

private:
    QTemporaryDir m_folder;
    QString fileNamed(const QString &name) const { return m_folder.filePath(name); }
};

static Preferences unusual()
{
    Preferences wanted;
    wanted.keys = {{u"takeNext"_s, QKeySequence(u"F12"_s)}, {u"search"_s, QKeySequence()}};
    wanted.enter = EnterKey::CompleteAndNext;
    wanted.density = Density::Roomy;
    wanted.theme = Theme::HighContrast;
    wanted.textSize = 150;
    wanted.language = u"pl"_s;
    wanted.sounds = true;
    wanted.silenced = {{u"customers"_s, u"city"_s, SuspicionKind::Meant},
                       {u"customers"_s, u"name"_s, SuspicionKind::Offered},
                       {u"other"_s, u"city"_s, SuspicionKind::Unlikely}};
    return wanted;
}

void PreferencesTest::whoeverChoseNothingHasTheUsualOnes()
{
    const WindowSettings settings(fileNamed(u"new.ini"_s));
    QCOMPARE(preferencesIn(settings), Preferences());
    QVERIFY(!Preferences().sounds);
}

void PreferencesTest::whatIsKeptComesBack()
{
    const QString file = fileNamed(u"kept.ini"_s);
    {
        WindowSettings settings(file);
        keepPreferences(settings, unusual());
    }
    WindowSettings again(file);
    QCOMPARE(preferencesIn(again), unusual());
    keepPreferences(again, {});
    QCOMPARE(preferencesIn(again), Preferences());
}

void PreferencesTest::damagedOnesAreAsUsual_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QVariant>("value");
    const auto damaged = [](const char *name, const QVariant &value) {
        QTest::newRow(name) << u"preferences/"_s + QString::fromLatin1(name) << value;
    };
    damaged("theme", u"purple"_s);
    damaged("density", 7);
    damaged("enter", QStringList{u"complete"_s, u"next-field"_s});
    damaged("text-size", -100);
    damaged("language", u"../de"_s);
    damaged("sounds", u"loud"_s);
    damaged("never-asked", QStringList{u"customers"_s, u"city"_s, u"loud"_s});
    damaged("never-asked", QStringList{u"customers"_s, u"city"_s});
    damaged("keys/takeNext", u"a"_s);
    damaged("keys/fieldBack", u"F12"_s);
    damaged("keys/nobodysAction", u"F12"_s);
}

void PreferencesTest::damagedOnesAreAsUsual()
{
    QFETCH(QString, name);
    QFETCH(QVariant, value);
    WindowSettings settings(fileNamed(u"damaged.ini"_s));
    settings.removeGroup(u"preferences"_s);
    settings.setValue(name, value);
    QCOMPARE(preferencesIn(settings), Preferences());
}

void PreferencesTest::aKeyThatTwoActionsHaveIsNobodysWish()
{
    WindowSettings settings(fileNamed(u"twice.ini"_s));
    settings.setValue(u"preferences/keys/takeNext"_s, u"F12"_s);
    settings.setValue(u"preferences/keys/search"_s, u"F12"_s);
    QCOMPARE(preferencesIn(settings).keys.size(), 1);
}

void PreferencesTest::everyPreferenceIsOfferedOnceAsItIs()
{
    for (const Preferences &now : {Preferences(), unusual()}) {
        for (const PreferenceChoice &choice : preferenceChoices(now)) {
            int asItIs = 0;
            for (const PreferenceChoice::Option &option : choice.options)
                asItIs += option.with == now ? 1 : 0;
            QVERIFY2(asItIs == 1, qPrintable(choice.name));
        }
    }
}

INTRAY_TEST_MAIN(PreferencesTest)
#include "tst_preferences.moc"
