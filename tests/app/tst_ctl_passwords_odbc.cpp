// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/odbcsettings.h"
#include "support/testclass.h"

#include <QTemporaryDir>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// An ODBC driver that repeats what it was given tells nobody the password.
class CtlPasswordsOdbcTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aDriverThatRepeatsItsTextTellsNoPassword_data();
    void aDriverThatRepeatsItsTextTellsNoPassword();

private:
    QTemporaryDir m_folder;
    std::unique_ptr<OdbcSettings> m_settings;
};

void CtlPasswordsOdbcTest::initTestCase()
{
    m_settings = std::make_unique<OdbcSettings>(
        m_folder.path(), QList<OdbcSource>{{u"Old"_s, odbcdriver::access, {}}});
}

void CtlPasswordsOdbcTest::aDriverThatRepeatsItsTextTellsNoPassword_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("own database") << u"-d odbc:DSN=Old status --json"_s;
    QTest::newRow("another one") << u"import q odbc:DSN=Old --table t --json"_s;
}

void CtlPasswordsOdbcTest::aDriverThatRepeatsItsTextTellsNoPassword()
{
    QFETCH(const QString, words);
    const CtlFixture ctl;
    QProcessEnvironment environment = ctl.environment();
    for (const QString &name : {u"INTRAY_PASSWORD"_s, u"INTRAY_SOURCE_PASSWORD"_s})
        environment.insert(name, u"sesame}open"_s);
    const Ran ran = CtlFixture::run(CtlFixture::program(), words.split(u' '), {}, environment);
    QVERIFY2(ran.exit == 1 || ran.exit == 2, ran.err);
    QVERIFY2(ran.err.contains("Pwd=..."), ran.err); // it does repeat it
    for (const QByteArray &said : {ran.err, ran.out})
        QVERIFY2(!said.contains("sesame"), said);
}

INTRAY_TEST_GUILESS_MAIN(CtlPasswordsOdbcTest)
#include "tst_ctl_passwords_odbc.moc"
