# The commands of the house; each calls a CMake preset, so CI does what a developer types.
PRESET ?= dev
BUILD = build/$(PRESET)

.PHONY: help packages test-packages fuzz-packages build run test package test-package bench soak fuzz mutants pictures looks format tidy translations \
	windows-packages windows-sdk package-windows test-windows clean
help:
	@echo "make run           build Intray and start it on the embedded database"
	@echo "make test          build and run every test (PRESET=asan or tsan for sanitizers)"
	@echo "make package       build the Debian package, in build/package/packages"
	@echo "make test-package  install that in a bare system, work in it, remove it; and build it twice (root)"
	@echo "make windows-sdk   build what Intray needs for Windows from Debian's sources, once (three quarters of an hour on two cores)"
	@echo "make package-windows  with that: the installer and the portable zip, in build/windows/packages"
	@echo "make test-windows  the tests, and the installer, under Wine"
	@echo "make bench         measure against references; prints a table"
	@echo "make soak          the contract on all lines to a database, and the fault tests for a long time"
	@echo "make fuzz          gives the readers of foreign files what libFuzzer makes up, FUZZ_SECONDS (600) each"
	@echo "make mutants       breaks one rule at a time and shows which test notices"
	@echo "make pictures      take the handbook's pictures anew"
	@echo "make looks         every page in every language, theme and size, for the eyes; the ten most seen on one page"
	@echo "make translations  bring translations/*.ts in line with the sources"
	@echo "make format tidy   clang-format and clang-tidy"

# What building and running needs, and what testing needs on top.
packages:
	@installer/install-packages packages.txt

test-packages:
	@installer/install-packages packages.txt packages-tests.txt

# Whoever only wants to see the program is not asked for what the tests are built with.
run: packages
	@test -f $(BUILD)/build.ninja || cmake --preset $(PRESET) -DINTRAY_TESTS=OFF
	cmake --build --preset $(PRESET) --target intray intrayctl
	$(BUILD)/app/intray $(ARGS)

build: test-packages
	@grep -qs INTRAY_TESTS:BOOL=ON $(BUILD)/CMakeCache.txt && test -f $(BUILD)/build.ninja || \
		cmake --preset $(PRESET) -DINTRAY_TESTS=ON
	cmake --build --preset $(PRESET)

test: build
	ctest --preset $(PRESET)

package: packages
	installer/package build/package

# Builds the package twice, and installs it in a bare Debian (which needs root): about a quarter of an hour.
test-package: test-packages package
	tests/package/hardened build/package/packages/*.deb
	tests/package/bareroot build/package/packages/*.deb build/bareroot
	tests/package/twice build/twice build/package/packages/*.deb

windows-packages:
	@installer/install-packages packages.txt packages-tests.txt packages-windows.txt

# Into INTRAY_WINDOWS_SDK, otherwise ~/.cache/intray-windows-sdk. What is there is not built again.
export INTRAY_WINDOWS_SDK ?= $(HOME)/.cache/intray-windows-sdk
windows-sdk: windows-packages
	installer/windows/sdk/make-sdk

package-windows: windows-packages
	installer/package build/windows windows

# What does not run there is listed with its reason in build/windows/notrun.txt. Linux's intrayctl works beside that of
# Windows on the same file.
test-windows: package-windows
	cmake --preset windows -DINTRAY_TESTS=ON
	cmake --build build/windows
	@test -f $(BUILD)/build.ninja || cmake --preset $(PRESET) -DINTRAY_TESTS=OFF
	cmake --build --preset $(PRESET) --target intrayctl
	ctest --test-dir build/windows -j 2 --output-on-failure
	tests/windows/crowd --seconds 20 "installer/windows/run-under-wine build/windows/intrayctl.exe"
	tests/windows/crowd --seconds 20 "installer/windows/run-under-wine build/windows/intrayctl.exe" $(BUILD)/app/intrayctl
	tests/windows/servers build/windows
	tests/windows/installer build/windows/packages/intray-*.exe build/windows/installed
	tests/windows/signing build/windows build/windows/signed
	PRESET=windows tests/package/twice build/twice-windows build/windows/packages/intray-*.exe build/windows/packages/intray-*.zip

bench: PRESET = release
bench: test-packages
	cmake --preset release -DINTRAY_TESTS=ON
	cmake --build --preset release --target intray intrayctl floorclaims plainclaims storeclaims storelists eventgap askers deskrecords
	tests/bench/run build/release

soak: build
	tests/faults/soak $(BUILD)

fuzz-packages:
	@installer/install-packages packages.txt packages-fuzz.txt

# An hour for the six of them; root runs them as nobody.
fuzz: fuzz-packages
	cmake --preset fuzz
	cmake --build --preset fuzz
	tests/fuzz/run build/fuzz

# Changes the sources while it runs, and puts them back.
mutants: build
	tests/mutants/run $(BUILD)

pictures: build
	docs/pictures/take $(BUILD)

looks: build
	docs/pictures/looks $(BUILD) $(BUILD)/looks

translations: build
	cmake --build --preset $(PRESET) --target update_translations

format:
	git ls-files '*.cpp' '*.h' | xargs clang-format -i

# Also shows that each file includes what it needs, because nothing that the build shares is there.
tidy: build
	tests/house/includes $(BUILD) tests
	git ls-files 'app/*.cpp' 'ui/*.cpp' 'models/*.cpp' | xargs -P 2 -n 4 clang-tidy -p $(BUILD)/plain --quiet

clean:
	rm -rf build
