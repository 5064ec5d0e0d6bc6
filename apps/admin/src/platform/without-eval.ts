// Otherwise zod probes for `eval`, which the console's policy blocks and reports. Imported first; whichever module is
// evaluated first, zod reads this object.
const given: unknown = Reflect.get(globalThis, '__zod_globalConfig')
Reflect.set(
  globalThis,
  '__zod_globalConfig',
  Object.assign(typeof given === 'object' && given !== null ? given : {}, { jitless: true }),
)
