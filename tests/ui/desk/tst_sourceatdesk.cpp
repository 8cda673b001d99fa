// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/intraywords.h"
#include "support/testclass.h"
#include "ui/desk/sidepanel.h"
#include "ui/desk/sourcepage.h"
#include "ui/windowfixture.h"

#include <QAction>
#include <QDataStream>
#include <QLabel>
#include <QPainter>
#include <QPdfWriter>
#include <QScrollArea>
#include <QTabBar>

using namespace intray;
using namespace Qt::StringLiterals;

/// The source of a record beside it: shown, told why not, and never in the way.
class SourceAtDesk : public QObject
{
    Q_OBJECT

private slots:
    void itIsOfferedOnlyWhereAFieldIsTheSource();
    void aPictureIsShownToTheWidth();
    void aPdfIsTurnedOverByKeys();
    void theFieldNamesThePage();
    void aTiffHasItsPages();
    void keysZoomAndTurnAndAreRemembered();
    void whatCannotBeShownIsTold_data();
    void whatCannotBeShownIsTold();
    void aLargePictureIsScaled();
    void nothingIsOpenedWhileItIsFolded();
    void theNextRecordsSourceComesByItself();
    void keysAreLeftToTheFields();
};

namespace {

const QRgb red = qRgb(200, 0, 0);

void savePicture(const QString &file, QSize size, QRgb colour = red)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(colour);
    if (!image.save(file))
        qFatal("The picture cannot be saved.");
}

void savePdf(const QString &file, int pages)
{
    QPdfWriter writer(file);
    writer.setPageSize(QPageSize(QPageSize::A5));
    QPainter painter(&writer);
    for (int page = 0; page < pages; ++page) {
        if (page > 0)
            writer.newPage();
        painter.fillRect(0, 0, 100'000, 100'000, page % 2 ? Qt::blue : Qt::green);
    }
}

/// With a password that nobody has.
QByteArray encryptedPdf()
{
    const QByteArray unknown = QByteArray("00112233445566778899aabbccddeeff").repeated(2);
    return "%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n"
           "2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n"
           "3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>\nendobj\n"
           "4 0 obj\n<</Filter/Standard/V 1/R 2/P -4/O<" +
           unknown + ">/U<" + unknown +
           ">>>\nendobj\n"
           "trailer\n<</Root 1 0 R/Size 5/Encrypt 4 0 R/ID[<0123><0123>]>>\n%%EOF\n";
}

/// A TIFF with a page of each grey (TIFF 6.0, section 3: no compression, one strip).
QByteArray faxOf(const QList<uchar> &greys)
{
    constexpr quint32 width = 60;
    constexpr quint32 height = 80;
    constexpr quint32 tags = 9;
    constexpr quint32 directory = 2 + tags * 12 + 4;
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    out.writeRawData("II", 2);
    out << quint16(42) << quint32(8);
    quint32 begin = 8;
    for (qsizetype page = 0; page < greys.size(); ++page) {
        const quint32 strip = begin + directory;
        const quint32 next = strip + width * height;
        out << quint16(tags);
        for (const auto &[tag, value] : QList<std::pair<quint16, quint32>>{{256, width},
                                                                           {257, height},
                                                                           {258, 8},
                                                                           {259, 1},
                                                                           {262, 1},
                                                                           {273, strip},
                                                                           {277, 1},
                                                                           {278, height},
                                                                           {279, width * height}})
            out << tag << quint16(4) << quint32(1) << value;
        out << quint32(page + 1 < greys.size() ? next : 0);
        const QByteArray row(width * height, char(greys.at(page)));
        out.writeRawData(row.constData(), int(row.size()));
        begin = next;
    }
    return bytes;
}

/// The field "note" of the window's queue names the source, below the fixture's folder; a record
/// for each text.
void prepare(WindowFixture &desk, const QStringList &texts)
{
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        Queue rules = *store.queue(u"customers"_s);
        QJsonObject properties = rules.recordSchema.value(u"properties"_s).toObject();
        properties.insert(u"note"_s, withIntrayWords(properties.value(u"note"_s).toObject(),
                                                     {{u"source"_s, desk.path({})}}));
        rules.recordSchema.insert(u"properties"_s, properties);
        bool isDone = store.setQueue(rules).has_value();
        int priority = 99;
        for (const QString &text : texts) {
            const QString key = u"S-%1"_s.arg(priority);
            const NewItem item{key, priority--, {}, {{u"name"_s, key}, {u"note"_s, text}}, {}};
            isDone = isDone && store.addItem(u"customers"_s, item).has_value();
        }
        return isDone;
    });
}

SourcePage *page(WindowFixture &desk)
{
    return desk.find<SourcePage>(u"sourceView"_s);
}

