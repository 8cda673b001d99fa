// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Every server that tests can start for themselves.
#include "support/mariaserver.h"
#include "support/pgbouncer.h"
#include "support/postgresserver.h"
