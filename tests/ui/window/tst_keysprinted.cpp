// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/actions.h"
#include "ui/window/keyoverview.h"

#include <QLineEdit>
#include <QMainWindow>
#include <QPdfDocument>
#include <QPdfSelection>
#include <QPdfWriter>
#include <QTemporaryDir>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What is printed of the keys, read from a PDF.
class KeysPrinted : public QObject
{
    Q_OBJECT

private slots:
    void whatIsFoundIsPrinted();

private:
    QMainWindow m_window;
    Actions m_actions{&m_window};
};

static QString textOfPdf(const QString &file)
{
    QPdfDocument pdf;
    pdf.load(file);
    QString text;
    for (int page = 0; page < pdf.pageCount(); ++page)
        text += pdf.getAllText(page).text();
    return text;
}

void KeysPrinted::whatIsFoundIsPrinted()
{
    const QTemporaryDir folder;
    const QString all = folder.filePath(u"all.pdf"_s);
    const QString some = folder.filePath(u"some.pdf"_s);
    KeyOverview overview(m_actions);
    QPdfWriter everything(all);
    overview.printTo(&everything);
    QTest::keyClicks(overview.findChild<QLineEdit *>(u"keysSearch"_s), u"take next"_s);
    QPdfWriter found(some);
    overview.printTo(&found);
    QVERIFY2(textOfPdf(all).contains(u"Ctrl+Shift+Return"_s), qPrintable(textOfPdf(all)));
    QVERIFY(textOfPdf(some).contains(u"Take next"_s));
    QVERIFY(!textOfPdf(some).contains(u"Ctrl+Shift+Return"_s));
}

INTRAY_TEST_MAIN(KeysPrinted)
#include "tst_keysprinted.moc"
