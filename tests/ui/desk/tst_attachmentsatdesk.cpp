// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/desk/attachedfiles.h"
#include "ui/desk/sidepanel.h"

#include <QAction>
#include <QBuffer>
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
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
    void aRecordWithoutFilesSaysSo();
    void whatCannotBeShownCanBeSaved();
    void aDamagedFileIsTold();
    void theNextRecordsFilesComeByThemselves();
    void nothingIsFetchedWhileItIsFolded();
    void theBarIsThereOnlyForAttachments();
    void whatIsAttachedIsSeenWithoutARule();
    void whatIsAttachedIsSeenWhereNoPathStands();
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

QComboBox *list(WindowFixture &desk)
{
    return desk.find<QComboBox>(u"attachmentList"_s);
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

void AttachmentsAtDesk::whatIsAttachedIsSeenWithoutARule()
{
    WindowFixture desk(1);
    prepare(desk, {u""_s, u""_s}, {{redOne}, {}}, false);
    desk.start();
    desk.takeNext();
    auto *panel = desk.find<SidePanel>(u"sidePanel"_s);
    QTRY_VERIFY((panel->showPage(u"source"_s), page(desk)->isVisible()));
    QTRY_COMPARE(middle(desk), QColor(red));
    QVERIFY(list(desk)->isVisible());
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!page(desk)->isVisible());
}

void AttachmentsAtDesk::whatIsAttachedIsSeenWhereNoPathStands()
{
    WindowFixture desk(1);
    prepare(desk, {u""_s}, {{redOne}}, desk.path({}));
    open(desk);
    QTRY_COMPARE(middle(desk), QColor(red));
    QVERIFY(list(desk)->isVisible());
}

INTRAY_TEST_MAIN(AttachmentsAtDesk)
#include "tst_attachmentsatdesk.moc"
