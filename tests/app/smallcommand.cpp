// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// smallcommand STEP...: a command for workers that is there on every system. "$NAME" at any place
// of a step's word is what the environment has under that name.
//   in FOLDER        goes there, for the names of files below
//   save FILE        standard input, into a file
//   deaf             closes standard input
//   show FILE        the file, on standard output
//   say TEXT         a line on standard output
//   complain TEXT    a line on standard error
//   babble           bytes that are no text, on standard error
//   flood            lines on standard output, without end
//   lament SIZE      as many bytes on standard error
//   tell FILE TEXT   a line, at the end of a file
//   mark FILE        makes it, empty
//   until FILE       waits until the file is there
//   hang             does nothing, without end
//   only ONE OTHER   ends well unless both are the same
//   unless ONE OTHER ends well if both are the same
//   without FILE     ends well if the file is there
//   exit STATUS
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <map>
#include <string>
#include <thread>
#include <vector>

using namespace std::chrono_literals;

using Words = std::vector<std::string>;

static bool isOfAName(char letter)
{
    return letter == '_' || (letter >= 'A' && letter <= 'Z');
}

static std::string expanded(const std::string &word)
{
    std::string whole;
    for (std::size_t place = 0; place < word.size();) {
        if (word[place] != '$') {
            whole += word[place++];
            continue;
        }
        std::string name;
        while (++place < word.size() && isOfAName(word[place]))
            name += word[place];
        if (const char *value = std::getenv(name.c_str()))
            whole += value;
    }
    return whole;
}

static std::string all(std::istream &stream)
{
    return {std::istreambuf_iterator<char>(stream), {}};
}

static void save(const std::string &file)
{
    std::ofstream(file, std::ios::binary) << all(std::cin);
}

static void show(const std::string &file)
{
    std::ifstream opened(file, std::ios::binary);
    std::cout << all(opened) << std::flush;
}

static void babble()
{
    constexpr char bytes[]{'a', '\0', '\xFF', 'b'};
    std::cerr.write(bytes, sizeof bytes);
}

static void tell(const std::string &file, const std::string &text)
{
    std::ofstream(file, std::ios::binary | std::ios::app) << text << '\n';
}

static void flood()
{
    while (std::cout << "y\n") {
    }
}

static void lament(const std::string &size)
{
    for (int left = std::stoi(size); left > 0; left -= 1000)
        std::cerr << std::string(999, 'y') + '\n';
}

static void waitFor(const std::string &file)
{
    while (!std::filesystem::exists(file))
        std::this_thread::sleep_for(20ms);
}

static void endIf(bool isOver)
{
    if (isOver)
        std::exit(0);
}

struct Step
{
    std::size_t words;
    std::function<void(const Words &)> make;
};

static const std::map<std::string, Step> &steps()
{
    static const std::map<std::string, Step> all{
        {"in", {1, [](const Words &w) { std::filesystem::current_path(w[0]); }}},
        {"save", {1, [](const Words &w) { save(w[0]); }}},
        {"deaf", {0, [](const Words &) { std::fclose(stdin); }}},
        {"show", {1, [](const Words &w) { show(w[0]); }}},
        {"say", {1, [](const Words &w) { std::cout << w[0] << std::endl; }}},
        {"complain", {1, [](const Words &w) { std::cerr << w[0] << std::endl; }}},
        {"babble", {0, [](const Words &) { babble(); }}},
        {"flood", {0, [](const Words &) { flood(); }}},
        {"lament", {1, [](const Words &w) { lament(w[0]); }}},
        {"tell", {2, [](const Words &w) { tell(w[0], w[1]); }}},
        {"mark", {1, [](const Words &w) { std::ofstream(w[0], std::ios::app); }}},
        {"until", {1, [](const Words &w) { waitFor(w[0]); }}},
        {"hang", {0, [](const Words &) { std::this_thread::sleep_for(24h); }}},
        {"only", {2, [](const Words &w) { endIf(w[0] != w[1]); }}},
        {"unless", {2, [](const Words &w) { endIf(w[0] == w[1]); }}},
        {"without", {1, [](const Words &w) { endIf(std::filesystem::exists(w[0])); }}},
        {"exit", {1, [](const Words &w) { std::exit(std::stoi(w[0])); }}}};
    return all;
}

int main(int argc, char *argv[])
{
    const Words words(argv + 1, argv + argc);
    for (std::size_t place = 0; place < words.size();) {
        const auto step = steps().find(words[place++]);
        if (step == steps().end() || place + step->second.words > words.size()) {
            std::cerr << "smallcommand does not know " << words[place - 1] << std::endl;
            return 99;
        }
        Words its;
        for (std::size_t i = 0; i < step->second.words; ++i)
            its.push_back(expanded(words[place++]));
        step->second.make(its);
    }
    return 0;
}
