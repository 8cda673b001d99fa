// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "package/checker.h"
#include "support/testclass.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// The man pages, held against the programs.
class Books : public QObject
{
    Q_OBJECT

private slots:
    void manPagesAreClean_data();
    void manPagesAreClean();
    void theManPageNamesEveryCommandAndOption();
    void theWindowsManPageNamesEveryOption();
    void everyDocumentIsInstalled();
    void everyLinkToAHeadingFindsIt();
    void everyMessageInTheBooksIsOneOfThePrograms();

private:
    static QString page(const QString &name) { return builtPath(u"installer/books/"_s + name); }
    static QString program(const QString &name) { return builtPath(u"app/"_s + name); }
    /// As a reader sees it, without bold and with single spaces.
    static QString shown(const QString &name)
    {
        const Verdict read = check(u"mandoc"_s, {u"-Tutf8"_s, u"-Owidth=1000"_s, page(name)});
        QString text = QString::fromUtf8(read.out);
        static const QRegularExpression overstrike(u".\b"_s);
        return text.remove(overstrike).simplified();
    }
};

void Books::manPagesAreClean_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("intray") << u"intray.1"_s;
    QTest::newRow("intrayctl") << u"intrayctl.1"_s;
}

void Books::manPagesAreClean()
{
    QFETCH(QString, name);
    const Verdict strict = check(u"mandoc"_s, {u"-Tlint"_s, page(name)});
    QCOMPARE(strict.complaint(), QByteArray());
    for (const char *mark : {"@VERSION", "@DATE", "@TABLE", "@COMMANDS", "@OPTIONS"})
        QVERIFY2(!contentOf(page(name)).contains(mark), mark);
}

void Books::theManPageNamesEveryCommandAndOption()
{
    const QString text = shown(u"intrayctl.1"_s);
    const auto told =
        QJsonDocument::fromJson(check(program(u"intrayctl"_s), {u"--help"_s, u"--json"_s}).out)
            .object();
    const QJsonArray commands = told.value(u"commands"_s).toArray();
    QVERIFY(commands.size() >= 42);
    const QString table = text.section(u"OVERVIEW"_s, 1, 1).section(u" OPTIONS "_s, 0, 0);
    for (const QJsonValue &command : commands) {
        QString line = command[u"name"_s].toString() + u' ' + command[u"arguments"_s].toString();
        line += u' ' + command[u"text"_s].toString().section(u'\n', 0, 0);
        QVERIFY2(text.contains(line.simplified()), qPrintable(line));
        QVERIFY2(table.contains(line.simplified()), qPrintable(line));
        for (const QJsonValue &option : command[u"options"_s].toArray()) {
            QVERIFY2(table.contains(u"--"_s + option[u"name"_s].toString() + u' '),
                     qPrintable(option[u"name"_s].toString()));
            QVERIFY2(text.contains(option[u"text"_s].toString().simplified()),
                     qPrintable(option[u"text"_s].toString()));
        }
    }
}

void Books::theWindowsManPageNamesEveryOption()
{
    const QString help = QString::fromUtf8(check(program(u"intray"_s), {u"--help"_s}).out);
    const QString text = shown(u"intray.1"_s);
    static const QRegularExpression option(u"--[a-z]+"_s);
    auto match = option.globalMatch(help);
    int seen = 0;
    for (; match.hasNext(); ++seen) {
        const QString name = match.next().captured();
        if (name != u"--help-all"_s && name != u"--help"_s)
            QVERIFY2(text.contains(name), qPrintable(name));
    }
    QVERIFY(seen >= 5);
}

void Books::everyDocumentIsInstalled()
{
    QVERIFY(contentOf(sourcePath(u"docs/handbook.md"_s)).size() > 1000);
    for (const QString &name : {u"intray.1.gz"_s, u"intrayctl.1.gz"_s, u"changelog.gz"_s,
                                u"changelog.Debian.gz"_s, u"copyright"_s, u"intrayctl.bash"_s})
        QVERIFY2(!contentOf(page(name)).isEmpty(), qPrintable(name));
}

/// A heading as links name it.
static QString anchorOf(const QString &heading)
{
    static const QRegularExpression marks(u"[^a-z0-9 -]"_s);
    return heading.toLower().remove(marks).replace(u' ', u'-');
}

static QStringList anchorsOf(const QString &page)
{
    QStringList anchors;
    for (const QString &line : QString::fromUtf8(contentOf(page)).split(u'\n'))
        if (line.startsWith(u'#'))
            anchors << anchorOf(line.section(u' ', 1));
    return anchors;
}

void Books::everyLinkToAHeadingFindsIt()
{
    static const QRegularExpression link(uR"(\]\(([a-z]*\.md)?#([^)]+)\))"_s);
    const QDir docs(sourcePath(u"docs"_s));
    int seen = 0;
    for (const QString &name : docs.entryList({u"*.md"_s})) {
        const QString text = QString::fromUtf8(contentOf(docs.filePath(name)));
        for (auto match = link.globalMatch(text); match.hasNext(); ++seen) {
            const QRegularExpressionMatch found = match.next();
            const QString page = found.hasCaptured(1) ? found.captured(1) : name;
            QVERIFY2(anchorsOf(docs.filePath(page)).contains(found.captured(2)),
                     qPrintable(name + u": "_s + found.captured()));
        }
    }
    QVERIFY(seen >= 10);
}

// The page is searched by what people read, so a message that was reworded must change there too.
void Books::everyMessageInTheBooksIsOneOfThePrograms()
{
    QString texts = QString::fromUtf8(contentOf(sourcePath(u"translations/intray_de.ts"_s)));
    texts.replace(u"&quot;"_s, u"\""_s).replace(u"&apos;"_s, u"'"_s);
    int seen = 0;
    const QByteArray page = contentOf(sourcePath(u"docs/troubleshooting.md"_s));
    for (const QString &line : QString::fromUtf8(page).split(u'\n')) {
        const QString message = line.section(u" | "_s, 0, 0).mid(2);
        if (!line.startsWith(u"| "_s) || message == u"message"_s || message.startsWith(u"---"_s))
            continue;
        QVERIFY2(texts.contains(u"<source>"_s + message), qPrintable(message));
        ++seen;
    }
    QVERIFY(seen >= 30);
}

INTRAY_TEST_GUILESS_MAIN(Books)
#include "tst_books.moc"
