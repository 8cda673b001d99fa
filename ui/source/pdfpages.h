// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QImage>
#include <QSizeF>

#include <memory>

namespace intray {

/// The pages of a PDF. Reads the disk: belongs to one background thread at a time.
class PdfPages
{
public:
    /// Invalid with a sentence that calls the file so: it is damaged or encrypted, or this program
    /// was built without what shows a PDF.
    static Outcome<std::shared_ptr<PdfPages>> open(const QString &file, const QString &name);
    virtual ~PdfPages() = default;

    virtual int count() const = 0;                    ///< At least 1.
    virtual QSizeF sizeOf(int page) const = 0;        ///< In points (1/72 inch).
    virtual QImage drawn(int page, QSize pixels) = 0; ///< Null: it cannot be drawn.
};

} // namespace intray
