// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace intray {

/// Lets the words of labels and fields of one line begin where a mirrored window begins, as those
/// of the form at the desk do, also those that are written from the left: Qt leaves these at the
/// other side. What lies beside each other and is moved stays within its edges there. Window's
/// thread.
class LeadingWords : public QObject
{
    Q_OBJECT
public:
    static void
    install(); ///< For all labels and fields of the program; does nothing the second time.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using QObject::QObject;
};

} // namespace intray
