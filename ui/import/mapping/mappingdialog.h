// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/importpreview.h"
#include "transfer/mapping/mappingrows.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace intray {

class BesideForm;
class ImportSample;
class MappingForm;
class MappingList;

/// How columns of a file become fields: each is named, left out, taken apart, joined and read as
/// dates or numbers, and the first rows show at once what comes of it. Reads no file itself: it is
/// given what comes of its mapping.
class MappingDialog : public QDialog
{
    Q_OBJECT
public:
    MappingDialog(const Mapping &mapping, const QStringList &columns, QWidget *parent);

    Mapping mapping() const { return m_rows.mapping(); }
    void showLook(const FileLook &look);
    void accept() override; ///< Not while a field that is typed cannot be made.

signals:
    void changed();

private:
    void build();
    QWidget *makeRoom();
    QWidget *makeList();
    QWidget *makeButtons();
    QWidget *makeFoot();
    void choose(int row);
    void change(const FieldMapping &field);
    void leaveOut();
    void addAnother();
    void addFileName();
    void takeBeside(const QString &priorityFrom, const QStringList &contextFrom);
    void showRows(qsizetype current);
    void showChosen();

    MappingRows m_rows;
    qsizetype m_row = 0; ///< The one in the form.
    MappingList *m_list;
    MappingForm *m_form;
    BesideForm *m_beside;
    ImportSample *m_sample;
    QLabel *m_said;
    QPushButton *m_leaveOut;
    QPushButton *m_another;
    QPushButton *m_fileName;
};

} // namespace intray
