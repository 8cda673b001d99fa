// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Boss assigns items to anna, bert or a tag from the command line.
class CtlAssignTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whatIsAssignedComesFirstAndOthersAreTold();
    void aTagIsForWhoeverHasIt();
    void aTagThatNobodyHasIsWarnedOf();
    void unassignGivesItBack();
    void whatCouldNotBeDoneIsSaid();
    void theListSaysForWhom();
    void theListIsNarrowedToThoseForSomebody();
    void whatIsAskedForIsListedAndOpenedForWhoAsked();
    void whatIsDeclinedIsListedNoMore();
    void badCallsAreWrongUsage_data();
    void badCallsAreWrongUsage();

private:
    Ran boss(const QStringList &words) { return m_ctl->as(u"boss"_s, words); }
    QString itemOf(const QString &key);
    QString finishAs(const QString &user) ///< What comes next; its number.
    {
        const QJsonObject claimed = m_ctl->as(user, {u"claim"_s, u"q"_s}).json();
        const QString item = QString::number(claimed[u"items"][0][u"item"].toInteger());
        const QString lock = claimed[u"lock"].toString();
        m_ctl->as(user, {u"complete"_s, item, u"--lock"_s, lock});
        return item;
    }
    std::unique_ptr<CtlFixture> m_ctl;
};

void CtlAssignTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    m_ctl->addQueue(u"q"_s, {u"a"_s, u"b"_s, u"c"_s});
    boss({u"user"_s, u"add"_s, u"boss"_s, u"--role"_s, u"supervisor,administrator,clerk"_s});
    for (const QString &name : {u"anna"_s, u"bert"_s})
        boss({u"user"_s, u"add"_s, name});
}

QString CtlAssignTest::itemOf(const QString &key)
{
    for (const QJsonValue item : boss({u"list"_s, u"q"_s}).items())
        if (item[u"key"] == key)
            return QString::number(item[u"item"].toInteger());
    return {};
}

void CtlAssignTest::whatIsAssignedComesFirstAndOthersAreTold()
{
    const QJsonObject said =
        boss({u"assign"_s, itemOf(u"b"_s), itemOf(u"c"_s), u"--to"_s, u"anna"_s}).json();
    QCOMPARE(said.value(u"assigned"_s), 2);
    QCOMPARE(m_ctl->as(u"anna"_s, {u"claim"_s, u"q"_s}).items()[0][u"key"], u"b"_s);
    QCOMPARE(m_ctl->as(u"bert"_s, {u"claim"_s, u"q"_s}).items()[0][u"key"], u"a"_s);
    const Ran picked = m_ctl->as(u"bert"_s, {u"claim"_s, u"--item"_s, itemOf(u"c"_s)});
    QCOMPARE(picked.exit, 3);
    QCOMPARE(picked.json().value(u"reason"_s), u"for_somebody_else"_s);
    const QJsonArray all = boss({u"assigned"_s}).json().value(u"assigned"_s).toArray();
    QCOMPARE(all, QJsonArray{QJsonObject({{u"queue"_s, u"q"_s},
                                          {u"to"_s, u"anna"_s},
                                          {u"items"_s, 1},
                                          {u"has_taker"_s, true}})});
}

void CtlAssignTest::aTagIsForWhoeverHasIt()
{
    QCOMPARE(boss({u"user"_s, u"tag"_s, u"bert"_s, u"q"_s, u"legal"_s, u"french"_s}).exit, 0);
    boss({u"assign"_s, itemOf(u"c"_s), u"--to"_s, u"@french"_s});
    QCOMPARE(m_ctl->as(u"bert"_s, {u"claim"_s, u"q"_s}).items()[0][u"key"], u"c"_s);
    const QJsonArray users = boss({u"user"_s, u"list"_s}).json().value(u"users"_s).toArray();
    QCOMPARE(users[1][u"name"], u"bert"_s);
    QCOMPARE(users[1][u"tags"].toArray(),
             QJsonArray({QJsonObject({{u"queue"_s, u"q"_s}, {u"tag"_s, u"french"_s}}),
                         QJsonObject({{u"queue"_s, u"q"_s}, {u"tag"_s, u"legal"_s}})}));
    QVERIFY(boss({u"user"_s, u"tag"_s, u"bert"_s, u"q"_s}).exit == 0);
    QCOMPARE(boss({u"audit"_s}).exit, 0);
}

void CtlAssignTest::aTagThatNobodyHasIsWarnedOf()
{
    const Ran said = boss({u"assign"_s, itemOf(u"c"_s), u"--to"_s, u"@french"_s});
    QCOMPARE(said.exit, 0);
    QVERIFY2(said.err.contains("Nobody who takes from the queue"), said.err.constData());
    QCOMPARE(boss({u"assigned"_s}).json().value(u"assigned"_s)[0][u"has_taker"], false);
}

void CtlAssignTest::unassignGivesItBack()
{
    boss({u"assign"_s, itemOf(u"a"_s), u"--to"_s, u"anna"_s});
    QCOMPARE(boss({u"unassign"_s, itemOf(u"a"_s)}).json().value(u"unassigned"_s), 1);
    QCOMPARE(m_ctl->as(u"bert"_s, {u"claim"_s, u"q"_s}).items()[0][u"key"], u"a"_s);
}

