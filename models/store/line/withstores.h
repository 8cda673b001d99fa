// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/storebase.h"

#include <tuple>
#include <type_traits>

namespace intray {

/// The stores that a function asks for by its parameters.
template <typename Work>
struct StoresOf : StoresOf<decltype(&Work::operator())>
{
};
template <typename Result, typename Work, typename... Stores>
struct StoresOf<Result (Work::*)(Stores...)>
{
    using Tuple = std::tuple<std::remove_cvref_t<Stores>...>;
};
template <typename Result, typename Work, typename... Stores>
struct StoresOf<Result (Work::*)(Stores...) const> : StoresOf<Result (Work::*)(Stores...)>
{
};

/// Gives `work` the stores that it asks for, each for this connection and user: one in most cases,
/// such as `[](WorkStore &work) { ... }`. No generic lambdas.
template <typename Work>
auto withStores(Work &work, Connection &connection, const Identity &identity)
{
    using Stores = typename StoresOf<Work>::Tuple;
    return [&]<typename... Each>(std::type_identity<std::tuple<Each...>>) {
        std::tuple<Each...> stores{Each(connection, identity)...};
        return std::apply(work, stores);
    }(std::type_identity<Stores>());
}

} // namespace intray