bool isOffered(WindowFixture &desk)
{
    const auto *tabs = desk.find<QTabBar>(u"sideTabs"_s);
    for (int tab = 0; tab < tabs->count(); ++tab)
        if (tabs->tabText(tab) == u"Source"_s)
            return tabs->isTabVisible(tab);
    return false;
}

QPixmap picture(WindowFixture &desk)
{
    return desk.find<QLabel>(u"sourcePicture"_s)->pixmap();
}

/// At the desk, with the first record and its source in view.
void open(WindowFixture &desk)
{
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_F4);
    QVERIFY(page(desk)->isVisible());
}

QColor middleOf(const QPixmap &pixmap)
{
    return pixmap.toImage().pixelColor(pixmap.width() / 2, pixmap.height() / 2);
}

} // namespace

void SourceAtDesk::itIsOfferedOnlyWhereAFieldIsTheSource()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    QVERIFY(!isOffered(desk));
    WindowFixture other(1);
    prepare(other, {u"1.png"_s});
    other.start();
    QVERIFY(isOffered(other));
}

void SourceAtDesk::aPictureIsShownToTheWidth()
{
    WindowFixture desk(1);
    savePicture(desk.path(u"1.png"_s), {50, 20});
    prepare(desk, {u"1.png"_s});
    open(desk);
    QTRY_VERIFY(!picture(desk).isNull());
    const int room = desk.find<QScrollArea>(u"sourceArea"_s)->maximumViewportSize().width();
    QTRY_COMPARE(picture(desk).deviceIndependentSize().toSize().width(), room);
    QCOMPARE(middleOf(picture(desk)), QColor(red));
    QCOMPARE(page(desk)->sentence(), QString());
}

void SourceAtDesk::aPdfIsTurnedOverByKeys()
{
    WindowFixture desk(1);
    savePdf(desk.path(u"1.pdf"_s), 3);
    prepare(desk, {u"1.pdf"_s});
    open(desk);
    auto *number = desk.find<QLabel>(u"sourcePageNumber"_s);
    QTRY_COMPARE(number->text(), u"1 of 3"_s);
    desk.press(Qt::Key_F6);
    desk.press(Qt::Key_P); // the whole page, so that each key is a page
    for (const QString &text : {u"2 of 3"_s, u"3 of 3"_s}) {
        desk.press(Qt::Key_PageDown);
        QTRY_COMPARE(number->text(), text);
    }
    desk.press(Qt::Key_PageDown);
    desk.press(Qt::Key_PageUp);
    QTRY_COMPARE(number->text(), u"2 of 3"_s);
    QTRY_COMPARE(middleOf(picture(desk)), QColor(Qt::blue));
}

void SourceAtDesk::theFieldNamesThePage()
{
    WindowFixture desk(1);
    savePdf(desk.path(u"1.pdf"_s), 3);
    prepare(desk, {u"1.pdf#page=2"_s});
    open(desk);
    QTRY_COMPARE(desk.find<QLabel>(u"sourcePageNumber"_s)->text(), u"2 of 3"_s);
}

void SourceAtDesk::aTiffHasItsPages()
{
    WindowFixture desk(1);
    QFile file(desk.path(u"fax.tif"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(faxOf({40, 200})) > 0);
    file.close();
    prepare(desk, {u"fax.tif"_s});
    open(desk);
    auto *number = desk.find<QLabel>(u"sourcePageNumber"_s);
    QTRY_COMPARE(number->text(), u"1 of 2"_s);
    QTRY_COMPARE(middleOf(picture(desk)), QColor(40, 40, 40));
    desk.press(Qt::Key_F6);
    desk.press(Qt::Key_P);
    desk.press(Qt::Key_PageDown);
    QTRY_COMPARE(number->text(), u"2 of 2"_s);
    QTRY_COMPARE(middleOf(picture(desk)), QColor(200, 200, 200));
}

void SourceAtDesk::keysZoomAndTurnAndAreRemembered()
{
    WindowFixture desk(1);
    savePicture(desk.path(u"1.png"_s), {80, 20});
    prepare(desk, {u"1.png"_s});
    open(desk);
    QTRY_VERIFY(!picture(desk).isNull());
    desk.press(Qt::Key_F6);
    const int width = picture(desk).width();
    desk.press(Qt::Key_Plus);
    QTRY_VERIFY(picture(desk).width() > width);
    desk.press(Qt::Key_Minus);
    QTRY_VERIFY(qAbs(picture(desk).width() - width) <= 2);
    desk.press(Qt::Key_R);
    QTRY_VERIFY(picture(desk).height() > picture(desk).width());
    const SourceLook look = page(desk)->look();
    QCOMPARE(look.quarterTurns, 1);
    desk.stop();
    desk.start();
    QCOMPARE(page(desk)->look(), look);
}

void SourceAtDesk::whatCannotBeShownIsTold_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::newRow("nothing") << u""_s << u"names no source"_s;
    QTest::newRow("missing") << u"away.png"_s << u"is missing"_s;
    QTest::newRow("damaged picture") << u"damaged.png"_s << u"is damaged"_s;
    QTest::newRow("damaged PDF") << u"damaged.pdf"_s << u"is damaged"_s;
    QTest::newRow("encrypted PDF") << u"encrypted.pdf"_s << u"is encrypted"_s;
    QTest::newRow("text") << u"text.png"_s << u"neither a picture"_s;
    QTest::newRow("a drawing") << u"drawing.svg"_s << u"neither a picture"_s;
    QTest::newRow("out of the folder") << u"../../etc/passwd"_s << u"not in the folder"_s;
    QTest::newRow("network") << u"https://example.org/1.png"_s << u"do not allow loading"_s;
    QTest::newRow("a folder") << u"."_s << u"not in the folder"_s;
}

