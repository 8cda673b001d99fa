// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctlfixture.h"
#include "support/testclass.h"

#include <QFileInfo>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// `template`: how files come in is kept, shown and used by `import --template`.
class CtlTemplateTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void aFileComesInAsTheTemplateSays();
    void whatIsShownCanBeSavedAgain();
    void optionsCountMore();
    void aFaultIsToldWithItsPlace();
    void whatIsNotThereIsTold();
    void aNameThatCannotBeIsTold();
    void whatIsNoTemplateInTheDatabaseIsTold_data();
    void whatIsNoTemplateInTheDatabaseIsTold();

private:
    Ran save(const QByteArray &json) const
    {
        return m_ctl->ctl({u"template"_s, u"save"_s, u"supplier"_s, u"-"_s}, json);
    }
    Ran import(const QByteArray &content, const QStringList &more = {}) const
    {
        return m_ctl->ctl(QStringList{u"import"_s, u"towns"_s,
                                      m_ctl->file(u"delivery-7.csv"_s, content), u"--template"_s,
                                      u"supplier"_s} +
                          more);
    }

    std::unique_ptr<CtlFixture> m_ctl;
};

static const QByteArray supplier = R"({
    "fields": [{"field": "zip", "from": "Ort", "split": " ", "part": 1},
               {"field": "city", "from": "Ort", "split": " ", "part": 2, "and_after": true},
               {"field": "since", "from": "Seit", "date": "dd.MM.yyyy"},
               {"field": "delivery", "file_name": true}],
    "leave_out": ["Bemerkung"], "key": "Nr", "priority": 3
})";

void CtlTemplateTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    QCOMPARE(m_ctl->ctl({u"init"_s}).exit, 0);
}

void CtlTemplateTest::aFileComesInAsTheTemplateSays()
{
    const Ran saved = save(supplier);
    QVERIFY2(saved.exit == 0, saved.err);
    const Ran ran = import("Nr;Ort;Seit;Bemerkung\n1;35957 Boaz Lake;31.01.2026;x\n");
    QVERIFY2(ran.exit == 0, ran.err);
    QCOMPARE(ran.json().value(u"key"_s), QJsonArray{u"Nr"_s});
    const QJsonObject item = m_ctl->ctl({u"list"_s, u"towns"_s}).items().at(0).toObject();
    QCOMPARE(item.value(u"priority"_s), 3);
    QCOMPARE(item.value(u"record"_s).toObject(),
             (QJsonObject{{u"Nr"_s, u"1"_s},
                          {u"zip"_s, u"35957"_s},
                          {u"city"_s, u"Boaz Lake"_s},
                          {u"since"_s, u"2026-01-31"_s},
                          {u"delivery"_s, u"delivery-7.csv"_s}}));
}

void CtlTemplateTest::whatIsShownCanBeSavedAgain()
{
    QCOMPARE(save(supplier).exit, 0);
    const Ran shown = m_ctl->bare(
        {u"-d"_s, u"sqlite:"_s + m_ctl->database(), u"template"_s, u"show"_s, u"supplier"_s});
    QCOMPARE(shown.exit, 0);
    const QJsonObject before = m_ctl->ctl({u"template"_s, u"show"_s, u"supplier"_s}).json();
    QCOMPARE(save(shown.out).exit, 0);
    const QJsonObject after = m_ctl->ctl({u"template"_s, u"show"_s, u"supplier"_s}).json();
    QCOMPARE(after.value(u"template"_s), before.value(u"template"_s));
    const QJsonArray all =
        m_ctl->ctl({u"template"_s, u"list"_s}).json().value(u"templates"_s).toArray();
    QCOMPARE(all.size(), 1);
}

void CtlTemplateTest::optionsCountMore()
{
    QCOMPARE(save(supplier).exit, 0);
    const Ran ran =
        import("Nr;Ort;Seit;Bemerkung\n1;35957 Boaz;31.01.2026;x\n", {u"--key"_s, u"zip"_s});
    QCOMPARE(ran.json().value(u"key"_s), QJsonArray{u"zip"_s});
}

void CtlTemplateTest::aFaultIsToldWithItsPlace()
{
    const Ran ran = save(R"({"fields":[{"field":"a","from":"b","part":0}]})");
    QCOMPARE(ran.exit, 1);
    QVERIFY2(ran.sentence().contains(u"/fields/0/part"_s), qPrintable(ran.sentence()));
    QVERIFY(
        m_ctl->ctl({u"template"_s, u"list"_s}).json().value(u"templates"_s).toArray().isEmpty());
}

void CtlTemplateTest::whatIsNotThereIsTold()
{
    QCOMPARE(import("Nr\n1\n").exit, 1);
    QCOMPARE(m_ctl->ctl({u"template"_s, u"show"_s, u"supplier"_s}).exit, 1);
    QCOMPARE(m_ctl->ctl({u"template"_s, u"drop"_s, u"supplier"_s}).exit, 1);
    QCOMPARE(save(supplier).exit, 0);
    const Ran ran = import("Nr,Town\n1,x\n");
    QCOMPARE(ran.exit, 1);
    QVERIFY2(ran.sentence().contains(u"“Ort”"_s), qPrintable(ran.sentence()));
    QCOMPARE(m_ctl->ctl({u"list"_s, u"towns"_s}).exit, 1);
}

void CtlTemplateTest::aNameThatCannotBeIsTold()
{
    const auto told = [this](const QString &name) {
        return m_ctl->ctl({u"template"_s, u"save"_s, name, u"-"_s}, supplier).sentence();
    };
    QCOMPARE(told({}), u"Give the template a name."_s);
    QCOMPARE(told(u"ä"_s.repeated(256)),
             u"The name of the template is longer than 255 characters. Shorten it."_s);
}

void CtlTemplateTest::whatIsNoTemplateInTheDatabaseIsTold_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("no JSON") << u"quatsch"_s;
    QTest::newRow("a list") << u"[1]"_s;
    QTest::newRow("deep") << QString(5000, u'[');
    QTest::newRow("another's fields") << uR"({"fields":7})"_s;
    QTest::newRow("no form") << uR"({"fields":[{"field":"a","from":"Nr","date":"day"}]})"_s;
    QTest::newRow("for exports") << uR"({"for":"export"})"_s;
}

/// Who may save templates may write to the file, too.
void CtlTemplateTest::whatIsNoTemplateInTheDatabaseIsTold()
{
    QFETCH(const QString, text);
    QCOMPARE(save(supplier).exit, 0);
    m_ctl->sql(u"UPDATE file_template SET template = '%1'"_s.arg(text));
    const QString beginning = u"The template “supplier” cannot be used. The template "_s;
    const Ran in = import("Nr\n1\n");
    QCOMPARE(in.exit, 1);
    QVERIFY2(in.sentence().startsWith(beginning), in.err);
    m_ctl->sql(u"UPDATE file_template SET kind = 'export'"_s);
    if (text.contains(u"export"_s))
        return;
    m_ctl->addQueue(u"q"_s, {u"a"_s});
    const Ran out = m_ctl->ctl(
        {u"export"_s, u"q"_s, m_ctl->path(u"out.csv"_s), u"--template"_s, u"supplier"_s});
    QCOMPARE(out.exit, 1);
    QVERIFY2(out.sentence().startsWith(beginning), out.err);
    QVERIFY(!QFileInfo::exists(m_ctl->path(u"out.csv"_s)));
}

INTRAY_TEST_GUILESS_MAIN(CtlTemplateTest)
#include "tst_ctl_template.moc"
