// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/source/sourcedocument.h"
#include "verify/source/sourceplace.h"

#include <QPainter>
#include <QPdfWriter>
#include <QTemporaryDir>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Sources in a program that was built without what shows a PDF, as this one is.
class NoPdf : public QObject
{
    Q_OBJECT

private slots:
    void aPdfIsSaidToBeShownElsewhere();
    void aPictureIsShown();

private:
    Outcome<std::shared_ptr<SourceDocument>> open(const QString &name) const
    {
        return SourceDocument::open({m_folder.filePath(name), 0, {}}, false);
    }

    const QTemporaryDir m_folder;
};

void NoPdf::aPdfIsSaidToBeShownElsewhere()
{
    QPdfWriter writer(m_folder.filePath(u"scan.pdf"_s));
    QPainter(&writer).fillRect(0, 0, 99, 99, Qt::green);
    const auto opened = open(u"scan.pdf"_s);
    QVERIFY(!opened);
    QCOMPARE(opened.error().kind, Error::Kind::Invalid);
    QCOMPARE(opened.error().sentence, u"This version of Intray shows no PDF files. Open “scan.pdf” "
                                      "with another program."_s);
}

void NoPdf::aPictureIsShown()
{
    QImage image(30, 20, QImage::Format_RGB32);
    image.fill(Qt::red);
    QVERIFY(image.save(m_folder.filePath(u"scan.png"_s)));
    const auto opened = open(u"scan.png"_s);
    QVERIFY2(opened, qPrintable(opened ? QString() : opened.error().sentence));
    QCOMPARE((*opened)->sizeOf(0), QSizeF(30, 20));
    QCOMPARE((*opened)->drawn(0, {3, 2}, 0).pixelColor(1, 1), QColor(Qt::red));
}

QTEST_MAIN(NoPdf)
#include "tst_nopdf.moc"
