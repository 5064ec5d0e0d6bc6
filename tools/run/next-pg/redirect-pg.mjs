import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Preloaded into the processes of the tests: `pg` is the one in this folder, whoever imports it.
const from = pathToFileURL(join(process.env['PG_FOLDER'], 'package.json')).href
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, /^pg(?:\/|$)/.test(specifier) ? { ...context, parentURL: from } : context),
})
