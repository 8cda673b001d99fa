// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QFile>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// A required field that is empty for a reason, from the command line.
class CtlMissingTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aRequiredFieldIsCompletedWithAReason();
    void theListFindsIt();
    void anExportSaysIt();
    void theReasonIsTakenBack();
    void badCallsAreWrongUsage();

private:
    Ran as(const QString &user, const QStringList &words) { return m_ctl->as(user, words); }
    Ran say(const QStringList &reason)
    {
        return as(u"anna"_s, QStringList{u"missing"_s, m_item, u"phone"_s} + reason +
                                 QStringList{u"--lock"_s, m_lock});
    }
    QString path(const QString &name) const { return m_folder.filePath(name); }
    void write(const QString &name, const QByteArray &content)
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }

    QTemporaryDir m_folder;
    std::unique_ptr<CtlFixture> m_ctl;
    QString m_item;
    QString m_lock;
};

/// Anna holds the only item.
void CtlMissingTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    write(u"schema.json"_s,
          R"({"properties": {"name": {}, "phone": {"x-intray": {"missing": ["refused"],
              "missing_codes": {"refused": "-98"}}}}, "required": ["phone"]})");
    write(u"in.csv"_s, "id,name,phone\n1,Ada,\n");
    write(u"record.json"_s, R"({"phone": ""})");
    QCOMPARE(as(u"anna"_s, {u"import"_s, u"q"_s, path(u"in.csv"_s), u"--key"_s, u"id"_s}).exit, 0);
    const Ran set =
        as(u"anna"_s, {u"queue"_s, u"set"_s, u"q"_s, u"--schema"_s, path(u"schema.json"_s)});
    QVERIFY2(set.exit == 0, set.err.constData());
    const QJsonObject claimed = as(u"anna"_s, {u"claim"_s, u"q"_s}).json();
    m_item = QString::number(claimed[u"items"][0][u"item"].toInteger());
    m_lock = claimed[u"lock"].toString();
}

void CtlMissingTest::aRequiredFieldIsCompletedWithAReason()
{
    const QStringList complete{u"complete"_s, m_item, u"--lock"_s, m_lock, path(u"record.json"_s)};
    QVERIFY(as(u"anna"_s, complete).exit != 0);
    QCOMPARE(say({u"refused"_s}).exit, 0);
    const Ran done = as(u"anna"_s, complete);
    QVERIFY2(done.exit == 0, done.err.constData());
    QCOMPARE(as(u"anna"_s, {u"show"_s, m_item}).json()[u"missing"][u"phone"], u"refused"_s);
    QCOMPARE(as(u"anna"_s, {u"audit"_s}).exit, 0);
}

void CtlMissingTest::theListFindsIt()
{
    QCOMPARE(say({u"refused"_s}).exit, 0);
    const auto found = [this](const QString &what) {
        return as(u"anna"_s, {u"list"_s, u"q"_s, u"--state"_s, u"locked"_s, u"--empty-for"_s, what})
            .items()
            .size();
    };
    QCOMPARE(found(u"phone"_s), 1);
    QCOMPARE(found(u"phone=refused"_s), 1);
    QCOMPARE(found(u"phone=unknown"_s), 0);
    QCOMPARE(found(u"name"_s), 0);
}

void CtlMissingTest::anExportSaysIt()
{
    QCOMPARE(say({u"refused"_s}).exit, 0);
    const auto exported = [this](const QStringList &more) {
        const QString out = path(more.join(u'-') + u".csv"_s);
        as(u"anna"_s, QStringList{u"export"_s, u"q"_s, out} + more);
        QFile file(out);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY(exported({}).contains(",phone,intray_missing_phone"));
    QVERIFY(exported({u"--reasons"_s, u"values"_s}).contains(",-98"));
    QVERIFY(!exported({u"--reasons"_s, u"none"_s}).contains("refused"));
}

void CtlMissingTest::theReasonIsTakenBack()
{
    QCOMPARE(say({u"refused"_s}).exit, 0);
    QCOMPARE(say({}).exit, 0);
    QVERIFY(!as(u"anna"_s, {u"show"_s, m_item}).json().contains(u"missing"_s));
}

void CtlMissingTest::badCallsAreWrongUsage()
{
    QCOMPARE(say({u"asleep"_s}).exit, 1);
    QCOMPARE(as(u"anna"_s, {u"missing"_s, m_item, u"phone"_s, u"refused"_s}).exit, 2);
    QCOMPARE(as(u"anna"_s, {u"export"_s, u"q"_s, path(u"x.csv"_s), u"--reasons"_s, u"odd"_s}).exit,
             2);
}

INTRAY_TEST_GUILESS_MAIN(CtlMissingTest)
#include "tst_ctl_missing.moc"
