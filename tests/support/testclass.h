// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

namespace intray {

/// One of the test classes that are linked into one program, found by the name of its source. The
/// program runs one of them, the one that its first argument names: tests_queue tst_daytime.
/// Made before main() by the macros below; the text and the function stay the source's own.
class TestClass
{
public:
    using Main = int (*)(int count, char *words[]);

    TestClass(const char *source, Main main);

    QString name() const;
    /// Runs it as a program of its own would: the first word is what the program is called.
    int run(int count, char *words[]) const { return m_main(count, words); }

private:
    const char *m_source;
    Main m_main;
};

} // namespace intray

/// What Qt makes the main() of a program, made that of a class in a program of many.
#define INTRAY_MAIN_OF_CLASS(MAIN_OF_QT, CLASS)                                                    \
    namespace {                                                                                    \
    MAIN_OF_QT(CLASS)                                                                              \
    const intray::TestClass testClass(__FILE__, main);                                             \
    }

/// In place of Qt's macros without INTRAY_: with windows, without, and without any application.
#define INTRAY_TEST_MAIN(CLASS) INTRAY_MAIN_OF_CLASS(QTEST_MAIN, CLASS)
#define INTRAY_TEST_GUILESS_MAIN(CLASS) INTRAY_MAIN_OF_CLASS(QTEST_GUILESS_MAIN, CLASS)
#define INTRAY_TEST_APPLESS_MAIN(CLASS) INTRAY_MAIN_OF_CLASS(QTEST_APPLESS_MAIN, CLASS)
