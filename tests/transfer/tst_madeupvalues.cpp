// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importground.h"
#include "support/testclass.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>

#include <cmath>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

/// Values that nobody would think of, and each kind that somebody did.
class MadeUp
{
public:
    explicit MadeUp(quint32 seed)
        : m_dice(seed)
    {
    }

    QString text()
    {
        switch (m_dice.bounded(8)) {
        case 0:
            return oneOf({u""_s, u" "_s, u"NULL"_s, u"\\N"_s, u"true"_s, u"-"_s, u"_x0041_"_s});
        case 1:
            return oneOf({u"="_s, u"+"_s, u"-"_s, u"@"_s, u"\t"_s, u"\r"_s, u"'"_s, u"''="_s,
                          u"\uFF1D"_s}) +
                   letters(6);
        case 2:
            return QString(m_dice.bounded(3), u' ') + letters(5) + QString(m_dice.bounded(3), u' ');
        case 3:
            return oneOf({u"007"_s, u"1e5"_s, u"-0"_s, u"1.50"_s, u"12345678901234567890"_s,
                          u"0.1"_s, u"1,5"_s, u"2026-01-31"_s, u"31.01.2026"_s, u"12:30"_s, u"1"_s,
                          u"100000000000000000000000"_s});
        case 4:
            return QString(m_dice.bounded(20) == 0 ? 32'767 : m_dice.bounded(3000), anyLetter());
        default:
            return letters(30);
        }
    }

    QJsonValue value(int depth = 0)
    {
        switch (m_dice.bounded(depth < 3 ? 7 : 5)) {
        case 0:
            return QJsonValue::Null;
        case 1:
            return m_dice.bounded(2) == 0;
        case 2:
            return qint64(m_dice.generate64() >> m_dice.bounded(1, 64));
        case 3:
            return m_dice.generateDouble() * std::pow(10, m_dice.bounded(-12, 12));
        case 5: {
            QJsonArray list;
            for (int i = m_dice.bounded(4); i > 0; --i)
                list << value(depth + 1);
            return list;
        }
        case 6: {
            QJsonObject object;
            for (int i = m_dice.bounded(4); i > 0; --i)
                object.insert(u'f' + letters(4), value(depth + 1));
            return object;
        }
        default:
            return text();
        }
    }

    /// Of a field: not empty, and perhaps with blanks at its ends, tabs and line breaks.
    QString name()
    {
        const QString blank = oneOf({u""_s, u" "_s, u"\t"_s, u"\n"_s, u"\r\n"_s, u"  "_s});
        return m_dice.bounded(2) == 0 ? blank + letters(8) + QChar(u'a' + m_dice.bounded(26))
                                      : QChar(u'a' + m_dice.bounded(26)) + letters(8) + blank;
    }

    bool isMissing() { return m_dice.bounded(5) == 0; }

private:
    QString oneOf(const QStringList &words) { return words.at(m_dice.bounded(int(words.size()))); }
    /// Any that a text may have; no zero, which no file can keep apart from damage.
    QChar anyLetter()
    {
        static const QString odd =
            u";,\t|\"'\\\n\r\u0001\u001F\u007F\u0085\u00A0\u202E\u2028\uFEFF\uFFFDäß語"_s;
        return m_dice.bounded(2) == 0 ? QChar(u'a' + m_dice.bounded(26))
                                      : odd.at(m_dice.bounded(int(odd.size())));
    }
    QString letters(int most)
    {
        QString letters;
        for (int i = m_dice.bounded(most + 1); i > 0; --i)
            letters += m_dice.bounded(12) == 0 ? u"🐶"_s : QString(anyLetter());
        return letters;
    }

    QRandomGenerator m_dice;
};

} // namespace

/// Export and import again give the same records, whatever is in them and in every format.
/// INTRAY_FUZZ_RUNS asks for more rounds, INTRAY_FAULT_SEED replays one.
class MadeUpValuesTest : public QObject
{
    Q_OBJECT

private slots:
    void theSameRecordsComeBack_data();
    void theSameRecordsComeBack();

private:
    static constexpr int records = 40;
};

void MadeUpValuesTest::theSameRecordsComeBack_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::addColumn<bool>("isTyped");
    QTest::newRow("CSV") << ExportFormat::Csv << false;
    QTest::newRow("JSON lines") << ExportFormat::JsonLines << true;
    QTest::newRow("a workbook") << ExportFormat::Xlsx << false;
}

static quint32 firstSeed()
{
    const QString named = qEnvironmentVariable("INTRAY_FAULT_SEED");
    return named.isEmpty() ? QRandomGenerator::global()->generate() : named.toUInt();
}

static int rounds()
{
    bool isSet = false;
    const int asked = qEnvironmentVariableIntValue("INTRAY_FUZZ_RUNS", &isSet);
    return isSet ? asked : 10;
}

static QHash<QString, Record> recordsByKey(ImportGround &ground, const QString &queue)
{
    QHash<QString, Record> records;
    for (const Item &item : ground.items(queue))
        records.insert(item.key, item.record);
    return records;
}

void MadeUpValuesTest::theSameRecordsComeBack()
{
    QFETCH(const ExportFormat, format);
    QFETCH(const bool, isTyped);
    const QStringList known{u"name"_s, u"=sum"_s, u"a,\"b\";c"_s, u"ä 🐶"_s, u"'quoted"_s, u"7"_s};
    const quint32 first = firstSeed();
    for (int round = 0; round < rounds(); ++round) {
        const quint32 seed = first + quint32(round);
        MadeUp madeUp(seed);
        QStringList fields = known + QStringList{u" name"_s, u"name "_s, u"a\tb"_s, u"a\nb"_s};
        for (int i = 0; i < 4; ++i)
            fields << madeUp.name();
        fields.removeDuplicates();
        ImportGround ground;
        Queue queue = queueNamed(u"before"_s);
        queue.fields = QStringList{u"id"_s} + fields;
        valueOf(ground.store.addQueue(queue));
        for (int i = 0; i < records; ++i) {
            NewItem item = newItem(u"%1-%2"_s.arg(i % 7 == 0 ? u"=k"_s : u"k"_s).arg(i), i % 3);
            item.record = {{u"id"_s, QString::number(i)}};
            for (const QString &field : fields)
                if (!madeUp.isMissing())
                    item.record.insert(field, isTyped ? madeUp.value() : madeUp.text());
            valueOf(ground.store.addItem(u"before"_s, item));
        }
        const auto before = recordsByKey(ground, u"before"_s);
        QCOMPARE(before.size(), records);
        const ImportResult result = valueOf(ground.bringInAgain(u"before"_s, format));
        const auto after = recordsByKey(ground, u"q"_s);
        const QByteArray replay = "INTRAY_FAULT_SEED=" + QByteArray::number(seed);
        QVERIFY2(result.rejected == 0, replay + ' ' + result.rejects.value(0).reason.toUtf8());
        QCOMPARE(after.size(), before.size());
        for (auto it = before.begin(); it != before.end(); ++it)
            for (const QString &field : fields)
                QVERIFY2(after.value(it.key()).value(field) == it->value(field),
                         replay + ", " + it.key().toUtf8() + ", " + field.toUtf8() + ": " +
                             QJsonDocument(
                                 QJsonArray{it->value(field), after.value(it.key()).value(field)})
                                 .toJson(QJsonDocument::Compact)
                                 .left(2000));
    }
}

INTRAY_TEST_GUILESS_MAIN(MadeUpValuesTest)
#include "tst_madeupvalues.moc"
