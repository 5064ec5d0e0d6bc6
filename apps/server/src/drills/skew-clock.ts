/**
 * Loaded before the program with `--import=…/skew-clock.ts?ms=60000`: its clock is ahead by so many milliseconds, or
 * behind. Timers are not affected, as with a machine whose time of day is wrong.
 */
const ms = Number(new URL(import.meta.url).searchParams.get('ms'))

globalThis.Date = new Proxy(Date, {
  construct: (target, given: unknown[], newTarget) =>
    Object(Reflect.construct(target, given.length === 0 ? [target.now() + ms] : given, newTarget)),
  get: (target, key): unknown => (key === 'now' ? () => target.now() + ms : Reflect.get(target, key)),
})
