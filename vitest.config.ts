import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Two processors and a worker more: many files wait, for a clock, a timeout or another process.
    maxWorkers: 3,
    // A larger nursery than a server needs: 7 to 10 % less processor time, because less is copied.
    execArgv: ['--max-semi-space-size=32'],
    // A guard against a test that hangs: on a machine busy with other work the longest ones take minutes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A condition that never comes true still fails its test; the default of a second is too short for a busy machine.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // As below: most of a small file's time is the start of a process for it.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/web/src/**/*.test.{ts,tsx}',
            'apps/admin/src/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'console',
          // Forms and lists of the console, whose tests press their buttons.
          environment: 'happy-dom',
          include: ['apps/admin/src/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          // The program is read once per worker and not once per file: 44 % less processor time. Each file still opens
          // a database and a node of its own; nothing of a test may lie in a module.
          isolate: false,
          // Node reads the program itself, as in production: 9 % less processor time than Vite's module runner, which
          // compiles each module anew and looks up what it imports at each use.
          experimental: { viteModuleRunner: false },
        },
      },
    ],
  },
})
