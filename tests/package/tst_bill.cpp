// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "package/checker.h"
#include "support/testclass.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// The bill of materials, against the rules of SPDX 2.3 and against what is linked.
class Bill : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theDocumentSaysWhatSpdxWants();
    void everyPackageIsWhole();
    void relationshipsNameWhatIsThere();
    void everyLinkedLibraryHasItsPackage();
    void headersAndPlugInsAreNamedToo();

private:
    QSet<QString> names() const;

    QJsonObject m_bill;
    QJsonArray m_packages;
};

void Bill::initTestCase()
{
    const QByteArray text = contentOf(builtPath(u"installer/books/intray.spdx.json"_s));
    m_bill = QJsonDocument::fromJson(text).object();
    m_packages = m_bill.value(u"packages"_s).toArray();
    QVERIFY(m_packages.size() > 20);
}

QSet<QString> Bill::names() const
{
    QSet<QString> all;
    for (const QJsonValue &package : m_packages)
        all.insert(package[u"name"_s].toString());
    return all;
}

void Bill::theDocumentSaysWhatSpdxWants()
{
    QCOMPARE(m_bill[u"spdxVersion"_s].toString(), u"SPDX-2.3"_s);
    QCOMPARE(m_bill[u"dataLicense"_s].toString(), u"CC0-1.0"_s);
    QCOMPARE(m_bill[u"SPDXID"_s].toString(), u"SPDXRef-DOCUMENT"_s);
    QVERIFY(!m_bill[u"name"_s].toString().isEmpty());
    const QString space = m_bill[u"documentNamespace"_s].toString();
    QVERIFY(space.startsWith(u"https://"_s) && !space.contains(u'#'));
    const QJsonObject made = m_bill[u"creationInfo"_s].toObject();
    static const QRegularExpression moment(u"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"_s);
    QVERIFY(moment.match(made[u"created"_s].toString()).hasMatch());
    static const QRegularExpression creator(u"^(Person|Organization|Tool): \\S"_s);
    QVERIFY(!made[u"creators"_s].toArray().isEmpty());
    for (const QJsonValue &one : made[u"creators"_s].toArray())
        QVERIFY(creator.match(one.toString()).hasMatch());
}

void Bill::everyPackageIsWhole()
{
    static const QRegularExpression identifier(u"^SPDXRef-[A-Za-z0-9.-]+$"_s);
    static const QRegularExpression licence(
        u"^(NOASSERTION|[A-Za-z0-9.-]+|\\([A-Za-z0-9.-]+( (OR|AND) [A-Za-z0-9.-]+)+\\))$"_s);
    QSet<QString> seen;
    for (const QJsonValue &package : m_packages) {
        const QString id = package[u"SPDXID"_s].toString();
        QVERIFY2(identifier.match(id).hasMatch() && !seen.contains(id), qPrintable(id));
        seen.insert(id);
        for (const QString &field : {u"name"_s, u"versionInfo"_s, u"downloadLocation"_s})
            QVERIFY2(!package[field].toString().isEmpty(), qPrintable(id + u' ' + field));
        for (const QString &field : {u"licenseDeclared"_s, u"licenseConcluded"_s})
            QVERIFY2(licence.match(package[field].toString()).hasMatch(),
                     qPrintable(id + u' ' + package[field].toString()));
        QCOMPARE(package[u"filesAnalyzed"_s], QJsonValue(false));
    }
}

void Bill::relationshipsNameWhatIsThere()
{
    QSet<QString> known{u"SPDXRef-DOCUMENT"_s}, bound;
    for (const QJsonValue &package : m_packages)
        known.insert(package[u"SPDXID"_s].toString());
    int describes = 0;
    for (const QJsonValue &one : m_bill[u"relationships"_s].toArray()) {
        describes += one[u"relationshipType"_s] == u"DESCRIBES"_s;
        for (const QString &end : {u"spdxElementId"_s, u"relatedSpdxElement"_s}) {
            QVERIFY2(known.contains(one[end].toString()), qPrintable(one[end].toString()));
            bound.insert(one[end].toString());
        }
    }
    QCOMPARE(describes, 1);
    QCOMPARE(bound, known);
}

void Bill::everyLinkedLibraryHasItsPackage()
{
    static const QRegularExpression needed(u"\\(NEEDED\\).*\\[(.+)\\]"_s);
    QSet<QString> libraries;
    for (const QString &program : {u"app/intray"_s, u"app/intrayctl"_s}) {
        const Verdict told = check(u"readelf"_s, {u"-dW"_s, builtPath(program)});
        auto match = needed.globalMatch(QString::fromUtf8(told.out));
        while (match.hasNext())
            libraries.insert(u"*/"_s + match.next().captured(1));
    }
    QVERIFY(libraries.size() > 8);
    const QByteArray owners = check(u"dpkg-query"_s, QStringList{u"-S"_s} + libraries.values()).out;
    for (const QString &line : QString::fromUtf8(owners).split(u'\n'))
        if (names().contains(line.section(u':', 0, 0)))
            libraries.remove(u"*/"_s + line.section(u'/', -1));
    QCOMPARE(libraries, QSet<QString>());
}

void Bill::headersAndPlugInsAreNamedToo()
{
    const QSet<QString> known = names();
    for (const QString &package :
         {u"libexpected-dev"_s, u"libvalijson-dev"_s, u"libqt6sql6-sqlite"_s, u"qt6-qpa-plugins"_s,
          u"breeze-icon-theme"_s})
        QVERIFY2(known.contains(package), qPrintable(package));
}

INTRAY_TEST_GUILESS_MAIN(Bill)
#include "tst_bill.moc"
