// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/onterminal.h"
#include "ctlfixture.h"
#include "support/testclass.h"

#include <QFile>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// `suggest`: the list, one item, and what it learns from those who finish records.
class CtlSuggestTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void whatIsLikelyWrongIsListed();
    void oneItemIsAskedFor();
    void whatWasPutRightIsProposed();
    void itEndsWhileItLooksAtOneLongRecord();
    void wrongWordsAreTold();

private:
    QJsonArray cells(const QStringList &more = {}) const;

    std::unique_ptr<CtlFixture> m_ctl;
};

/// Towns with their postcodes, 20 records of each; one town is misspelt.
static QByteArray towns()
{
    const QByteArrayList pairs{"35233,birmingham", "36302,dothan", "35957,boaz", "35631,florence"};
    QByteArray rows = "zip,town,remark\n";
    for (int row = 0; row < 80; ++row) {
        QByteArray pair = pairs.at(row % 4);
        if (row == 40)
            pair.replace("ham", "xam");
        rows += pair + (row % 8 == 3 ? ",urgent!" : ",later") + '\n';
    }
    return rows;
}

void CtlSuggestTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    const QString file = m_ctl->file(u"towns.csv"_s, towns());
    QCOMPARE(m_ctl->ctl({u"import"_s, u"towns"_s, file, u"--key"_s, u"row"_s}).exit, 0);
}

QJsonArray CtlSuggestTest::cells(const QStringList &more) const
{
    return m_ctl->ctl(QStringList{u"suggest"_s, u"towns"_s} + more)
        .json()
        .value(u"cells"_s)
        .toArray();
}

void CtlSuggestTest::whatIsLikelyWrongIsListed()
{
    const QJsonArray found = cells();
    QCOMPARE(found.size(), 1);
    const QJsonObject cell = found.at(0).toObject();
    QCOMPARE(cell.keys(), (QStringList{u"field"_s, u"item"_s, u"key"_s, u"score"_s, u"suggestion"_s,
                                       u"sure"_s, u"value"_s, u"why"_s}));
    QCOMPARE(cell.value(u"item"_s).toInt(), 41);
    QCOMPARE(cell.value(u"field"_s).toString(), u"town"_s);
    QCOMPARE(cell.value(u"value"_s).toString(), u"birmingxam"_s);
    QCOMPARE(cell.value(u"suggestion"_s).toString(), u"birmingham"_s);
    QVERIFY(cell.value(u"score"_s).toDouble() > 0.5);
    QVERIFY(cell.value(u"why"_s).toString().startsWith(u"“birmingham” stands in "_s));
}

void CtlSuggestTest::oneItemIsAskedFor()
{
    QCOMPARE(cells({u"--item"_s, u"41"_s}).size(), 1);
    QCOMPARE(cells({u"--item"_s, u"42"_s}).size(), 0);
}

void CtlSuggestTest::whatWasPutRightIsProposed()
{
    const QString file = m_ctl->file(u"fields.json"_s, "{\"remark\": \"urgent\"}");
    for (const QString &item : {u"4"_s, u"12"_s, u"20"_s, u"28"_s}) {
        const QJsonObject held = m_ctl->ctl({u"claim"_s, u"--item"_s, item}).json();
        QCOMPARE(
            m_ctl->ctl({u"complete"_s, item, u"--lock"_s, held.value(u"lock"_s).toString(), file})
                .exit,
            0);
    }
    int proposed = 0;
    for (const QJsonValue cell : cells())
        proposed += cell[u"value"_s].toString() == u"urgent!"_s &&
                    cell[u"suggestion"_s].toString() == u"urgent"_s;
    QCOMPARE(proposed, 6);
}

/// Words that nobody has written yet, so many that learning from them takes minutes.
static QByteArray longText()
{
    constexpr int words = 400'000;
    QByteArray text;
    quint32 random = 1;
    for (int word = 0; word < words; ++word) {
        for (int letter = 0; letter < 3 + word % 7; ++letter) {
            random = random * 1664525 + 1013904223;
            text += char('a' + (random >> 24) % 26);
        }
        text += ' ';
    }
    return text.trimmed();
}

/// What is under way then does not ask whether it is to stop.
void CtlSuggestTest::itEndsWhileItLooksAtOneLongRecord()
{
    m_ctl->addQueue(u"long"_s, {}, {u"--largest-record"_s, u"8M"_s, u"--largest-field"_s, u"8M"_s});
    const QString file = m_ctl->file(u"long.csv"_s, "nr,remark\n1," + longText() + '\n');
    QCOMPARE(m_ctl->ctl({u"import"_s, u"long"_s, file, u"--key"_s, u"nr"_s}).exit, 0);
    OnTerminal terminal({u"-d"_s, m_ctl->database(), u"suggest"_s, u"long"_s},
                        m_ctl->environment());
    QVERIFY2(terminal.says(", 2 s"), terminal.said());
    terminal.type("\x03");
    QCOMPARE(terminal.exit(), 1);
    QVERIFY2(terminal.said().contains("Cancelled"), terminal.said());
}

void CtlSuggestTest::wrongWordsAreTold()
{
    QCOMPARE(m_ctl->ctl({u"suggest"_s}).exit, 2);
    QCOMPARE(m_ctl->ctl({u"suggest"_s, u"nowhere"_s}).exit, 1);
    QCOMPARE(m_ctl->ctl({u"suggest"_s, u"towns"_s, u"--item"_s, u"x"_s}).exit, 2);
    QCOMPARE(m_ctl->ctl({u"suggest"_s, u"towns"_s, u"--item"_s, u"4711"_s}).exit, 1);
}

INTRAY_TEST_GUILESS_MAIN(CtlSuggestTest)
#include "tst_ctl_suggest.moc"
