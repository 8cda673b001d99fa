// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/eyesdialog.h"

#include "ui/common/dialogfoot.h"
#include "ui/common/printing.h"
#include "ui/common/tokens.h"
#include "ui/common/toldtext.h"

#include <QVBoxLayout>

namespace intray {

static QList<ToldText::Entry> whatItMeans()
{
    return {
        {EyesDialog::tr("It is off until a supervisor turns it on"),
         {},
         EyesDialog::tr("That is done for one queue at a time. History says who did it and when. "
                        "While it is on, the window says so to everybody who works there.")},
        {EyesDialog::tr("What passes"),
         {},
         EyesDialog::tr("A record passes if it breaks no rule and Intray doubts it least. Nobody "
                        "opens it then. Lists, history and exports say that it passed; it never "
                        "counts as somebody's work. It can be opened again at any time.")},
        {EyesDialog::tr("A sample is opened all the same"),
         {},
         EyesDialog::tr("Some of the records that would pass are drawn at random and given to "
                        "people. Nobody chooses them, supervisors neither, and nothing on the "
                        "screen tells them apart. Some opened records are looked at again by a "
                        "second person. What is found there tells how much may still be wrong.")},
        {EyesDialog::tr("Planted slips are on the screen only"),
         {},
         EyesDialog::tr("Now and then a field that is right shows a slip. It tells how much people "
                        "overlook, without which no number can be stated. It is never saved or "
                        "exported, and nobody else sees it. When the record is completed, whoever "
                        "put it right is told, and whoever overlooked it sees what it was; the "
                        "record has the right value. Whoever typed something else is asked before "
                        "anything is completed. Nobody gets one in their first 20 records of a "
                        "queue. Nothing that is typed is lost by it.")},
        {EyesDialog::tr("What one person overlooks is told to that person alone"),
         {},
         EyesDialog::tr("Everybody sees their own number in My figures. Supervisors, "
                        "administrators and auditors see the number of the team only, from five "
                        "people and 100 slips on. No other page, no list and no export has the "
                        "number of one person. Only whoever owns the database itself, or may read "
                        "its file, could look it up there.")},
        {EyesDialog::tr("What it is for"),
         {},
         EyesDialog::tr("It says of a delivery how many of its fields may still be wrong. It is "
                        "about deliveries, and it is no measure of a person.")}};
}

EyesDialog::EyesDialog(QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("eyesDialog"));
    setWindowTitle(tr("What it means that records pass unopened"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(660, 640);
    auto *text = new ToldText(windowTitle(), this);
    text->setObjectName(QStringLiteral("eyesText"));
    text->setStrongHeadings();
    text->showEntries(whatItMeans());
    auto *print = new QPushButton(tr("&Print..."), this);
    print->setObjectName(QStringLiteral("eyesPrint"));
    print->setAutoDefault(false);
    connect(print, &QPushButton::clicked, this, [this, text] {
        askForPrinter(this, QStringLiteral("eyesPrintDialog"),
                      [text](QPagedPaintDevice *paper) { text->print(paper); });
    });
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(room::edge, room::edge, room::edge, room::edge);
    column->setSpacing(room::beside);
    column->addWidget(text, 1);
    column->addWidget(footOf({print}, buttons));
}

} // namespace intray
