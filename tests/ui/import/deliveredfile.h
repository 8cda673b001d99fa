// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/importing/templatestore.h"
#include "ui/dialogkeys.h"
#include "ui/import/importdialog.h"
#include "ui/windowfixture.h"

#include <QAction>
#include <QFile>
#include <QTableWidget>
#include <QTemporaryDir>

namespace intray {

/// A file that somebody delivers, opened in the window's import.
class DeliveredFile
{
public:
    explicit DeliveredFile(const QByteArray &content)
    {
        QFile file(path());
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("The file cannot be written.");
    }
    QString path() const { return m_folder.filePath(QStringLiteral("delivery.csv")); }

    ImportDialog *openedIn(WindowFixture &desk) const
    {
        desk.start();
        desk.press(Qt::Key_I, Qt::ControlModifier);
        auto *dialog = desk.find<ImportDialog>(QStringLiteral("importDialog"));
        if (!dialog || !isInUse(dialog))
            qFatal("There is no dialog.");
        dialog->setFile(path());
        return dialog;
    }

private:
    QTemporaryDir m_folder;
};

/// The import of a window that has the keys no more.
inline ImportDialog *openedAgain(WindowFixture &desk)
{
    desk.window().activateWindow();
    desk.window().actions().of(WindowAction::ImportRecords)->trigger();
    return desk.find<ImportDialog>(QStringLiteral("importDialog"));
}

/// Waits until keys go to the dialog again after the one above it was closed.
inline bool isBackIn(QDialog *dialog)
{
    const auto isAlone = [&] { return QApplication::activeModalWidget() == dialog; };
    if (!QTest::qWaitFor(isAlone))
        return false;
    dialog->activateWindow(); // as a window manager does
    return isInUse(dialog);
}

/// Keeps a template in the database, as another program would.
inline void keepTemplate(const WindowFixture &desk, const QString &name, const QString &json)
{
    auto connection = Connection::open(desk.url(), OpenMode::Existing);
    const Identity boss{QStringLiteral("boss"), QStringLiteral("elsewhere")};
    if (!TemplateStore(**connection, boss).keep({name, json}))
        qFatal("The template was not kept.");
}

/// The table's cells of a row, the titles where it is -1.
inline QStringList rowOf(QWidget *dialog, const QString &name, int row)
{
    const auto *table = part<QTableWidget>(dialog, name);
    QStringList texts;
    for (int column = 0; column < table->columnCount(); ++column) {
        const auto *cell = row < 0 ? table->horizontalHeaderItem(column) : table->item(row, column);
        texts << (cell ? cell->text() : QString());
    }
    return texts;
}

} // namespace intray