void CtlAssignTest::whatCouldNotBeDoneIsSaid()
{
    const QString held =
        QString::number(m_ctl->as(u"bert"_s, {u"claim"_s, u"q"_s}).items()[0][u"item"].toInteger());
    const Ran said = boss({u"assign"_s, held, itemOf(u"b"_s), u"--to"_s, u"anna"_s});
    QCOMPARE(said.exit, 6);
    QCOMPARE(said.json().value(u"assigned"_s), 1);
    QVERIFY(said.json().value(u"not_done"_s)[0][u"sentence"].toString().contains(u"bert"_s));
    QCOMPARE(boss({u"assign"_s, itemOf(u"c"_s), u"--to"_s, u"nobody"_s}).exit, 1);
}

void CtlAssignTest::theListSaysForWhom()
{
    boss({u"assign"_s, itemOf(u"a"_s), u"--to"_s, u"anna"_s});
    const QJsonArray items = boss({u"list"_s, u"q"_s}).items();
    QCOMPARE(items.size(), 3);
    QCOMPARE(items[2][u"key"], u"a"_s);
    QCOMPARE(items[2][u"assigned_to"], u"anna"_s);
    QVERIFY(items[2][u"available_at"].isNull());
    QVERIFY(items[0][u"assigned_to"].isNull());
}

void CtlAssignTest::theListIsNarrowedToThoseForSomebody()
{
    boss({u"user"_s, u"tag"_s, u"bert"_s, u"q"_s, u"french"_s});
    boss({u"assign"_s, itemOf(u"b"_s), u"--to"_s, u"anna"_s});
    boss({u"assign"_s, itemOf(u"c"_s), u"--to"_s, u"@french"_s});
    const auto keysFor = [&](const QString &user, const QString &who) {
        QStringList keys;
        for (const QJsonValue item : m_ctl->as(user, {u"list"_s, u"q"_s, u"--for"_s, who}).items())
            keys << item[u"key"].toString();
        return keys;
    };
    QCOMPARE(keysFor(u"boss"_s, u"ann"_s), QStringList{u"b"_s});
    QCOMPARE(keysFor(u"boss"_s, u"@"_s), QStringList{u"c"_s});
    QCOMPARE(keysFor(u"bert"_s, u"me"_s), QStringList{u"c"_s});
    QCOMPARE(keysFor(u"boss"_s, u"me"_s), QStringList());
}

void CtlAssignTest::whatIsAskedForIsListedAndOpenedForWhoAsked()
{
    const QString item = finishAs(u"anna"_s);
    QCOMPARE(m_ctl->as(u"anna"_s, {u"ask-back"_s, item, u"--reason"_s, u"typo"_s}).exit, 0);
    const QJsonArray asked = boss({u"list"_s, u"--asked-back"_s}).items();
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][u"asked_by"], u"anna"_s);
    QCOMPARE(asked[0][u"asked_why"], u"typo"_s);
    QVERIFY(asked[0][u"asked_at"].toString().endsWith(u'Z'));
    QCOMPARE(asked[0][u"state"], u"done"_s);
    QCOMPARE(boss({u"list"_s, u"q"_s, u"--asked-back"_s}).items().size(), 1);
    QCOMPARE(boss({u"reopen"_s, item}).exit, 0);
    QVERIFY(boss({u"list"_s, u"--asked-back"_s}).items().isEmpty());
    QCOMPARE(m_ctl->as(u"bert"_s, {u"claim"_s, u"q"_s}).items()[0][u"key"], u"b"_s);
    QCOMPARE(m_ctl->as(u"anna"_s, {u"claim"_s, u"q"_s}).items()[0][u"key"], u"a"_s);
    QCOMPARE(boss({u"audit"_s}).exit, 0);
}

void CtlAssignTest::whatIsDeclinedIsListedNoMore()
{
    const QString item = finishAs(u"anna"_s);
    m_ctl->as(u"anna"_s, {u"ask-back"_s, item, u"--reason"_s, u"typo"_s});
    QCOMPARE(boss({u"decline"_s, item, u"--reason"_s, u"sent"_s}).exit, 0);
    QVERIFY(boss({u"list"_s, u"--asked-back"_s}).items().isEmpty());
    QCOMPARE(boss({u"decline"_s, item, u"--reason"_s, u"sent"_s}).exit, 1);
}

void CtlAssignTest::badCallsAreWrongUsage_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("no one named") << QStringList{u"assign"_s, u"1"_s};
    QTest::newRow("an empty name") << QStringList{u"assign"_s, u"1"_s, u"--to"_s, u""_s};
    QTest::newRow("no item") << QStringList{u"assign"_s, u"--to"_s, u"anna"_s};
    QTest::newRow("no number") << QStringList{u"unassign"_s, u"x"_s};
    QTest::newRow("asked without a reason") << QStringList{u"ask-back"_s, u"1"_s};
    QTest::newRow("declined without a reason") << QStringList{u"decline"_s, u"1"_s};
    QTest::newRow("a state of what is asked for")
        << QStringList{u"list"_s, u"--asked-back"_s, u"--state"_s, u"done"_s};
    QTest::newRow("no queue") << QStringList{u"user"_s, u"tag"_s, u"anna"_s};
}

void CtlAssignTest::badCallsAreWrongUsage()
{
    QFETCH(const QStringList, words);
    QCOMPARE(boss(words).exit, 2);
}

INTRAY_TEST_GUILESS_MAIN(CtlAssignTest)
#include "tst_ctl_assign.moc"
