// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/refusals.h"
#include "store/refusals/refusals_p.h"

#include <QCoreApplication>

namespace intray::refusals {

Error noSuchLookup(const QString &name)
{
    return {Error::Kind::NotFound,
            say(QT_TRANSLATE_NOOP("Store", "There is no lookup table “%1”.")).arg(name),
            {}};
}

Error lookupInterrupted(const QString &name)
{
    return {Error::Kind::NotPermitted,
            say(QT_TRANSLATE_NOOP("Store", "Somebody else loaded the lookup table “%1” at the same "
                                           "time. Load it again if it is not right."))
                .arg(name),
            {}};
}

Error noSuchTemplate(const QString &name)
{
    return {Error::Kind::NotFound,
            say(QT_TRANSLATE_NOOP("Store", "There is no template “%1”.")).arg(name),
            {}};
}

Error templateUnnamed()
{
    return {Error::Kind::Invalid, say(QT_TRANSLATE_NOOP("Store", "Give the template a name.")), {}};
}

Error templateNameTooLong(qsizetype most)
{
    return {Error::Kind::Invalid,
            say(QT_TRANSLATE_NOOP("Store", "The name of the template is longer than %1 characters. "
                                           "Shorten it."))
                .arg(most),
            {}};
}

Error templateTooLong()
{
    return {
        Error::Kind::Invalid,
        say(QT_TRANSLATE_NOOP("Store", "The template is longer than 1 MB. Templates are shorter.")),
        {}};
}

Error otherTemplate(const QString &name)
{
    return {Error::Kind::Invalid,
            say(QT_TRANSLATE_NOOP("Store",
                                  "There is already a template “%1” for something else: one is for "
                                  "imports, the other for exports. Choose another name."))
                .arg(name),
            {}};
}

Error templateOfOtherKind(const QString &name, bool isForExports)
{
    return {
        Error::Kind::Invalid,
        (isForExports
             ? say(QT_TRANSLATE_NOOP("Store", "The template “%1” is for exports. Choose one for "
                                              "imports."))
             : say(QT_TRANSLATE_NOOP("Store", "The template “%1” is for imports. Choose one for "
                                              "exports.")))
            .arg(name),
        {}};
}

} // namespace intray::refusals
