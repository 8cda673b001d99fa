// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/attachmentbar.h"

#include "session/answer.h"
#include "transfer/attaching.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLocale>
#include <QSaveFile>
#include <QSignalBlocker>
#include <QStandardPaths>
#include <QTemporaryFile>
#include <QToolButton>
#include <QtConcurrent>

namespace intray {

namespace {

/// The sentence that says how it went.
QString copied(const std::shared_ptr<QTemporaryFile> &from, const QString &path)
{
    QFile read(from->fileName());
    QSaveFile to(path);
    bool isDone = read.open(QIODevice::ReadOnly) && to.open(QIODevice::WriteOnly);
    while (isDone && !read.atEnd())
        isDone = to.write(read.read(attachmentPiece)) >= 0;
    return isDone && to.flush() && to.commit()
               ? AttachmentBar::tr("The attachment was saved as “%1”.").arg(path)
               : AttachmentBar::tr("The attachment could not be saved as “%1”: %2.")
                     .arg(path, to.errorString());
}

QToolButton *buttonOf(QAction *action, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    return button;
}

} // namespace

AttachmentBar::AttachmentBar(QWidget *parent)
    : QWidget(parent)
    , m_next(new QAction(tr("Next file"), this))
    , m_save(new QAction(tr("Save as..."), this))
    , m_list(new QComboBox(this))
{
    setObjectName(QStringLiteral("attachmentBar"));
    m_list->setObjectName(QStringLiteral("attachmentList"));
    m_list->setAccessibleName(tr("Attachments"));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setMinimumContentsLength(12);
    m_next->setObjectName(QStringLiteral("attachments.next"));
    m_save->setObjectName(QStringLiteral("attachments.save"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(6, 2, 6, 2);
    row->addWidget(m_list, 1);
    row->addWidget(buttonOf(m_next, this));
    row->addWidget(buttonOf(m_save, this));
    connect(m_list, &QComboBox::currentIndexChanged, this, &AttachmentBar::chosenChanged);
    connect(m_next, &QAction::triggered, this, &AttachmentBar::chooseNext);
    connect(m_save, &QAction::triggered, this, &AttachmentBar::askWhere);
    setAttachments({}, {});
}

void AttachmentBar::setAttachments(const QList<Attachment> &all, const QString &name)
{
    const QSignalBlocker quiet(m_list);
    m_all = all;
    m_list->clear();
    int chosen = -1;
    for (const Attachment &one : all) {
        m_list->addItem(tr("%1 (%2)").arg(one.name, QLocale().formattedDataSize(one.size, 0)));
        if (chosen < 0 && one.name.compare(name, Qt::CaseInsensitive) == 0)
            chosen = m_list->count() - 1;
    }
    m_list->setCurrentIndex(std::max(chosen, all.isEmpty() ? -1 : 0));
    m_list->setEnabled(all.size() > 1);
    m_next->setEnabled(all.size() > 1);
    setFile({});
}

void AttachmentBar::setFile(const std::shared_ptr<QTemporaryFile> &file)
{
    m_file = file;
    m_save->setEnabled(m_file != nullptr);
}

Attachment AttachmentBar::chosen() const
{
    return m_all.value(m_list->currentIndex());
}

void AttachmentBar::chooseNext()
{
    m_list->setCurrentIndex((m_list->currentIndex() + 1) % m_list->count());
}

void AttachmentBar::askWhere()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DownloadLocation));
    auto *dialog = new QFileDialog(this, tr("Save the attachment"),
                                   folder.filePath(safeFileName(chosen().name)));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &AttachmentBar::saveTo);
    dialog->open();
}

void AttachmentBar::saveTo(const QString &path)
{
    if (m_file)
        answer(QtConcurrent::run(copied, m_file, path), this,
               [this](const QString &sentence) { emit saved(sentence); });
}

} // namespace intray
