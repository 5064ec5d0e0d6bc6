import { startSocial } from '../../apps/server/src/testing/providers/start-social.ts'

// Runs the server with simulated providers, for the browser tests.
const site = process.env['BASE_URL']
if (site === undefined) throw new Error('BASE_URL: where the houses send people back to')
const providers = await startSocial({ site })
Object.assign(process.env, providers.env)
await import('../../apps/server/src/main.ts')
