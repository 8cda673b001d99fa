// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/intraywords.h"
#include "store/attachments/attachmentstore.h"
#include "ui/desk/sidepanel.h"
#include "ui/desk/sourcepage.h"
#include "ui/windowfixture.h"

#include <QAction>
#include <QBuffer>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPdfWriter>
#include <QPushButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// The files that are attached to a record beside it: shown, chosen, saved, and never in the way.
class AttachmentsAtDesk : public QObject
{
    Q_OBJECT

private slots:
    void theFirstOneIsShown();
    void theFieldNamesOne_data();
    void theFieldNamesOne();
    void theNextOneIsChosenByKey();
    void theListChoosesOne();
    void pagesZoomAndTurnAreKeys();
    void aRecordWithoutFilesSaysSo();
    void whatCannotBeShownCanBeSaved();
    void aDamagedFileIsTold();
    void theNextRecordsFilesComeByThemselves();
    void nothingIsFetchedWhileItIsFolded();
    void theBarIsThereOnlyForAttachments();
};

namespace {

const QRgb red = qRgb(200, 0, 0);
const QRgb blue = qRgb(0, 0, 200);

QByteArray pictureOf(QRgb colour)
{
    QImage image({50, 20}, QImage::Format_RGB32);
    image.fill(colour);
    QBuffer buffer;
    if (!buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, "PNG"))
        qFatal("The picture cannot be saved.");
    return buffer.data();
}

QByteArray pdfOf(int pages)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A5));
    QPainter painter(&writer);
    for (int page = 0; page < pages; ++page) {
        if (page > 0)
            writer.newPage();
        painter.fillRect(0, 0, 100'000, 100'000, page % 2 ? Qt::blue : Qt::green);
    }
    painter.end();
    return buffer.data();
}

struct NamedFile
{
    QString name;
    QByteArray content;
};

/// The field "note" of the window's queue names the attachment to show; a record for each text,
/// with these files each.
void prepare(WindowFixture &desk, const QStringList &texts, const QList<QList<NamedFile>> &files,
             const QJsonValue &source = QJsonObject{{u"attachments"_s, true}})
{
    QList<ItemId> items;
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        Queue rules = *store.queue(u"customers"_s);
        QJsonObject properties = rules.recordSchema.value(u"properties"_s).toObject();
        properties.insert(u"note"_s, withIntrayWords(properties.value(u"note"_s).toObject(),
                                                     {{u"source"_s, source}}));
        rules.recordSchema.insert(u"properties"_s, properties);
        bool isDone = store.setQueue(rules).has_value();
        int priority = 99;
        for (const QString &text : texts) {
            const QString key = u"S-%1"_s.arg(priority);
            const NewItem item{key, priority--, {}, {{u"name"_s, key}, {u"note"_s, text}}, {}};
            const auto added = store.addItem(u"customers"_s, item);
            isDone = isDone && added;
            items << added.value_or(ItemId());
        }
        return isDone;
    });
    const auto connection = Connection::open(desk.url(), OpenMode::CreateOrUpgrade);
    AttachmentStore store(**connection, {u"importer"_s, u"elsewhere"_s});
    for (qsizetype i = 0; i < files.size(); ++i)
        for (const NamedFile &file : files.at(i))
            if (!store.attach({{items.at(i), {}, {}},
                               file.name,
                               u"application/octet-stream"_s,
                               file.content.size(),
                               newId(),
                               0,
                               file.content}))
                qFatal("The file cannot be attached.");
}

SourcePage *page(WindowFixture &desk)
{
    return desk.find<SourcePage>(u"sourceView"_s);
}

QComboBox *list(WindowFixture &desk)
{
    return desk.find<QComboBox>(u"attachmentList"_s);
}

QPixmap picture(WindowFixture &desk)
{
    return desk.find<QLabel>(u"sourcePicture"_s)->pixmap();
}

QColor middle(WindowFixture &desk)
{
    const QPixmap shown = picture(desk);
    return shown.isNull() ? QColor()
                          : shown.toImage().pixelColor(shown.width() / 2, shown.height() / 2);
}

/// At the desk, with the first record and its source in view.
void open(WindowFixture &desk)
{
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_F4);
    QVERIFY(page(desk)->isVisible());
}

const NamedFile redOne{u"red.png"_s, pictureOf(red)};
const NamedFile blueOne{u"Blue.png"_s, pictureOf(blue)};

} // namespace

void AttachmentsAtDesk::theFirstOneIsShown()
{
    WindowFixture desk(1);
    prepare(desk, {u""_s}, {{redOne, blueOne}});
    open(desk);
    QTRY_COMPARE(middle(desk), QColor(red));
    QCOMPARE(page(desk)->sentence(), QString());
    QCOMPARE(list(desk)->count(), 2);
    QVERIFY(list(desk)->currentText().startsWith(u"red.png"_s));
}

void AttachmentsAtDesk::theFieldNamesOne_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"Blue.png", "blue.png", "scans/Blue.png", "scans\\Blue.png",
                             "attachment:Blue.png", " Blue.png "})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void AttachmentsAtDesk::theFieldNamesOne()
{
    QFETCH(QString, text);
    WindowFixture desk(1);
    prepare(desk, {text}, {{redOne, blueOne}});
    open(desk);
    QTRY_COMPARE(middle(desk), QColor(blue));
}

