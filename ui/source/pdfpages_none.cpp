// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/source/pdfpages.h"

#include <QCoreApplication>

namespace intray {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SourceDocument)
};

Outcome<std::shared_ptr<PdfPages>> PdfPages::open(const QString &, const QString &name)
{
    return tl::unexpected(Error{
        Error::Kind::Invalid,
        Words::tr("This version of Intray shows no PDF files. Open “%1” with another program.")
            .arg(name),
        {}});
}

} // namespace intray
