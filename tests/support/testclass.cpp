// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testclass.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace intray {

static std::vector<TestClass> &classes()
{
    static std::vector<TestClass> all;
    return all;
}

TestClass::TestClass(const char *source, Main main)
    : m_source(source)
    , m_main(main)
{
    classes().push_back(*this);
}

QString TestClass::name() const
{
    return QFileInfo(QString::fromUtf8(m_source)).completeBaseName();
}

static const TestClass *classNamed(const QString &name)
{
    const auto found = std::find_if(classes().begin(), classes().end(),
                                    [&](const TestClass &known) { return known.name() == name; });
    return found == classes().end() ? nullptr : &*found;
}

static QString allNames()
{
    QStringList names;
    for (const TestClass &known : classes())
        names << known.name();
    names.sort();
    return names.join(u'\n');
}

static int tellWhatIsKnown(const QString &program, const QString &name)
{
    const QString wrong = name.isEmpty() ? QStringLiteral("No test is named.")
                                         : QStringLiteral("Here is no test %1.").arg(name);
    const QString sentence = QStringLiteral("%1 Call %2 with the name of one of these, and behind "
                                            "it what Qt's tests understand:\n%3\n")
                                 .arg(wrong, program, allNames());
    std::fputs(qPrintable(sentence), stderr);
    return 1;
}

} // namespace intray

int main(int argc, char *argv[])
{
    const QString name = QString::fromLocal8Bit(argc > 1 ? argv[1] : "");
    const intray::TestClass *chosen = intray::classNamed(name);
    if (!chosen)
        return intray::tellWhatIsKnown(QFileInfo(QString::fromLocal8Bit(argv[0])).fileName(), name);
    // Where the application keeps its files goes by its name, and each test has files of its own.
    QCoreApplication::setApplicationName(name);
    return chosen->run(argc - 1, argv + 1);
}
