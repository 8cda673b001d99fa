// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/identity.h"
#include "store/rows/binding.h"
#include "store/text/dialect.h"

namespace intray {

/// A parameter of a function on servers and its value. The placeholder is the parameter's name
/// behind a colon; the type is PostgreSQL's, which a text alone does not tell.
struct Parameter
{
    const char *placeholder;
    const char *type;
    QVariant value;
};
using Parameters = QList<Parameter>;

Parameter number(const char *placeholder, qint64 value);
Parameter text(const char *placeholder, const QString &value);       ///< Empty text stays text.
Parameter textOrNone(const char *placeholder, const QString &value); ///< Empty text is NULL.
Parameter uuid(const char *placeholder, const QString &value);
Parameter json(const char *placeholder, const QString &value); ///< A null QString is NULL.
Parameter json(const char *placeholder, const QStringList &value);
Parameter stationOf(const Identity &who);

Bindings bindingsOf(const Parameters &parameters);

/// How servers do a verb that they do not do by a function of its name like all others.
struct Manner
{
    /// The function that does it where its own one answers nothing, with the same parameters. Only
    /// MariaDB has such a pair, because a function opens every table that it might need.
    const char *careful = nullptr;
    /// It works on adopted tables alone: on MariaDB the procedure adopted_call does it
    /// (line/calls.cpp).
    bool isOfTables = false;
    /// It tells of each item what became of it, but adopted_call refuses it whole for one of them.
    bool isForEachItem = false;
    /// It is there only where a login is known by its name.
    bool isOfLogins = false;
    /// It asks for rights that its caller has and Intray's owner has not.
    bool isWithCallersRights = false;
};

/// What servers must have for a verb: a function of this name with these parameters.
struct VerbSignature
{
    QString name;
    Parameters parameters; ///< Their values mean nothing.
    bool takesLong = false;
    Manner manner = {};
};

/// The signatures of all verbs that have one text; the build makes them of it.
QList<VerbSignature> signaturesOfTexts();
/// The signatures of all verbs.
QList<VerbSignature> verbSignatures();
/// The statement that calls it.
QString callText(Dialect dialect, const VerbSignature &verb);
/// The function that takes the verb's place where its own one answers nothing; empty: there is
/// none.
QString carefulFunction(Dialect dialect, const Manner &manner);
/// Whether there is a function for it.
bool hasFunction(Dialect dialect, const VerbSignature &verb);

} // namespace intray
