// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/palettemodel.h"
#include "support/testclass.h"
#include "translations/translations.h"
#include "ui/dialogkeys.h"
#include "ui/windowfixture.h"

#include <QListView>

using namespace intray;
using namespace Qt::StringLiterals;

/// Preferences are found by the words that people know from other programs, whatever language the
/// window speaks.
class PaletteLanguages : public QObject
{
    Q_OBJECT

private slots:
    void aPreferenceIsFoundInEveryLanguage_data();
    void aPreferenceIsFoundInEveryLanguage();
};

void PaletteLanguages::aPreferenceIsFoundInEveryLanguage_data()
{
    QTest::addColumn<QString>("ownWord");
    QTest::newRow("en") << u"night"_s;
    QTest::newRow("de") << u"Nachtmodus"_s;
    QTest::newRow("fr") << u"apparence"_s;
    QTest::newRow("es") << u"modo oscuro"_s;
    QTest::newRow("pl") << u"tryb ciemny"_s;
}

void PaletteLanguages::aPreferenceIsFoundInEveryLanguage()
{
    QFETCH(const QString, ownWord);
    speak(QString::fromLatin1(QTest::currentDataTag()));
    WindowFixture desk(1);
    desk.start();
    desk.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    auto *palette = desk.find<QDialog>(u"paletteDialog"_s);
    QVERIFY(isInUse(palette));
    const QString preference = QCoreApplication::translate("intray::PaletteDialog", "Preference");
    for (const QString &typed : {u"theme"_s, u"font"_s, u"dark"_s, u"shortcut"_s, ownWord}) {
        part<QLineEdit>(palette, u"paletteTyped"_s)->setText(typed);
        const auto *list = part<QListView>(palette, u"paletteList"_s);
        bool isFound = false;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            isFound |= list->model()->index(row, 0).data(PaletteModel::KindRole) == preference;
        QVERIFY2(isFound, qPrintable(typed));
    }
    press(Qt::Key_Escape);
}

INTRAY_TEST_MAIN(PaletteLanguages)
#include "tst_palettelanguages.moc"
