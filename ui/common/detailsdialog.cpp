// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/detailsdialog.h"

#include "ui/common/textbox.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

static QPlainTextEdit *readOnlyText(const QString &text, QWidget *parent)
{
    auto *edit = new TextBox(text, parent);
    edit->setReadOnly(true);
    edit->setTabChangesFocus(true);
    edit->setAccessibleName(DetailsDialog::tr("Details"));
    return edit;
}

DetailsDialog::DetailsDialog(const QString &sentence, const QString &detail, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("detailsDialog"));
    setWindowTitle(tr("Details"));
    resize(560, 320);
    auto *said = new QLabel(this);
    said->setTextFormat(Qt::PlainText);
    said->setText(sentence);
    said->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copy->setAutoDefault(false); // what leads on from here is to close it
    connect(copy, &QPushButton::clicked, this, [sentence, detail] {
        QGuiApplication::clipboard()->setText(sentence + u'\n' + detail);
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(said);
    column->addWidget(readOnlyText(detail, this), 1);
    column->addWidget(buttons);
}

} // namespace intray
