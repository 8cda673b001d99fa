// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/desk/attachedfiles.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

using namespace intray;
using namespace Qt::StringLiterals;

/// A PDF that is attached to a record.
class AttachedPages : public QObject
{
    Q_OBJECT

private slots:
    void pagesZoomAndTurnAreKeys();
};

static QByteArray pdfOf(int pages)
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

void AttachedPages::pagesZoomAndTurnAreKeys()
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

INTRAY_TEST_MAIN(AttachedPages)
#include "tst_attachedpages.moc"