void SourceAtDesk::whatCannotBeShownIsTold()
{
    QFETCH(QString, text);
    QFETCH(QString, words);
    WindowFixture desk(1);
    const auto write = [&](const QString &name, const QByteArray &content) {
        QFile file(desk.path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    };
    write(u"damaged.png"_s, "\x89PNG\r\n\x1a\n and nothing that belongs there");
    write(u"damaged.pdf"_s, "%PDF-1.4\nnothing");
    write(u"text.png"_s, "only text");
    write(u"drawing.svg"_s, R"(<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>)");
    write(u"encrypted.pdf"_s, encryptedPdf());
    prepare(desk, {text});
    open(desk);
    QTRY_VERIFY2(page(desk)->sentence().contains(words), qPrintable(page(desk)->sentence()));
    // It hinders nothing.
    desk.press(Qt::Key_F4);
    desk.look();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.stored(u"S-99"_s).state, State::Done);
}

void SourceAtDesk::aLargePictureIsScaled()
{
    WindowFixture desk(1);
    QImage large(12'000, 8'000, QImage::Format_Grayscale8); // 96 million pixels
    large.fill(90);
    QVERIFY(large.save(desk.path(u"1.jpg"_s)));
    prepare(desk, {u"1.jpg"_s});
    open(desk);
    QTRY_VERIFY_WITH_TIMEOUT(!picture(desk).isNull(), 30'000);
    desk.press(Qt::Key_F6);
    for (int i = 0; i < 20; ++i)
        desk.press(Qt::Key_Plus);
    QTRY_VERIFY(picture(desk).width() > 2'000);
    QVERIFY(qint64(picture(desk).width()) * picture(desk).height() <= 41'000'000);
}

void SourceAtDesk::nothingIsOpenedWhileItIsFolded()
{
    WindowFixture desk(1);
    savePicture(desk.path(u"1.png"_s), {50, 20});
    prepare(desk, {u"1.png"_s});
    desk.start();
    desk.takeNext();
    QVERIFY(!page(desk)->isVisible());
    QVERIFY(QFile::remove(desk.path(u"1.png"_s)));
    desk.press(Qt::Key_F4);
    QTRY_VERIFY(page(desk)->sentence().contains(u"is missing"_s));
}

void SourceAtDesk::theNextRecordsSourceComesByItself()
{
    WindowFixture desk(1);
    savePicture(desk.path(u"1.png"_s), {50, 20});
    savePicture(desk.path(u"2.png"_s), {50, 20}, qRgb(0, 0, 200));
    prepare(desk, {u"1.png"_s, u"2.png"_s});
    open(desk);
    QTRY_VERIFY(!picture(desk).isNull());
    desk.look();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!picture(desk).isNull() && middleOf(picture(desk)) == QColor(0, 0, 200));
}

void SourceAtDesk::keysAreLeftToTheFields()
{
    WindowFixture desk(1);
    savePicture(desk.path(u"1.png"_s), {50, 20});
    prepare(desk, {u"1.png"_s});
    open(desk);
    QTRY_VERIFY(!picture(desk).isNull());
    const SourceLook before = page(desk)->look();
    desk.editor(u"name"_s)->setFocus();
    desk.type(u"r+w"_s);
    QVERIFY(desk.editor(u"name"_s)->toPlainText().contains(u"r+w"_s));
    QCOMPARE(page(desk)->look(), before);
}

INTRAY_TEST_MAIN(SourceAtDesk)
#include "tst_sourceatdesk.moc"
