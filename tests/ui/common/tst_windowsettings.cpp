// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/windowsettings.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

class tst_WindowSettings : public QObject
{
    Q_OBJECT
private slots:
    void whatIsSetIsThereNextTime();
    void aDamagedFileGivesDefaultsAndIsPutAside_data();
    void aDamagedFileGivesDefaultsAndIsPutAside();
    void whereNothingCanBeWrittenTheDefaultsServe();
    void anyTextCanBePartOfAName();

private:
    static void write(const QString &path, const QByteArray &content)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
};

void tst_WindowSettings::whatIsSetIsThereNextTime()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"window.ini"_s);
    {
        WindowSettings settings(path);
        QVERIFY(settings.trouble().isEmpty());
        settings.setValue(u"layout/open/a"_s, 77);
    }
    const WindowSettings again(path);
    QCOMPARE(again.value(u"layout/open/a"_s).toInt(), 77);
    QVERIFY(again.trouble().isEmpty());
}

void tst_WindowSettings::aDamagedFileGivesDefaultsAndIsPutAside_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("binary") << QByteArray("\x00\x01\xff[[[=\n=\x00", 10);
    QTest::newRow("text") << QByteArray("this is no settings file\n");
    QTest::newRow("other version") << QByteArray("[General]\nversion=99\nwidth=3\n");
}

void tst_WindowSettings::aDamagedFileGivesDefaultsAndIsPutAside()
{
    QFETCH(QByteArray, content);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"window.ini"_s);
    write(path, content);
    WindowSettings settings(path);
    QVERIFY(!settings.trouble().isEmpty());
    QVERIFY(QFile::exists(path + u".damaged"_s));
    QCOMPARE(settings.value(u"width"_s, 5).toInt(), 5);
    settings.setValue(u"width"_s, 6);
    QCOMPARE(settings.value(u"width"_s).toInt(), 6);
}

void tst_WindowSettings::whereNothingCanBeWrittenTheDefaultsServe()
{
    const QTemporaryDir folder;
    write(folder.filePath(u"file"_s), "x");
    WindowSettings settings(folder.filePath(u"file/window.ini"_s));
    QVERIFY(!settings.trouble().isEmpty());
    settings.setValue(u"width"_s, 6);
    QCOMPARE(settings.value(u"width"_s).toInt(), 6);
}

void tst_WindowSettings::anyTextCanBePartOfAName()
{
    const QTemporaryDir folder;
    WindowSettings settings(folder.filePath(u"window.ini"_s));
    const QString odd = u"a/b=c [x] \u00e4\u05d0"_s;
    settings.setValue(u"queue/"_s + WindowSettings::part(odd), 1);
    QCOMPARE(settings.value(u"queue/"_s + WindowSettings::part(odd)).toInt(), 1);
    QVERIFY(!WindowSettings::part(odd).contains(u'/'));
}

INTRAY_TEST_GUILESS_MAIN(tst_WindowSettings)
#include "tst_windowsettings.moc"
