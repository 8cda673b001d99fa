// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "package/checker.h"
#include "support/testclass.h"

#include <QDir>
#include <QImage>
#include <QRegularExpression>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// How desktops and software centres find Intray.
class DesktopEntry : public QObject
{
    Q_OBJECT

private slots:
    void theEntryIsValid();
    void theEntryNamesTheProgramAndItsIcon();
    void theMetadataAreValid();
    void theMetadataNameThisVersion();
    void everyScreenshotIsThereInTheSizeThatIsTold();
    void everyIconHasTheSizeOfItsName();
    void theDrawingsAreXml();
    void theSymbolicIconHasOneColour();
    void theIconOfWindowsHoldsEverySize();

private:
    static QString built(const QString &suffix)
    {
        const QDir folder(builtPath(u"installer/desktop"_s));
        const QStringList found = folder.entryList({u'*' + suffix}, QDir::Files);
        return found.size() == 1 ? folder.filePath(found.first()) : QString();
    }
    static QString icon(const QString &name) { return sourcePath(u"resources/icons/"_s + name); }
};

void DesktopEntry::theEntryIsValid()
{
    const Verdict verdict = check(u"desktop-file-validate"_s, {built(u".desktop"_s)});
    QCOMPARE(verdict.complaint(), QByteArray());
    QCOMPARE(verdict.all(), QByteArray()); // hints too
}

void DesktopEntry::theEntryNamesTheProgramAndItsIcon()
{
    const QString path = built(u".desktop"_s);
    const QByteArray entry = contentOf(path);
    const QByteArray id = QFileInfo(path).completeBaseName().toUtf8();
    QVERIFY(entry.contains("\nExec=intray\n"));
    QVERIFY2(entry.contains("\nIcon=" + id + '\n'), entry.constData());
    QVERIFY(contentOf(built(u".metainfo.xml"_s)).contains("<id>" + id + "</id>"));
}

void DesktopEntry::theMetadataAreValid()
{
    const Verdict verdict =
        check(u"appstreamcli"_s, {u"validate"_s, u"--no-net"_s, built(u".metainfo.xml"_s)});
    QCOMPARE(verdict.complaint(), QByteArray());
    QVERIFY2(!verdict.all().contains("W:") && !verdict.all().contains("E:"),
             verdict.all().constData());
    QCOMPARE(check(u"xmllint"_s, {u"--noout"_s, built(u".metainfo.xml"_s)}).complaint(),
             QByteArray());
}

void DesktopEntry::theMetadataNameThisVersion()
{
    const QByteArray told = contentOf(built(u".metainfo.xml"_s));
    QVERIFY(told.contains("<release version=\"" INTRAY_VERSION "\" date=\"20"));
}

void DesktopEntry::everyScreenshotIsThereInTheSizeThatIsTold()
{
    static const QRegularExpression image(
        u"<image width=\"(\\d+)\" height=\"(\\d+)\">https://[^<]*/(pictures/[^<]+)</image>"_s);
    auto match = image.globalMatch(QString::fromUtf8(contentOf(built(u".metainfo.xml"_s))));
    int seen = 0;
    for (; match.hasNext(); ++seen) {
        const auto told = match.next();
        const QImage picture(sourcePath(u"docs/"_s + told.captured(3)));
        QCOMPARE(picture.size(), QSize(told.captured(1).toInt(), told.captured(2).toInt()));
    }
    QVERIFY(seen >= 2);
}

void DesktopEntry::everyIconHasTheSizeOfItsName()
{
    for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
        const QImage picture(icon(u"intray-%1.png"_s.arg(size)));
        QCOMPARE(picture.size(), QSize(size, size));
        QVERIFY(picture.hasAlphaChannel());
    }
}

void DesktopEntry::theDrawingsAreXml()
{
    for (const QString &name : {u"intray.svg"_s, u"intray-symbolic.svg"_s})
        QCOMPARE(check(u"xmllint"_s, {u"--noout"_s, icon(name)}).complaint(), QByteArray());
}

void DesktopEntry::theSymbolicIconHasOneColour()
{
    static const QRegularExpression colour(u"#[0-9a-f]{3,8}\\b"_s);
    const QString drawing = QString::fromUtf8(contentOf(icon(u"intray-symbolic.svg"_s)));
    QCOMPARE(drawing.count(colour), 1);
}

void DesktopEntry::theIconOfWindowsHoldsEverySize()
{
    const Verdict windows = check(u"icotool"_s, {u"--list"_s, icon(u"intray.ico"_s)});
    QCOMPARE(windows.complaint(), QByteArray());
    for (const char *size : {"16", "24", "32", "48", "64", "128", "256"})
        QVERIFY2(windows.out.contains(QByteArray("--width=") + size + ' '), size);
}

INTRAY_TEST_GUILESS_MAIN(DesktopEntry)
#include "tst_desktop.moc"
