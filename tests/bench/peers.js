// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Empty jobs by graphile-worker and pg-boss on the server that PGHOST and its like name; prints jobs per second.
// usage: node peers.js fill-graphile N | graphile CONCURRENCY SECONDS | fill-boss N | boss LOOPS SECONDS
const { Pool } = require('pg');

const [what, size, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const connection = { host: process.env.PGHOST, port: Number(process.env.PGPORT), user: process.env.PGUSER,
  database: process.env.PGDATABASE };

async function statement(text, values) {
  const pool = new Pool({ ...connection, max: 1 });
  try {
    return await pool.query(text, values);
  } finally {
    await pool.end();
  }
}

function silent() {
  const { Logger } = require('graphile-worker');
  return new Logger(() => () => {});
}

async function fillGraphile(jobs) {
  const { runMigrations, quickAddJob } = require('graphile-worker');
  const pgPool = new Pool(connection);
  pgPool.on('error', () => {});
  await runMigrations({ pgPool, logger: silent() });
  await quickAddJob({ pgPool, logger: silent() }, 'nothing', {});
  await pgPool.end();
  await statement(`INSERT INTO graphile_worker._private_jobs (task_id, payload)
    SELECT (SELECT id FROM graphile_worker._private_tasks LIMIT 1), '{}'::json FROM generate_series(1, $1::int)`,
  [jobs]);
  await statement('VACUUM ANALYZE graphile_worker._private_jobs');
  return 0;
}

async function graphile(concurrency, secs) {
  const { run } = require('graphile-worker');
  let done = 0;
  const pgPool = new Pool({ ...connection, max: concurrency + 2 });
  pgPool.on('error', () => {});
  const runner = await run({ pgPool, concurrency, noHandleSignals: true, logger: silent(),
    taskList: { nothing: async () => { done += 1; } } });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = done;
  await new Promise((resolve) => setTimeout(resolve, secs * 1000));
  const rate = (done - before) / secs;
  runner.stop().catch(() => {});
  return rate;
}

async function boss() {
  const PgBoss = require('pg-boss');
  const one = new PgBoss({ ...connection, supervise: false, schedule: false, max: 12 });
  one.on('error', () => {});
  await one.start();
  return one;
}

async function fillBoss(jobs) {
  const one = await boss();
  await one.createQueue('nothing');
  await one.stop({ graceful: false });
  await statement("INSERT INTO pgboss.job (name) SELECT 'nothing' FROM generate_series(1, $1::int)", [jobs]);
  await statement('VACUUM ANALYZE pgboss.job');
  return 0;
}

async function runBoss(loops, secs) {
  const one = await boss();
  const end = Date.now() + secs * 1000;
  let done = 0;
  await Promise.all(Array.from({ length: loops }, async () => {
    while (Date.now() < end) {
      const jobs = await one.fetch('nothing');
      await one.complete('nothing', jobs.map((job) => job.id));
      done += Date.now() < end ? jobs.length : 0;
    }
  }));
  return done / secs;
}

const ways = { 'fill-graphile': fillGraphile, graphile, 'fill-boss': fillBoss, boss: runBoss };
ways[what](size, seconds).then((rate) => {
  console.log(rate);
  process.exit(0);
}, (error) => {
  console.error(error);
  process.exit(1);
});
