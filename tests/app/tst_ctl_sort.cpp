// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctlfixture.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// `list --sort`: by what the values mean, page by page; and `queue set --plain-search`.
class CtlSortTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void aListIsSortedByWhatItsValuesMean_data();
    void aListIsSortedByWhatItsValuesMean();
    void theCursorGoesOnInTheSortedList();
    void whatCannotBeSortedIsTold_data();
    void whatCannotBeSortedIsTold();
    void aQueueSaysWhetherAccentsMatter();

private:
    static QString keysIn(const QJsonArray &items)
    {
        QStringList keys;
        for (const QJsonValue item : items)
            keys << item[u"key"_s].toString();
        return keys.join(u' ');
    }
    QString sorted(const QStringList &words) const
    {
        const Ran ran = m_ctl->ctl(QStringList{u"list"_s, u"sums"_s, u"--sort"_s} + words);
        return ran.exit == 0 ? keysIn(ran.items()) : QString::fromUtf8(ran.err);
    }

    std::unique_ptr<CtlFixture> m_ctl;
};

void CtlSortTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    const QString schema = m_ctl->file(u"schema.json"_s, R"({"properties": {
        "nr": {}, "name": {}, "key": {},
        "amount": {"x-intray": {"kind": "number", "format": "1,234.5"}},
        "due": {"x-intray": {"kind": "date", "format": "dd.MM.yyyy"}}, "n": {"type": "number"}}})");
    const QString records =
        m_ctl->file(u"sums.jsonl"_s,
                    R"({"nr":"1","amount":"9","due":"02.01.2025","n":9,"name":"Zebra","key":"30"}
{"nr":"2","amount":"10","due":"01.12.2024","n":10,"name":"\u00c4pfel","key":"4"}
{"nr":"3","amount":"1,000","due":"15.06.2024","n":1000,"name":"apfel","key":"200"}
{"nr":"4","amount":"-5","due":"31.01.2023","n":-5,"name":"\u00d6l","key":"-1"}
{"nr":"5","amount":"1.5","due":"03.01.2025","n":1.5,"name":"Oel","key":"5"}
)");
    QCOMPARE(m_ctl->ctl({u"init"_s}).exit, 0);
    QCOMPARE(m_ctl->ctl({u"queue"_s, u"add"_s, u"sums"_s, u"--schema"_s, schema}).exit, 0);
    const Ran ran = m_ctl->ctl({u"import"_s, u"sums"_s, records, u"--key"_s, u"nr"_s});
    QVERIFY2(ran.exit == 0, ran.err);
}

void CtlSortTest::aListIsSortedByWhatItsValuesMean_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("keys");
    const QString down = u"--descending"_s;
    QTest::newRow("sizes") << QStringList{u"amount"_s} << u"4 5 1 2 3"_s;
    QTest::newRow("sizes, down") << QStringList{u"amount"_s, down} << u"3 2 1 5 4"_s;
    QTest::newRow("JSON numbers") << QStringList{u"n"_s} << u"4 5 1 2 3"_s;
    QTest::newRow("days") << QStringList{u"due"_s} << u"4 3 2 1 5"_s;
    QTest::newRow("words") << QStringList{u"name"_s} << u"3 2 5 4 1"_s;
    QTest::newRow("the item's key") << QStringList{u"key"_s, down} << u"5 4 3 2 1"_s;
    QTest::newRow("a field of that name") << QStringList{u"field.key"_s} << u"4 2 5 1 3"_s;
    QTest::newRow("age") << QStringList{u"since"_s, down} << u"5 4 3 2 1"_s;
}

void CtlSortTest::aListIsSortedByWhatItsValuesMean()
{
    QFETCH(const QStringList, words);
    QFETCH(const QString, keys);
    QCOMPARE(sorted(words), keys);
}

void CtlSortTest::theCursorGoesOnInTheSortedList()
{
    QStringList words{u"list"_s, u"sums"_s, u"--sort"_s, u"amount"_s, u"--limit"_s, u"2"_s};
    QStringList keys;
    QString cursor;
    do {
        const Ran ran =
            m_ctl->ctl(cursor.isEmpty() ? words : words + QStringList{u"--cursor"_s, cursor});
        QVERIFY2(ran.exit == 0, ran.err);
        keys << keysIn(ran.items());
        cursor = ran.json().value(u"next"_s).toString();
    } while (!cursor.isEmpty());
    QCOMPARE(keys, (QStringList{u"4 5"_s, u"1 2"_s, u"3"_s}));
}

void CtlSortTest::whatCannotBeSortedIsTold_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("part");
    QTest::newRow("no such field") << QStringList{u"sums"_s, u"--sort"_s, u"size"_s} << u"amount"_s;
    QTest::newRow("all queues") << QStringList{u"--sort"_s, u"amount"_s} << u"queue"_s;
    QTest::newRow("only a direction") << QStringList{u"sums"_s, u"--descending"_s} << u"--sort"_s;
    QTest::newRow("requests") << QStringList{u"--asked-back"_s, u"--sort"_s, u"key"_s}
                              << u"--sort"_s;
}

void CtlSortTest::whatCannotBeSortedIsTold()
{
    QFETCH(const QStringList, words);
    QFETCH(const QString, part);
    const Ran ran = m_ctl->ctl(QStringList{u"list"_s} + words);
    QVERIFY(ran.exit != 0);
    QVERIFY2(ran.sentence().contains(part), qPrintable(ran.sentence()));
}

void CtlSortTest::aQueueSaysWhetherAccentsMatter()
{
    const QStringList find{u"list"_s, u"sums"_s, u"--find"_s, u"APFEL"_s};
    QCOMPARE(keysIn(m_ctl->ctl(find).items()), u"3"_s);
    const auto say = [this](const QString &answer) {
        return m_ctl->ctl({u"queue"_s, u"set"_s, u"sums"_s, u"--plain-search"_s, answer});
    };
    const Ran said = say(u"yes"_s);
    QVERIFY2(said.exit == 0, said.err);
    QCOMPARE(said.json().value(u"plain_search"_s), QJsonValue(true));
    QCOMPARE(keysIn(m_ctl->ctl(find).items()), u"2 3"_s);
    const QString schema = m_ctl->file(u"other.json"_s, R"({"properties": {"nr": {}}})");
    QCOMPARE(m_ctl->ctl({u"queue"_s, u"set"_s, u"sums"_s, u"--schema"_s, schema})
                 .json()
                 .value(u"plain_search"_s),
             QJsonValue(true));
    QCOMPARE(say(u"no"_s).exit, 0);
    QCOMPARE(keysIn(m_ctl->ctl(find).items()), u"3"_s);
    QVERIFY(say(u"perhaps"_s).exit != 0);
}

INTRAY_TEST_GUILESS_MAIN(CtlSortTest)
#include "tst_ctl_sort.moc"
