import { totalmem } from 'node:os'

/** Server settings, passed as `-c name=value`; the port is added at the start. */
export type Settings = Record<string, string>

const mebibyte = 1024 * 1024

/** Settings for a single site on one machine, sized by its memory. */
export function serverSettings(overrides: Settings = {}): Settings {
  const memory = totalmem() / mebibyte
  const sharedBuffers = Math.round(Math.min(512, Math.max(64, memory / 16)))
  return {
    listen_addresses: '127.0.0.1',
    // The cluster's own folder, which only its account and root can enter. A statement by socket takes two thirds of
    // the processor time of one by loopback.
    unix_socket_directories: '.',
    max_connections: '100',
    shared_buffers: `${sharedBuffers}MB`,
    effective_cache_size: `${Math.round(Math.max(256, memory / 2))}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    // Never off in production: a killed database would lose acknowledged writes.
    synchronous_commit: 'on',
    // JIT pays off for analytical queries only, and costs up to 100 ms here.
    jit: 'off',
    random_page_cost: '1.1',
    wal_compression: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    // The detail of an error contains row values.
    log_error_verbosity: 'terse',
    ...overrides,
  }
}

/** The settings as arguments of `postgres`. */
export function settingArguments(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
