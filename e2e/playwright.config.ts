import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import * as z from 'zod'
import { ensureBrowser } from './browser/ensure-browser.ts'
import { freePort } from './support/free-port.ts'
import { onceMoreAlone } from './support/once-more-alone.ts'

const Run = z.object({
  port: z.number(),
  /** Of the program that changes members. */
  changesPort: z.number(),
  dataDir: z.string(),
  browser: z.object({ path: z.string(), env: z.record(z.string(), z.string()), args: z.array(z.string()) }),
})

// Workers evaluate this file again: they must use the port and the browser that the first evaluation chose.
const known = process.env['GUANGQUAN_E2E']
const run = known === undefined ? await prepare() : Run.parse(JSON.parse(known))
process.env['GUANGQUAN_E2E'] = JSON.stringify(run)

/**
 * The spec files whose tests keep a worker busy longest: each would be the end of a run that begins it late, and while
 * one of them has its videos made, the frames of another file's video wait.
 */
const long = /\/(?:article-attacks|browse|register|setting|video)\.spec\.ts$/
const screens = /\/screens\.spec\.ts$/

const baseURL = `http://127.0.0.1:${run.port}`

export default defineConfig({
  testDir: '.',
  fullyParallel: false,
  workers: 3,
  ...onceMoreAlone,
  // A guard against a test that hangs: on a machine busy with other work the longest ones take minutes.
  timeout: 900_000,
  // Nobody waits for it but a test that fails: on a machine busy with other work everything takes several times as long.
  expect: { timeout: 60_000 },
  forbidOnly: true,
  use: {
    baseURL,
    // What takes longer than this will not happen: the test's own timeout is for many steps.
    actionTimeout: 60_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // No larger desktop: drawing without a graphics card is a tenth of the run. Screens are checked up to 1440.
    viewport: { width: 1152, height: 720 },
    // Moving pictures are drawn by the processor: a tenth of the run. Tests of motion choose otherwise.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test would take a fifth of the run; `--trace on` for one that fails.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: run.browser.path,
      // Tests leave a page too soon for its scripts to gain from the optimising compiler: a tenth of the run.
      args: [...run.browser.args, '--js-flags=--no-opt'],
      // Without a locale a browser cannot write Chinese file names.
      env: { ...definedEnvironment(), LC_ALL: 'C.UTF-8', ...run.browser.env },
    },
  },
  projects: [
    // It makes what the tests share and is no test itself.
    { name: 'people', testMatch: /people\.setup\.ts/, retries: 0 },
    // In this order, so that no worker still runs a long file when the others have ended: the long ones first, and
    // last the many short tests of the screens.
    { name: 'long', testMatch: long, dependencies: ['people'] },
    { name: 'site', testMatch: /\.spec\.ts$/, testIgnore: [long, screens], dependencies: ['people'] },
    { name: 'screens', testMatch: screens, dependencies: ['people'] },
  ],
  webServer: {
    command: `exec '${process.execPath}' tools/dev/with-providers.ts`,
    cwd: '..',
    // The last thing to listen.
    port: run.changesPort,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
    env: {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(run.port),
      BASE_URL: baseURL,
      DATA_DIR: run.dataDir,
      MEMBER_CHANGES_PORT: String(run.changesPort),
      DEMO: 'light',
      // All tests come from one IP address; the limits have tests of their own.
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      // AVIF copies of all demonstration photographs would keep both processors busy; jobs have tests of their own.
      WORKER: 'media.videoFrames,media.video,kernel.countFigures',
    },
  },
})

async function prepare(): Promise<z.infer<typeof Run>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'guangquan-e2e-'))
  chmodSync(dataDir, 0o755)
  return { port: await freePort(), changesPort: await freePort(), dataDir, browser: await ensureBrowser() }
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])),
  )
}
