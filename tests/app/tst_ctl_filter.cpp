// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctlfixture.h"
#include "support/testclass.h"

#include <QFile>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// `filter`: what a team shares is listed, shown, saved and dropped, and used by `export --filter`.
class CtlFilterTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void whatIsSavedIsListedShownAndDropped();
    void aNameThatIsTakenIsReplacedOnRequest();
    void anExportHasWhatTheFilterShows();
    void aFieldThatIsNotThereExportsNothing();
    void whatIsWrongIsTold();

private:
    Ran save(const QByteArray &json, const QStringList &more = {}) const
    {
        return m_ctl->ctl(
            QStringList{u"filter"_s, u"save"_s, u"towns"_s, u"In Ulm"_s, u"-"_s} + more, json);
    }
    QJsonArray listed() const
    {
        return m_ctl->ctl({u"filter"_s, u"list"_s, u"towns"_s})
            .json()
            .value(u"filters"_s)
            .toArray();
    }
    Ran exported(const QStringList &more = {}) const
    {
        return m_ctl->ctl(QStringList{u"export"_s, u"towns"_s, m_ctl->path(u"out.csv"_s),
                                      u"--force"_s, u"--filter"_s, u"In Ulm"_s} +
                          more);
    }

    std::unique_ptr<CtlFixture> m_ctl;
};

static const QByteArray inUlm =
    R"({"shown":"open","columns":{"field.town":"ulm"},"sorted":"key","descending":true})";

void CtlFilterTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    QCOMPARE(m_ctl->ctl({u"init"_s}).exit, 0);
    const QString file = m_ctl->file(u"towns.csv"_s, "nr,town\n1,Ulm\n2,Bonn\n3,Neu-Ulm\n");
    QCOMPARE(m_ctl->ctl({u"import"_s, u"towns"_s, file, u"--key"_s, u"nr"_s}).exit, 0);
}

void CtlFilterTest::whatIsSavedIsListedShownAndDropped()
{
    QVERIFY(listed().isEmpty());
    const Ran saved = save(inUlm);
    QVERIFY2(saved.exit == 0, saved.err);
    QCOMPARE(listed().size(), 1);
    const QJsonObject one = listed().at(0).toObject();
    QCOMPARE(one.value(u"name"_s), u"In Ulm"_s);
    QVERIFY(!one.value(u"shared_by"_s).toString().isEmpty());
    QVERIFY(!one.value(u"shared_at"_s).toString().isEmpty());
    const QStringList named{u"towns"_s, u"In Ulm"_s};
    const Ran shown = m_ctl->bare(
        QStringList{u"-d"_s, u"sqlite:"_s + m_ctl->database(), u"filter"_s, u"show"_s} + named);
    QCOMPARE(shown.exit, 0);
    QCOMPARE(save(shown.out, {u"--replace"_s}).exit, 0);
    QCOMPARE(listed().at(0).toObject().value(u"filter"_s), one.value(u"filter"_s));
    QCOMPARE(m_ctl->ctl(QStringList{u"filter"_s, u"drop"_s} + named).exit, 0);
    QVERIFY(listed().isEmpty());
}

void CtlFilterTest::aNameThatIsTakenIsReplacedOnRequest()
{
    QCOMPARE(save(inUlm).exit, 0);
    const Ran again = save("{}");
    QCOMPARE(again.exit, 1);
    QVERIFY2(again.sentence().contains(u"“In Ulm”"_s), qPrintable(again.sentence()));
    QCOMPARE(save("{\"find\":\"x\"}", {u"--replace"_s}).exit, 0);
    QCOMPARE(listed().at(0).toObject().value(u"filter"_s).toObject().value(u"find"_s), u"x"_s);
}

void CtlFilterTest::anExportHasWhatTheFilterShows()
{
    QCOMPARE(save(inUlm).exit, 0);
    const Ran ran = exported();
    QVERIFY2(ran.exit == 0, ran.err);
    QCOMPARE(ran.json().value(u"written"_s), 2);
    QFile file(m_ctl->path(u"out.csv"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray rows = file.readAll();
    QVERIFY(rows.indexOf("Neu-Ulm") > 0);
    QVERIFY2(rows.indexOf("Neu-Ulm") < rows.indexOf(",Ulm"), rows); // in its order
    QVERIFY(!rows.contains("Bonn"));
}

void CtlFilterTest::aFieldThatIsNotThereExportsNothing()
{
    QCOMPARE(save(R"({"columns":{"field.town":"ulm","field.fax":"1"}})").exit, 0);
    const Ran ran = exported();
    QCOMPARE(ran.exit, 1);
    QVERIFY2(ran.sentence().contains(u"fax"_s), qPrintable(ran.sentence()));
    QVERIFY(!QFile::exists(m_ctl->path(u"out.csv"_s)));
}

void CtlFilterTest::whatIsWrongIsTold()
{
    QCOMPARE(save("[]").exit, 1);
    QCOMPARE(save("{\"find\":7}").exit, 1);
    const Ran misspelled = save("{\"colums\":{\"field.town\":\"ulm\"}}");
    QCOMPARE(misspelled.exit, 1);
    QVERIFY2(misspelled.sentence().contains(u"“colums”"_s), qPrintable(misspelled.sentence()));
    QVERIFY(listed().isEmpty());
    QCOMPARE(exported().exit, 1);
    QCOMPARE(m_ctl->ctl({u"filter"_s, u"list"_s, u"none"_s}).exit, 1);
    QCOMPARE(m_ctl->ctl({u"filter"_s, u"show"_s, u"towns"_s, u"none"_s}).exit, 1);
    QCOMPARE(m_ctl->ctl({u"filter"_s, u"drop"_s, u"towns"_s, u"none"_s}).exit, 1);
    QCOMPARE(save(inUlm).exit, 0);
    QCOMPARE(exported({u"--state"_s, u"done"_s}).exit, 2);
}

INTRAY_TEST_GUILESS_MAIN(CtlFilterTest)
#include "tst_ctl_filter.moc"
