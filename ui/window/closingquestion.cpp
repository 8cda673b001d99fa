// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/closingquestion.h"

#include <QCoreApplication>
#include <QPushButton>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(MainWindow)
public:
    QString title;
    QString running;
    QString effect;
    QString goOn;
    QString stop;

    static Words ofImport(const QString &file)
    {
        return {tr("An import is running"), tr("%1 is still being imported.").arg(file),
                tr("If you close Intray now, the import is cancelled and none of "
                   "its rows are "
                   "imported."),
                tr("&Continue importing"), tr("Cancel &import and close")};
    }
    static Words ofExport(const QString &file)
    {
        return {tr("An export is running"), tr("%1 is still being written.").arg(file),
                tr("If you close Intray now, the export is cancelled and no file "
                   "is written."),
                tr("&Continue exporting"), tr("Cancel &export and close")};
    }
};

} // namespace

ClosingQuestion::ClosingQuestion(Runs runs, const QString &file, QWidget *window)
    : QMessageBox(window)
{
    const bool isImport = runs == Runs::Import;
    const Words words = isImport ? Words::ofImport(file) : Words::ofExport(file);
    setObjectName(isImport ? QStringLiteral("closeWhileImporting")
                           : QStringLiteral("closeWhileExporting"));
    setAttribute(Qt::WA_DeleteOnClose);
    setTextFormat(Qt::PlainText);
    setWindowTitle(words.title);
    setText(words.running);
    setInformativeText(words.effect);
    QPushButton *keep = addButton(words.goOn, QMessageBox::RejectRole);
    QPushButton *stop = addButton(words.stop, QMessageBox::AcceptRole);
    setDefaultButton(keep);
    setEscapeButton(keep);
    connect(stop, &QPushButton::clicked, this, &ClosingQuestion::cancelWanted);
}

} // namespace intray
