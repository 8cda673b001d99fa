// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/printing.h"

#include <QPrintDialog>
#include <QPrinter>

#include <memory>

namespace intray {

void askForPrinter(QWidget *parent, const QString &name,
                   const std::function<void(QPagedPaintDevice *)> &print)
{
    const auto printer = std::make_shared<QPrinter>();
    auto *dialog = new QPrintDialog(printer.get(), parent);
    dialog->setObjectName(name);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), parent,
                     [print, printer] { print(printer.get()); });
    dialog->open();
}

} // namespace intray
