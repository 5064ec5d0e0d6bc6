import { createServer } from 'node:http'
import { startSocial } from '../apps/server/src/delivery/simulators/start-social.ts'
import { freePort } from '../e2e/support/free-port.ts'
import { buildSite } from './build.ts'
import { startBackend } from './dev/backend.ts'
import { startFront } from './dev/front.ts'
import { stopChildren, stopOnSignal } from './run/children.ts'

const host = process.env['HOST'] ?? '127.0.0.1'
const port = Number(process.env['PORT'] ?? 3000)

// One address for everything, as in production: vite serves the sources, the server the rest.
stopOnSignal(stopChildren)
// The server renders its pages from a built site; their scripts are replaced by the sources.
await buildSite()
const backendPort = await freePort()
const http = createServer()
const front = await startFront(`http://127.0.0.1:${backendPort}`, http)
http.on('request', front.handle)
http.listen(port, host, () => console.log(`\nDevelopment: http://${host}:${port} (reloads by itself)\n`))
const baseUrl = `http://${host}:${port}`
const providers = await startSocial({ site: baseUrl })
startBackend({ port: backendPort, baseUrl, env: simulated(providers.env), onRestarted: front.reload })

// A provider whose real key is in the environment is not simulated, so that no key is sent to a simulator.
function simulated(env: Record<string, string>): Record<string, string> {
  const providerOf = (name: string) => name.split('_')[0]
  const real = new Set(
    Object.keys(process.env)
      .filter((name) => name in env)
      .map(providerOf),
  )
  return Object.fromEntries(Object.entries(env).filter(([name]) => !real.has(providerOf(name))))
}
