// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/exportchoices.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace intray {

class ExportTemplates;
class Session;
class WindowSettings;

/// How items of a queue are written to a file: which, what of them, and where to. Hands on what is
/// wanted; the export itself runs beside the work. Remembers for each queue what was chosen. In the
/// window's thread; borrows session and settings.
class ExportDialog : public QDialog
{
    Q_OBJECT
public:
    /// Begins with this queue. The list, where somebody looks at one, is of its query's queue.
    ExportDialog(Session &session, WindowSettings &settings, const QString &queue,
                 const std::optional<ShownList> &list, QWidget *parent = nullptr);

    void setFile(const QString &file);

signals:
    void exportWanted(const intray::ExportOptions &options);

private:
    void build();
    void addTemplates();
    void addFile();
    QWidget *makeFoot();
    void useQueue();
    void useTemplate();
    void keepTemplate();
    void showChoices(const ExportOptions &options);
    QString lackOfFields() const;
    QString queueName() const;
    QString usualFile() const;
    void nameByFormat();
    void chooseFile();
    ExportOptions wanted() const;
    QString whyNot() const;
    void showPossible();
    void lookAtFile();
    void lookAtPlace(const ExportOptions &options, const QString &own);
    void refuse(const QString &why);
    void askToReplace(const ExportOptions &options);
    void start(const ExportOptions &options);

    Session &m_session;
    WindowSettings &m_settings;
    const std::optional<ShownList> m_list;
    QComboBox *m_queue;
    ExportTemplates *m_template;
    ExportChoices *m_choices;
    QLineEdit *m_file;
    QLabel *m_said;
    QPushButton *m_export = nullptr;
    bool m_looking = false; ///< Whether the file is there already.
};

} // namespace intray
