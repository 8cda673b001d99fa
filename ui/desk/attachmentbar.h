// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/attachment.h"

#include <QList>
#include <QWidget>

#include <memory>

class QAction;
class QComboBox;
class QTemporaryFile;

namespace intray {

/// Which of an item's attachments is shown, by list or key, and saving it. Lives in the window's
/// thread; files are copied elsewhere.
class AttachmentBar : public QWidget
{
    Q_OBJECT
public:
    explicit AttachmentBar(QWidget *parent = nullptr);

    /// With the first one of this name chosen, whatever the letters' case; else the first one.
    void setAttachments(const QList<Attachment> &all, const QString &name);
    /// What is chosen is here: it can be saved.
    void setFile(const std::shared_ptr<QTemporaryFile> &file);
    bool isEmpty() const { return m_all.isEmpty(); }
    Attachment chosen() const;

    QAction *next() { return m_next; } ///< The next one; behind the last one the first.
    QAction *save() { return m_save; }

signals:
    void chosenChanged();
    void saved(const QString &sentence); ///< Or why it could not be.

private:
    void chooseNext();
    void askWhere();
    void saveTo(const QString &path);

    QList<Attachment> m_all;
    std::shared_ptr<QTemporaryFile> m_file; ///< Null: it has not come.
    QAction *m_next;
    QAction *m_save;
    QComboBox *m_list;
};

} // namespace intray
