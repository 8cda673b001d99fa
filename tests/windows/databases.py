# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A PostgreSQL and a MariaDB for the tests of the Windows build: on the loopback, each in a folder of its own, as a user
who is not root, and with certificates by an authority that is made for them."""
import os
import pathlib
import pwd
import signal
import socket
import subprocess
import time

ADMINISTRATOR = "dba"  # as docs/servers.md has it: no superuser
TESTER = "tester"  # may do everything, as suites do who empty a database
SECRET = "a test's own; secret }of windows"
PATIENCE = 60  # seconds for a server to start


class Authority:
    """Signs certificates; who trusts it has its file."""

    def __init__(self, folder, name):
        self.file, self.key = folder / f"{name}.crt", folder / f"{name}.key"
        self.openssl("req", "-x509", *self.new_key(self.key), "-days", "30", "-subj", f"/CN={name}", "-out", self.file)

    @staticmethod
    def openssl(*words):
        subprocess.run(["openssl", *map(str, words)], check=True, capture_output=True)

    @staticmethod
    def new_key(place):
        return "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", place

    def sign(self, host, folder):
        """server.crt and server.key, for this host and no other."""
        request = folder / "server.csr"
        self.openssl("req", *self.new_key(folder / "server.key"), "-subj", f"/CN={host}", "-addext",
                     f"subjectAltName=DNS:{host}", "-out", request)
        self.openssl("x509", "-req", "-in", request, "-CA", self.file, "-CAkey", self.key, "-CAcreateserial", "-days", "30",
                     "-copy_extensions", "copy", "-out", folder / "server.crt")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """A program that lets in the administrator by password over TCP, and its own account over its socket."""

    def __init__(self, folder, authority):
        self.folder, self.authority = folder / self.name, authority
        self.folder.mkdir()
        self.port = free_port()
        self.account = pwd.getpwnam(self.account_for_root) if os.geteuid() == 0 else pwd.getpwuid(os.geteuid())
        authority.sign("localhost", self.folder)
        for place in (self.folder, *self.folder.iterdir()):
            os.chown(place, self.account.pw_uid, self.account.pw_gid)
        self.make_folder()
        self.start()

    def as_account(self):
        """Whoever is not root has no rights to give away."""
        changed = {"user": self.account.pw_uid, "group": self.account.pw_gid, "extra_groups": ()}
        environment = {"PATH": os.environ["PATH"] + ":/usr/sbin", "HOME": str(self.folder), "LC_ALL": "C.UTF-8"}
        return {"cwd": self.folder, "env": environment, **(changed if os.geteuid() == 0 else {})}

    def call(self, *words, text=None):
        done = subprocess.run([*map(str, words)], **self.as_account(), input=text, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"{words[0]}: {done.stdout} {done.stderr}")
        return done.stdout

    def start(self, tls=True):
        log = self.folder / "log"
        with open(log, "wb") as out:
            self.program = subprocess.Popen([*map(str, self.command(tls))], **self.as_account(), stdin=subprocess.DEVNULL,
                                            stdout=out, stderr=out)
        end = time.monotonic() + PATIENCE
        while self.ready not in log.read_text(errors="replace"):
            if self.program.poll() is not None or time.monotonic() > end:
                self.program.kill()
                raise RuntimeError(f"{self.name} does not start: {log.read_text(errors='replace')}")
            time.sleep(0.1)

    def stop(self):
        self.program.send_signal(self.end_at_once)
        self.program.wait()

    def restart(self, tls):
        self.stop()
        self.start(tls)

    def address(self, database, authority=None, host="localhost", option=None, user=ADMINISTRATOR):
        """As the programs for Windows read it: files of this machine are on their drive Z:."""
        if option is None:
            option = f"{self.option_of_authority}={windows_name((authority or self.authority).file)}"
        return f"{self.name}://{user}@{host}:{self.port}/{database}" + (f"?{option}" if option else "")


def windows_name(path):
    return "Z:" + str(path).replace("/", "\\")


class PostgreSql(Server):
    name = "postgresql"
    account_for_root = "postgres"
    ready = "database system is ready to accept connections"
    end_at_once = signal.SIGINT
    option_of_authority = "sslrootcert"
    option_without_tls = "sslmode=disable"

    @property
    def programs(self):
        return sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"))[-1]

    def make_folder(self):
        self.call(self.programs / "initdb", "-D", "data", "-U", "postgres", "-A", "trust", "--auth-host=scram-sha-256",
                  "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")

    def command(self, tls):
        settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": self.folder, "fsync": "off",
                    "max_connections": 200, "ssl": "on" if tls else "off", "ssl_cert_file": self.folder / "server.crt",
                    "ssl_key_file": self.folder / "server.key"}
        return [self.programs / "postgres", "-D", "data", "-p", self.port, *(f"--{k}={v}" for k, v in settings.items())]

    def sql(self, text):
        return self.call("psql", "-XAtq", "-v", "ON_ERROR_STOP=1", "-h", self.folder, "-p", self.port, "-U", "postgres",
                         "-d", "postgres", text=text)

    def make_logins(self):
        quoted = SECRET.replace("'", "''")
        self.sql(f"CREATE ROLE {ADMINISTRATOR} LOGIN CREATEROLE PASSWORD '{quoted}';"
                 f"CREATE ROLE {TESTER} LOGIN SUPERUSER PASSWORD '{quoted}';")

    def drop_database(self, database):
        self.sql(f"DROP DATABASE IF EXISTS {database} WITH (FORCE)")

    def make_database(self, database):
        """Anew, if it is there."""
        self.drop_database(database)
        self.sql(f"CREATE DATABASE {database} OWNER {ADMINISTRATOR}")

    def odbc_settings(self, database, separator, authority=None, host="localhost"):
        settings = {"Servername": host, "Port": self.port, "Database": database, "SSLmode": "verify-full",
                    "Pqopt": f"sslrootcert={(authority or self.authority).file}"}
        return separator.join(f"{name}={value}" for name, value in settings.items())

    def odbc_address(self, database, user=ADMINISTRATOR, **others):
        settings = self.odbc_settings(database, ";", **others)
        return f"odbc:Driver={{PostgreSQL Unicode}};{settings};Uid={user}"


class MariaDb(Server):
    name = "mariadb"
    account_for_root = "mysql"
    ready = "ready for connections"
    end_at_once = signal.SIGTERM
    option_of_authority = "ssl_ca"
    option_without_tls = "tls=off"

    def make_folder(self):
        self.call("mariadb-install-db", "--no-defaults", f"--datadir={self.folder / 'data'}", "--skip-test-db",
                  "--auth-root-authentication-method=socket", f"--auth-root-socket-user={self.account.pw_name}")

    def command(self, tls):
        settings = {"datadir": self.folder / "data", "socket": self.folder / "socket", "pid-file": self.folder / "pid",
                    "tmpdir": self.folder, "port": self.port, "bind-address": "127.0.0.1", "character-set-server": "utf8mb4",
                    "innodb-flush-log-at-trx-commit": 0}
        if tls:
            settings |= {"ssl-cert": self.folder / "server.crt", "ssl-key": self.folder / "server.key"}
        return ["mariadbd", "--no-defaults", *(f"--{name}={value}" for name, value in settings.items())]

    def sql(self, text):
        return self.call("mariadb", "--no-defaults", "-N", f"--socket={self.folder / 'socket'}",
                         f"--user={self.account.pw_name}", text=text)

    def make_logins(self):
        quoted = SECRET.replace("'", "''")
        self.sql(f"CREATE USER {ADMINISTRATOR}@'%' IDENTIFIED BY '{quoted}';"
                 f"GRANT CREATE USER, SET USER ON *.* TO {ADMINISTRATOR}@'%';"
                 f"GRANT SELECT ON mysql.user TO {ADMINISTRATOR}@'%' WITH GRANT OPTION;"
                 f"CREATE USER {TESTER}@'%' IDENTIFIED BY '{quoted}';"
                 f"GRANT ALL ON *.* TO {TESTER}@'%' WITH GRANT OPTION;")

    def drop_database(self, database):
        self.sql(f"SET FOREIGN_KEY_CHECKS = 0; DROP DATABASE IF EXISTS {database};")

    def make_database(self, database):
        """Anew, if it is there."""
        self.drop_database(database)
        self.sql(f"CREATE DATABASE {database} CHARACTER SET utf8mb4;"
                 f"GRANT ALL ON {database}.* TO {ADMINISTRATOR}@'%' WITH GRANT OPTION;")
