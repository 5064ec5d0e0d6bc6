import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startSocial } from '../../apps/server/src/delivery/simulators/start-social.ts'
import { builtProgram } from '../build.ts'

// Runs the server with simulated providers, and beside it the program that changes members, for the browser tests.
const site = process.env['BASE_URL']
if (site === undefined) throw new Error('BASE_URL: the site that providers redirect to')
const providers = await startSocial({ site })
Object.assign(process.env, providers.env)
await import(builtProgram)
const changes = new URL(
  '../../apps/server/src/domains/account/testing/member-changes-server.ts',
  import.meta.url,
)
// It ends with this program: their channel closes.
const port = process.env['MEMBER_CHANGES_PORT'] ?? '0'
await once(fork(fileURLToPath(changes), [port]).on('error', console.error), 'message')