void AttachmentsAtDesk::theNextOneIsChosenByKey()
{
    WindowFixture desk(1);
    prepare(desk, {u""_s}, {{redOne, blueOne}});
    open(desk);
    QTRY_COMPARE(middle(desk), QColor(red));
    desk.press(Qt::Key_F6);
    desk.press(Qt::Key_N);
    QTRY_COMPARE(middle(desk), QColor(blue));
    desk.press(Qt::Key_N);
    QTRY_COMPARE(middle(desk), QColor(red));
}

void AttachmentsAtDesk::theListChoosesOne()
{
    WindowFixture desk(1);
    prepare(desk, {u""_s}, {{redOne, blueOne}});
    open(desk);
    QTRY_COMPARE(middle(desk), QColor(red));
    list(desk)->setFocus();
    desk.press(Qt::Key_Down);
    QTRY_COMPARE(middle(desk), QColor(blue));
}

void AttachmentsAtDesk::pagesZoomAndTurnAreKeys()
{
    WindowFixture desk(1);
    prepare(desk, {u""_s}, {{{u"form.pdf"_s, pdfOf(2)}}});
    open(desk);
    auto *number = desk.find<QLabel>(u"sourcePageNumber"_s);
    QTRY_COMPARE(number->text(), u"1 of 2"_s);
    desk.press(Qt::Key_F6);
    desk.press(Qt::Key_P);
    desk.press(Qt::Key_PageDown);
    QTRY_COMPARE(number->text(), u"2 of 2"_s);
    QTRY_COMPARE(middle(desk), QColor(Qt::blue));
    desk.press(Qt::Key_R);
    QCOMPARE(page(desk)->look().quarterTurns, 1);
    desk.stop();
    desk.start();
    QCOMPARE(page(desk)->look().quarterTurns, 1);
}

void AttachmentsAtDesk::aRecordWithoutFilesSaysSo()
{
    WindowFixture desk(1);
    prepare(desk, {u"scan.pdf"_s}, {{}});
    open(desk);
    QTRY_COMPARE(page(desk)->sentence(), u"No file is attached to this record."_s);
    QVERIFY(!list(desk)->isEnabled());
    desk.press(Qt::Key_F4);
    desk.look();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.stored(u"S-99"_s).state, State::Done);
}

void AttachmentsAtDesk::whatCannotBeShownCanBeSaved()
{
    WindowFixture desk(1);
    prepare(desk, {u""_s}, {{{u"letter.odt"_s, "only some text"}}});
    open(desk);
    QTRY_VERIFY2(page(desk)->sentence().contains(u"neither a picture nor a PDF"),
                 qPrintable(page(desk)->sentence()));
    desk.press(Qt::Key_F6);
    desk.press(Qt::Key_S);
    QTRY_VERIFY(desk.window().findChild<QFileDialog *>());
    auto *dialog = desk.window().findChild<QFileDialog *>();
    QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), u"letter.odt"_s);
    const QString path = desk.path(u"saved.odt"_s);
    emit dialog->fileSelected(path);
    dialog->close();
    QTRY_VERIFY2(desk.message().contains(path), qPrintable(desk.message()));
    QFile saved(path);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QCOMPARE(saved.readAll(), QByteArray("only some text"));
}

void AttachmentsAtDesk::aDamagedFileIsTold()
{
    WindowFixture desk(1);
    prepare(desk, {u""_s}, {{redOne, {u"broken.png"_s, "\x89PNG\r\n\x1a\n and nothing else"}}});
    const auto connection = Connection::open(desk.url(), OpenMode::CreateOrUpgrade);
    (*connection)->d().execute(u"DROP TRIGGER attachment_piece_stays"_s);
    (*connection)
        ->d()
        .execute(
            u"UPDATE attachment_piece SET content = zeroblob(length(content)) WHERE attachment_id = 1"_s);
    open(desk);
    QTRY_VERIFY2(page(desk)->sentence().contains(u"is damaged"),
                 qPrintable(page(desk)->sentence()));
    QVERIFY(!desk.find<QAction>(u"attachments.save"_s)->isEnabled());
    desk.press(Qt::Key_F6);
    desk.press(Qt::Key_N);
    QTRY_VERIFY2(page(desk)->sentence().contains(u"picture “broken.png” is damaged"),
                 qPrintable(page(desk)->sentence()));
    QVERIFY(desk.find<QAction>(u"attachments.save"_s)->isEnabled());
}

void AttachmentsAtDesk::theNextRecordsFilesComeByThemselves()
{
    WindowFixture desk(1);
    prepare(desk, {u""_s, u""_s}, {{redOne}, {blueOne}});
    open(desk);
    QTRY_COMPARE(middle(desk), QColor(red));
    desk.look();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(middle(desk), QColor(blue));
    QCOMPARE(list(desk)->count(), 1);
}

void AttachmentsAtDesk::nothingIsFetchedWhileItIsFolded()
{
    WindowFixture desk(1);
    prepare(desk, {u""_s}, {{redOne}});
    desk.start();
    desk.takeNext();
    QVERIFY(!page(desk)->isVisible());
    QTest::qWait(0);
    QCOMPARE(list(desk)->count(), 0);
    desk.press(Qt::Key_F4);
    QTRY_COMPARE(middle(desk), QColor(red));
}

void AttachmentsAtDesk::theBarIsThereOnlyForAttachments()
{
    WindowFixture desk(1);
    prepare(desk, {u"1.png"_s}, {{redOne}}, desk.path({}));
    open(desk);
    QVERIFY(!list(desk)->isVisible());
    QTRY_VERIFY(page(desk)->sentence().contains(u"is missing"));
}

QTEST_MAIN(AttachmentsAtDesk)
#include "tst_attachmentsatdesk.moc"
