# SPDX-License-Identifier: GPL-3.0-or-later
# Headers of Qt and the standard library, compiled once for all targets: half of the time of a build.
# Headers of our own are not among them, and every file still includes what it needs: "make tidy" compiles it alone.
set(headers_of_models
    <algorithm> <array> <atomic> <chrono> <cmath> <functional> <map> <memory> <mutex> <optional> <string> <thread>
    <utility> <variant> <vector>
    <QAbstractTableModel> <QByteArray> <QCoreApplication> <QDateTime> <QDir> <QElapsedTimer> <QFile> <QFileInfo>
    <QFuture> <QFutureWatcher> <QHash> <QJsonArray> <QJsonDocument> <QJsonObject> <QList> <QLocale> <QMap> <QObject>
    <QPointer> <QProcess> <QPromise> <QRandomGenerator> <QRegularExpression> <QSaveFile> <QSet> <QStandardPaths>
    <QString> <QStringList> <QTemporaryDir> <QThread> <QTimer> <QUrl> <QUuid> <QVariant>
    <tl/expected.hpp>)
set(headers_of_windows
    <QAction> <QApplication> <QBoxLayout> <QCheckBox> <QClipboard> <QComboBox> <QDialog> <QDialogButtonBox> <QFileDialog>
    <QFormLayout> <QGridLayout> <QGuiApplication> <QHeaderView> <QKeyEvent> <QLabel> <QLineEdit> <QListWidget>
    <QMainWindow> <QMenu> <QMessageBox> <QPainter> <QPlainTextEdit> <QProgressBar> <QPushButton> <QRadioButton>
    <QScrollArea> <QSpinBox> <QStackedWidget> <QTabWidget> <QTableView> <QTreeWidget> <QWidget>)
set(headers_of_tests <QSignalSpy> <QTest>)

# Qt's test library tells each test its folders, as macros; with these no header compiled for all could be used.
function(intray_forget_folders target)
    target_compile_options(${target} PRIVATE -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR)
endfunction()

# intray_add_headers(Models LINKS Qt6::Core HEADERS <QString>): compiled by a target of their own. The others' macros must
# include its macros, so it links no more than they do.
function(intray_add_headers name)
    cmake_parse_arguments(ARG "" "" "LINKS;HEADERS" ${ARGN})
    string(TOLOWER intray_headers_${name} target)
    file(CONFIGURE OUTPUT ${name}.cpp CONTENT "// Nothing but the headers.\n")
    add_library(${target} OBJECT ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
    set_target_properties(${target} PROPERTIES AUTOMOC OFF AUTOUIC OFF AUTORCC OFF POSITION_INDEPENDENT_CODE ON)
    target_link_libraries(${target} PRIVATE ${ARG_LINKS} intray_strict)
    target_include_directories(${target} SYSTEM PRIVATE ${EXPECTED_INCLUDE_DIR})
    target_precompile_headers(${target} PRIVATE ${ARG_HEADERS})
    intray_forget_folders(${target})
endfunction()

# All libraries that a target links, also those of its libraries.
function(intray_find_links target found)
    set(reached ${${found}})
    foreach(property LINK_LIBRARIES INTERFACE_LINK_LIBRARIES)
        get_target_property(direct ${target} ${property})
        foreach(link ${direct})
            if(TARGET ${link} AND NOT link IN_LIST reached)
                list(APPEND reached ${link})
                intray_find_links(${link} reached)
            endif()
        endforeach()
    endforeach()
    set(${found} ${reached} PARENT_SCOPE)
endfunction()

# Gives each program and library of a folder, and of the folders below, the headers that fit what it links.
function(intray_use_headers folder)
    get_property(folders DIRECTORY ${folder} PROPERTY SUBDIRECTORIES)
    foreach(below ${folders})
        intray_use_headers(${below})
    endforeach()
    get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
    foreach(target ${targets})
        set(links)
        intray_find_links(${target} links)
        if(NOT "intray_strict" IN_LIST links OR NOT "Qt6::Core" IN_LIST links OR target MATCHES "^intray_headers_")
            continue()
        endif()
        set(headers models)
        if("Qt6::Widgets" IN_LIST links)
            set(headers windows)
        endif()
        if("Qt6::Test" IN_LIST links)
            if("Qt6::Gui" IN_LIST links AND NOT "Qt6::Widgets" IN_LIST links)
                continue() # Qt's test library would read more for these few than any set has
            endif()
            string(APPEND headers _tests)
            intray_forget_folders(${target})
            if("Qt6::Network" IN_LIST links) # for which Qt's test library would read more than the others
                target_compile_options(${target} PRIVATE -UQT_NETWORK_LIB)
            endif()
        endif()
        target_precompile_headers(${target} REUSE_FROM intray_headers_${headers})
        if(folder MATCHES "^${CMAKE_SOURCE_DIR}/tests")
            # What tests share may have an empty file of AUTOMOC. To read the headers for that would take longer than
            # all else that is done with it.
            get_target_property(built ${target} BINARY_DIR)
            set_source_files_properties(${built}/${target}_autogen/mocs_compilation.cpp
                TARGET_DIRECTORY ${target} PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
        endif()
    endforeach()
endfunction()

intray_add_headers(models LINKS Qt6::Core HEADERS ${headers_of_models})
intray_add_headers(windows LINKS Qt6::Widgets HEADERS ${headers_of_models} ${headers_of_windows})
if(INTRAY_TESTS)
    intray_add_headers(models_tests LINKS Qt6::Test HEADERS ${headers_of_models} ${headers_of_tests})
    intray_add_headers(windows_tests LINKS Qt6::Test Qt6::Widgets
        HEADERS ${headers_of_models} ${headers_of_windows} ${headers_of_tests})
endif()
