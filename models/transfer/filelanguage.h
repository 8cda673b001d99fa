// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QStringList>

#include <memory>

class QTranslator;

namespace intray {

/// The language of a file for somebody who may read another one than whoever works with the
/// program. The translations are resources of the program (translations/). Any thread.
class FileLanguage
{
public:
    FileLanguage() = default; ///< The program's own.
    /// By its code, such as "de"; empty: the program's own. Invalid: there is none.
    static Outcome<FileLanguage> named(const QString &code);
    static QStringList known(); ///< Codes, in order.

    QString say(const char *context, const char *text) const;
    /// A usual question is said in this language; any other as it was asked.
    QString question(const QString &asked) const;

private:
    std::shared_ptr<QTranslator> m_translator;
};

/// Whether both are the same question, maybe in two languages. Blanks and breaks of lines do not
/// count.
bool isSameQuestion(const QString &one, const QString &other);

} // namespace intray
