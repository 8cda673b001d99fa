// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <unistd.h>

#include <QFile>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Files and folders whose rights, as Unix has them, keep the program out.
class CtlRightsTest : public QObject
{
    Q_OBJECT

private slots:
    void aReadOnlyDatabaseIsSaidToBe_data();
    void aReadOnlyDatabaseIsSaidToBe();
    void anUnreadableDatabaseIsSaidToBe();
    void aFolderThatCannotBeWrittenGetsNoDatabase();

private:
    static Ran asNobody(const CtlFixture &fixture, const QStringList &words);
    static QByteArray contentOf(const QString &file);
};

QByteArray CtlRightsTest::contentOf(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Rights do not bind the superuser, so the program runs as nobody then, from a copy that nobody
/// can reach.
Ran CtlRightsTest::asNobody(const CtlFixture &fixture, const QStringList &words)
{
    const QStringList all = QStringList{u"-d"_s, fixture.database(), u"--json"_s} + words;
    if (::geteuid() != 0)
        return fixture.bare(all);
    const QString copy = fixture.path(u"ctl"_s);
    QFile::copy(CtlFixture::program(), copy);
    return CtlFixture::run(u"setpriv"_s, QStringList{u"--reuid"_s, u"65534"_s, u"--regid"_s,
                                                     u"65534"_s, u"--clear-groups"_s, copy} +
                                             all);
}

void CtlRightsTest::aReadOnlyDatabaseIsSaidToBe_data()
{
    QTest::addColumn<bool>("folderToo");
    QTest::newRow("the file") << false;
    QTest::newRow("the file and its folder") << true;
}

void CtlRightsTest::aReadOnlyDatabaseIsSaidToBe()
{
    QFETCH(bool, folderToo);
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s});
    asNobody(fixture, {u"--version"_s}); // puts the copy there while the folder can be written
    QFile::setPermissions(fixture.database(), QFile::Permissions(0x4444));
    QFile::setPermissions(fixture.path(u"."_s), QFile::Permissions(folderToo ? 0x5555 : 0x7777));
    const QByteArray before = contentOf(fixture.database());
    for (const QStringList &words :
         {QStringList{u"claim"_s, u"q"_s}, QStringList{u"queue"_s, u"add"_s, u"z"_s}}) {
        const Ran ran = asNobody(fixture, words);
        QCOMPARE(ran.exit, 1);
        QCOMPARE(ran.errorKind(), u"read_only"_s);
        QVERIFY(ran.sentence().contains(u"is read-only"));
    }
    QCOMPARE(contentOf(fixture.database()), before);
    QFile::setPermissions(fixture.path(u"."_s), QFile::Permissions(0x7755));
}

void CtlRightsTest::anUnreadableDatabaseIsSaidToBe()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s});
    QFile::setPermissions(fixture.database(), QFile::Permissions());
    const Ran ran = asNobody(fixture, {u"status"_s});
    QCOMPARE(ran.exit, 1);
    QCOMPARE(ran.errorKind(), u"unreadable"_s);
}

void CtlRightsTest::aFolderThatCannotBeWrittenGetsNoDatabase()
{
    const CtlFixture fixture;
    asNobody(fixture, {u"--version"_s});
    QFile::setPermissions(fixture.path(u"."_s), QFile::Permissions(0x5555));
    const Ran ran = asNobody(fixture, {u"init"_s});
    QCOMPARE(ran.exit, 1);
    QVERIFY2(QStringList({u"unreadable"_s, u"read_only"_s}).contains(ran.errorKind()),
             ran.out.constData());
    QVERIFY(ran.sentence().contains(u"folder"));
    QFile::setPermissions(fixture.path(u"."_s), QFile::Permissions(0x7755));
}

INTRAY_TEST_GUILESS_MAIN(CtlRightsTest)
#include "tst_ctl_rights.moc"
