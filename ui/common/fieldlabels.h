// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/fieldwords.h"
#include "lists/queuetitles.h"
#include "lists/rowwords.h"

namespace intray {

class Session;

/// What the schemas of this session's queues call the fields, as they are when this is asked. The
/// session has to outlive it. In the window's thread.
FieldWords fieldLabels(const Session &session);
/// What its queues are called, as they are now.
QueueTitles queueTitles(const Session &session);
/// The fields by which their records are named, of each queue by its name.
QHash<QString, NamingFields> namingFields(const Session &session);

} // namespace intray
