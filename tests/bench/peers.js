// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Empty jobs by graphile-worker and pg-boss on the server that PGHOST and its like name; prints jobs per second. A batch
// above 1: so many are fetched and completed together.
// usage: node peers.js fill-graphile N | graphile CONCURRENCY SECONDS BATCH | fill-boss N | boss LOOPS SECONDS BATCH
const { Pool } = require('pg');

const [what, size, seconds, batch] = [process.argv[2], ...process.argv.slice(3).map(Number)];
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
  const pgPool = poolOf(10);
  await runMigrations({ pgPool, logger: silent() });
  await quickAddJob({ pgPool, logger: silent() }, 'nothing', {});
  await pgPool.end();
  await statement(`INSERT INTO graphile_worker._private_jobs (task_id, payload)
    SELECT (SELECT id FROM graphile_worker._private_tasks LIMIT 1), '{}'::json FROM generate_series(1, $1::int)`,
  [jobs]);
  await statement('VACUUM ANALYZE graphile_worker._private_jobs');
  return 0;
}

// Its own words for batches: a queue of jobs within the worker, and completions that wait for others for a moment.
function inBatches(concurrency, jobs) {
  return jobs > 1 ? { worker: { localQueue: { size: Math.max(jobs, concurrency + 1) }, completeJobBatchDelay: 0 } } : {};
}

// graphile-worker wants to know that a connection which breaks takes nobody along.
function poolOf(most) {
  const pool = new Pool({ ...connection, max: most });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function graphile(concurrency, secs, jobs) {
  const { run } = require('graphile-worker');
  let done = 0;
  const pgPool = poolOf(concurrency + 2);
  const runner = await run({ pgPool, concurrency, noHandleSignals: true, logger: silent(), preset: inBatches(concurrency, jobs),
    taskList: { nothing: async () => { done += 1; } } });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = done;
  await new Promise((resolve) => setTimeout(resolve, secs * 1000));
  const rate = (done - before) / secs;
  runner.stop().catch(() => {});
  return rate;
}

async function boss() {
  const { PgBoss } = require('pg-boss');
  const one = new PgBoss({ ...connection, supervise: false, schedule: false, max: 12 });
  one.on('error', () => {});
  await one.start();
  return one;
}

async function fillBoss(jobs) {
  const one = await boss();
  await one.createQueue('nothing');
  const some = 10000;
  for (let made = 0; made < jobs; made += some)
    await one.insert('nothing', Array.from({ length: Math.min(some, jobs - made) }, () => ({})));
  await one.stop({ graceful: false });
  await statement('VACUUM ANALYZE');
  return 0;
}

async function runBoss(loops, secs, jobs) {
  const one = await boss();
  const end = Date.now() + secs * 1000;
  let done = 0;
  await Promise.all(Array.from({ length: loops }, async () => {
    while (Date.now() < end) {
      const fetched = await one.fetch('nothing', { batchSize: jobs });
      await one.complete('nothing', fetched.map((job) => job.id));
      done += Date.now() < end ? fetched.length : 0;
    }
  }));
  return done / secs;
}

const ways = { 'fill-graphile': fillGraphile, graphile, 'fill-boss': fillBoss, boss: runBoss };
ways[what](size, seconds, batch || 1).then((rate) => {
  console.log(rate);
  process.exit(0);
}, (error) => {
  console.error(error);
  process.exit(1);
});
