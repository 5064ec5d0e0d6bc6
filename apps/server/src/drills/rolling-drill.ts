import { spawn } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FileUpload, NewPublish, UserLike, useTypes } from '@guangquan/contract'
import * as z from 'zod'
import { signedHeaders } from '../testing/call-as.ts'
import { buildPicture } from '../testing/uploads.ts'
import { buildPost } from '../testing/posts.ts'
import { newFinding, percentile, type Finding } from './drill.ts'
import type { Scene } from './journal.ts'
import type { Person } from './people.ts'
import { callRemote, type RemoteCall } from './remote-call.ts'
import { sendRaw } from './send-raw.ts'
import type { Stage } from './stage.ts'

const pauseMs = 30
const betweenMs = 5000

export interface RollingOptions {
  stage: Stage
  scene: Scene
  /** Path of nginx. */
  nginx: string
  /** Path of `deploy/nginx.conf`. */
  config: string
  /** At least so many requests are sent meanwhile. */
  requests: number
}

/** R10: both nodes are restarted, one 5 s after the other, behind nginx with the documented file: nobody notices. */
export async function restartInTurn(options: RollingOptions): Promise<Finding> {
  const { stage, scene, requests } = options
  const finding = newFinding('R10 rolling restart behind nginx')
  const proxy = await startNginx(options)
  try {
    const posts = await Promise.all(
      scene.people.slice(0, 10).map(({ browser }) => buildPost(stage.observer, browser)),
    )
    const outcomes: Outcome[] = []
    let isOver = false
    const act = async (place: number) => {
      for (let turn = place; !isOver || outcomes.length < requests; turn += 6) {
        const person = scene.people[turn % scene.people.length]
        const post = posts[turn % posts.length]
        if (person === undefined || post === undefined) return
        outcomes.push(...(await visit(options, { url: proxy.url, person, post, turn })))
        await sleep(pauseMs)
      }
    }
    const acting = Promise.all(Array.from({ length: 6 }, (_, place) => act(place)))
    for (const [index, node] of stage.nodes.entries()) {
      await sleep(betweenMs)
      node.signal('SIGTERM')
      await node.exited
      await stage.restart(index)
    }
    await sleep(betweenMs)
    isOver = true
    await acting
    const failed = outcomes.filter(({ failure }) => failure !== null)
    finding.counts = { acknowledged: outcomes.length - failed.length, broken: failed.length }
    const slowest = percentile(
      outcomes.map(({ milliseconds }) => milliseconds),
      1 - 1e-9,
    )
    finding.note = `${failed.length} of ${outcomes.length} failed, ${Math.round(slowest)} ms at most`
    finding.failures.push(...failed.slice(0, 5).map(({ failure }) => failure ?? ''))
  } finally {
    await proxy.stop()
  }
  return finding
}

interface Outcome {
  /** Null when the request was served. */
  failure: string | null
  milliseconds: number
}

interface Received {
  status: number
  text: string
  milliseconds: number
}

const outcomeOf = (isServed: boolean, { status, text, milliseconds }: Received): Outcome => ({
  failure: isServed ? null : `${status} ${text.slice(0, 200)}`,
  milliseconds,
})

interface Visit {
  url: string
  person: Person
  post: string
  turn: number
}

/** One of a read, a like and an upload. */
async function visit(
  { stage, scene }: RollingOptions,
  { url, person: { browser: as, address }, post, turn }: Visit,
): Promise<Outcome[]> {
  const call = { url, as, address, agent: scene.agent }
  const { observer } = stage
  if (turn % 10 === 0) return upload(stage, { url, as, address })
  const send = async (one: Pick<RemoteCall, 'method' | 'input'>): Promise<Outcome[]> => {
    const response = await callRemote(observer, { ...call, ...one })
    return [outcomeOf(response.success, response)]
  }
  if (turn % 2 === 0) return send({ method: NewPublish.Detail, input: { id: post } })
  const input = { targetType: 1, targetId: post, on: turn % 4 === 1, requestId: randomUUID() }
  return send({ method: UserLike.Like, input })
}

const Begun = z.object({ uploadId: z.string() })

async function upload(
  { observer }: Stage,
  { url, as, address }: { url: string; as: Person['browser']; address: string },
): Promise<Outcome[]> {
  const body = await buildPicture()
  const begun = await callRemote(observer, {
    url,
    as,
    address,
    method: FileUpload.Begin,
    input: {
      fileName: 'a.jpg',
      size: body.length,
      sha256: createHash('sha256').update(body).digest('hex'),
      useType: useTypes.photo,
    },
  })
  if (!begun.success) return [outcomeOf(false, begun)]
  const { uploadId } = Begun.parse(begun.result)
  const path = `/api/FileFront/PutPiece/${uploadId}/0`
  const headers = signedHeaders(observer, as, 'PUT', path, body)
  const piece = await sendRaw({
    url,
    path,
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/octet-stream', 'x-forwarded-for': address },
    body,
  })
  return [outcomeOf(true, begun), outcomeOf(piece.status === 200, piece)]
}

/** Starts nginx with the documented file, whose names and addresses are those of the stage. */
async function startNginx({ stage, nginx, config }: RollingOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'guangquan-nginx-'))
  chmodSync(folder, 0o777)
  const port = 20_000 + (randomBytes(2).readUInt16BE() % 20_000)
  const hosts = stage.nodes.map(({ url }) => new URL(url).host)
  const site = readFileSync(config, 'utf8')
    // The redirect to TLS has a server of its own; here the site itself is reached without.
    .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, '')
    .replaceAll(/^ {2}(?:listen \[::\]:443|ssl_).*\n/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('10.0.0.11:3000', hosts[0] ?? '')
    .replace('10.0.0.12:3000', hosts[1] ?? '')
    .replace('/var/cache/nginx/guangquan', join(folder, 'cache'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')};
events { worker_connections 1024; }
http {
access_log off;
${temporary.join('\n')}
${site}
}
`,
  )
  const child = spawn(nginx, ['-p', folder, '-c', file], { stdio: 'inherit' })
  await sleep(1000)
  if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`)
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
