// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QPlainTextEdit;

namespace intray {

/// Asks why the item cannot be done. Without a reason there is no failing.
class FailDialog : public QDialog
{
    Q_OBJECT
public:
    explicit FailDialog(const QString &key, QWidget *parent = nullptr);

signals:
    void chosen(const QString &reason);

private:
    QString reason() const;
    void build(const QString &key);

    QPlainTextEdit *m_reason;
};

} // namespace intray
