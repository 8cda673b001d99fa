# The commands of the house; each calls a CMake preset, so CI does what a developer types.
PRESET ?= dev
BUILD = build/$(PRESET)

.PHONY: help packages build run test package bench soak pictures format tidy translations clean
help:
	@echo "make run           build Intray and start it on the embedded database"
	@echo "make test          build and run every test (PRESET=asan or tsan for sanitizers)"
	@echo "make package       build the Debian package, in build/package/packages"
	@echo "make bench         measure against references; prints a table"
	@echo "make soak          the fault tests, for a long time"
	@echo "make pictures      take the handbook's pictures anew"
	@echo "make translations  bring translations/*.ts in line with the sources"
	@echo "make format tidy   clang-format and clang-tidy"

packages:
	@installer/install-packages

$(BUILD)/build.ninja: CMakeLists.txt CMakePresets.json | packages
	cmake --preset $(PRESET)

build: packages $(BUILD)/build.ninja
	cmake --build --preset $(PRESET)

run: packages $(BUILD)/build.ninja
	cmake --build --preset $(PRESET) --target intray intrayctl
	$(BUILD)/app/intray $(ARGS)

test: build
	ctest --preset $(PRESET)

package: packages
	installer/package build/package

bench: PRESET = release
bench: packages
	cmake --preset release
	cmake --build --preset release --target intrayctl plainclaims storeclaims storelists eventgap
	tests/bench/run build/release

soak: build
	tests/faults/soak $(BUILD)

pictures: build
	docs/pictures/take $(BUILD)

translations: build
	cmake --build --preset $(PRESET) --target update_translations

format:
	git ls-files '*.cpp' '*.h' | xargs clang-format -i

tidy: build
	git ls-files 'app/*.cpp' 'ui/*.cpp' 'models/*.cpp' | xargs -P 2 -n 4 clang-tidy -p $(BUILD) --quiet

clean:
	rm -rf build
