// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/windowsettings.h"
#include "ui/lists/columnlayout.h"

#include <QHeaderView>
#include <QStandardItemModel>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Run at 100 % and at 200 %: what has room on the one screen has none on the other.
class ColumnScale : public QObject
{
    Q_OBJECT

private slots:
    void aWidthThatWasKeptAtOneScaleIsNotUsedAtAnother();
    void aWidthIsKeptForItsOwnScaleAlone();

private:
    static bool isUsualScale() { return qEnvironmentVariable("QT_SCALE_FACTOR") == u"1"; }
};

/// A list of one column.
struct List
{
    explicit List(WindowSettings &settings)
        : layout((table.setModel(&model), &table), Qt::DisplayRole, settings)
    {
        QObject::connect(&layout, &ColumnLayout::usualLayoutWanted, &table,
                         [this] { table.horizontalHeader()->resizeSection(0, 100); });
        layout.use(u"towns"_s);
    }

    int width() const { return table.horizontalHeader()->sectionSize(0); }

    QStandardItemModel model{0, 1};
    QTableView table;
    ColumnLayout layout;
};

void ColumnScale::aWidthThatWasKeptAtOneScaleIsNotUsedAtAnother()
{
    const QTemporaryDir folder;
    WindowSettings settings(folder.filePath(u"window.ini"_s));
    settings.setValue(u"layout/towns/1/width"_s, 333); // as it is kept at 100 %
    QCOMPARE(List(settings).width(), isUsualScale() ? 333 : 100);
}

void ColumnScale::aWidthIsKeptForItsOwnScaleAlone()
{
    const QTemporaryDir folder;
    WindowSettings settings(folder.filePath(u"window.ini"_s));
    settings.setValue(u"layout/towns/1/width"_s, 333);
    {
        const List list(settings);
        list.table.horizontalHeader()->resizeSection(0, 250);
    }
    QCOMPARE(List(settings).width(), 250);
    QCOMPARE(settings.value(u"layout/towns/1/width"_s).toInt(), isUsualScale() ? 250 : 333);
}

INTRAY_TEST_MAIN(ColumnScale)
#include "tst_columnscale.moc"
