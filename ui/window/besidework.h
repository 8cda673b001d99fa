// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/message.h"
#include "ui/window/samplerecords.h"

#include <QObject>

class QWidget;

namespace intray {

class DatabaseInUse;
class ExportLine;
class ImportDialog;
class ImportLine;
enum class WindowAction;
class Session;
class WindowPages;
class WindowSettings;
struct Delivery;

/// What is brought in or written out beside the work at a window: imports, exports and the sample
/// records, with what is told of them and where the window goes when records came in. Borrows all
/// that it is made with. In the window's thread.
class BesideWork : public QObject
{
    Q_OBJECT
public:
    BesideWork(DatabaseInUse &database, WindowPages &pages, WindowSettings &settings,
               QWidget &window);

    bool tryAction(WindowAction action); ///< False: it is neither import nor export.
    void importRecords();
    void importAgain(const Delivery &delivery); ///< Its file, to see the rows that stay out.
    void makeSamples();
    void follow(const Session &session); ///< Of the database that is in use from now on.
    void leaveDatabase();                ///< Imports and exports go on.
    void askBeforeClosing();

    bool isRunning() const; ///< An import or an export.
    /// Records of the database are on their way, and it is not to be shown before they are there.
    bool isFilling() const;
    QString whyNoImport() const; ///< In a sentence; empty: it is possible.
    QString whyNoExport() const;

signals:
    void begun();         ///< An import or export.
    void ended();         ///< And an import or export that was cancelled.
    void queuesWanted();  ///< There may be some now.
    void samplesMade();   ///< Just before they are shown.
    void closingChosen(); ///< As soon as nothing runs any more.

private:
    ImportDialog *openImport();
    void exportRecords();
    void followImport();
    void followExport();
    void followSamples();
    void settleImport(bool cameIn);
    void showWhereItCame();
    void cancelAndClose();
    Message messageOfImport(const ImportResult &result, const DatabaseUrl &url) const;
    QString sourceOfImport(const DatabaseUrl &url) const;

    DatabaseInUse &m_database;
    WindowPages &m_pages;
    WindowSettings &m_settings;
    QWidget &m_window;
    QWidget *m_running; ///< The lines of both.
    ImportLine *m_import;
    ExportLine *m_export;
    SampleRecords m_samples;
    QString m_cameInto; ///< The queue of an import, until the desk shows it; empty: none.
};

} // namespace intray
