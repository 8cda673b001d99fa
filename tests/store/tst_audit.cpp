// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/checking/audit.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;

/// Histories written as text: "added claimed:L1 completed:L1 | done".
class Audits : public QObject
{
    Q_OBJECT

private slots:
    void soundHistoriesPass_data();
    void soundHistoriesPass();
    void brokenHistoriesAreFound_data();
    void brokenHistoriesAreFound();
};

static const QString digestOfRecord = QStringLiteral("of what it held all the time");

static HistoryCheck checked(const QString &text)
{
    HistoryCheck check(ItemId(7));
    const QStringList parts = text.split(u'|');
    qint64 id = 0;
    for (const QString &word : parts.at(0).split(u' ', Qt::SkipEmptyParts)) {
        Event event;
        event.id = ++id;
        event.kind = eventKindNamed(word.section(u':', 0, 0));
        event.lock = word.section(u':', 1);
        if (!event.lock.isEmpty()) // who gives up an item that expired too often leaves its record
            event.detail.insert(QStringLiteral("digest"), digestOfRecord);
        check.see(event);
    }
    const QString now = parts.value(1).trimmed();
    if (now == u"gone") {
        check.compare(std::nullopt, {});
        return check;
    }
    AuditedItem item;
    item.item.state = *stateNamed(now.section(u':', 0, 0));
    item.item.lock.id = now.section(u':', 1);
    item.digest = digestOfRecord;
    check.compare(item, {});
    return check;
}

void Audits::soundHistoriesPass_data()
{
    QTest::addColumn<QString>("history");
    for (const char *history :
         {"added | open", "imported claimed:A | locked:A", "added claimed:A completed:A | done",
          "added claimed:A returned:A claimed:B dismissed:B | dismissed",
          "added claimed:A expired:A claimed:B released:B | open",
          "added claimed:A expired:A claimed:A completed:A | done",
          "added claimed:A returned:A claimed:A | locked:A",
          "added claimed:A expired:A failed | failed",
          "added claimed:A completed:A taken_back:B claimed:B completed:B | done",
          "added claimed:A failed:A reopened claimed:B | locked:B", "added withdrawn | gone"})
        QTest::newRow(history) << QString::fromLatin1(history);
}

void Audits::soundHistoriesPass()
{
    QFETCH(QString, history);
    QCOMPARE(checked(history).violations(), QStringList());
}

void Audits::brokenHistoriesAreFound_data()
{
    QTest::addColumn<QString>("history");
    for (const char *history :
         {"added claimed:A claimed:B | locked:B", "added claimed:A completed:B | done",
          "added claimed:A completed:A completed:A | done", "added completed:A | done",
          "added claimed:A expired:A completed:A | done",
          "added claimed:A completed:A claimed:B | locked:B", "added added | open",
          "claimed:A | locked:A", "added claimed:A | open", "added | done",
          "added claimed:A | locked:B", "added | gone", "added claimed:A failed | failed",
          "added taken_back | open", " | open"})
        QTest::newRow(history) << QString::fromLatin1(history);
}

void Audits::brokenHistoriesAreFound()
{
    QFETCH(QString, history);
    QVERIFY(!checked(history).violations().isEmpty());
}

INTRAY_TEST_GUILESS_MAIN(Audits)
#include "tst_audit.moc"
