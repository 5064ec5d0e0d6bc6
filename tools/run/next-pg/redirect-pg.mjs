import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Preloaded into the processes of the tests: `pg` is the one in this folder, whoever imports it.
const folder = process.env['PG_FOLDER']
const parentURL = pathToFileURL(join(folder, 'package.json')).href
registerHooks({
  resolve: (specifier, context, next) => {
    if (!/^pg(?:\/|$)/.test(specifier)) return next(specifier, context)
    // For `require`, Node ignores the parent that a hook names.
    return context.conditions.includes('import')
      ? next(specifier, { ...context, parentURL })
      : next(join(folder, 'node_modules', specifier), context)
  },
})
