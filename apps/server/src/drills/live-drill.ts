import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Message, type LiveMessage } from '@guangquan/contract'
import type { WebSocket } from 'ws'
import * as z from 'zod'
import { socketsPerMember } from '../realtime/live-sockets.ts'
import { newFinding, percentile, type Finding } from './drill.ts'
import type { Scene } from './journal.ts'
import { openLive } from './open-live.ts'
import type { Person } from './people.ts'
import { callRetrying } from './remote-call.ts'
import type { Stage } from './stage.ts'

/** A message every so many milliseconds. */
const paceMs = 50
const openedAtOnce = 20
const settleMs = 2000
const timeoutMs = 10_000
const Heard = z.object({ type: z.string() })
const changed: LiveMessage['type'] = 'notice'

export interface LiveOptions {
  stage: Stage
  /** The senders, then everybody who is connected: at least a member for each five connections. */
  scene: Scene
  /** Live connections, all on one node. */
  connections: number
  /** Messages sent over each node. */
  messages: number
}

/** R4: many live connections on one node; private messages sent over it and over the other one reach their member. */
export async function messageCrowd(options: LiveOptions): Promise<Finding[]> {
  const { stage, scene, connections, messages } = options
  const senders = scene.people.slice(0, 2 * messages)
  const receivers = scene.people.slice(2 * messages)
  const sockets = new Map<Person, WebSocket[]>()
  const places = Array.from({ length: connections }, (_, place) => place)
  const openNext = async () => {
    for (let place = places.shift(); place !== undefined; place = places.shift()) {
      const person = receivers[Math.floor(place / socketsPerMember)]
      if (person === undefined) throw new Error('there are too few people for so many connections')
      const socket = await openLive(stage, person, stage.urlOf(0))
      sockets.set(person, [...(sockets.get(person) ?? []), socket])
    }
  }
  await Promise.all(Array.from({ length: openedAtOnce }, openNext))
  try {
    const crowd = [...sockets]
    const send = (name: string, from: number, wantedMs: number) =>
      deliver(options, {
        name,
        url: stage.urlOf(from),
        senders: senders.splice(0, messages),
        crowd,
        wantedMs,
      })
    return [
      await send(`R4 ${connections} connections, sent over their node`, 0, 50),
      await send(`R4 ${connections} connections, sent over the other node`, 1, 80),
    ]
  } finally {
    for (const socket of [...sockets.values()].flat()) socket.terminate()
  }
}

interface Delivery {
  name: string
  url: string
  senders: readonly Person[]
  crowd: readonly (readonly [Person, readonly WebSocket[]])[]
  /** For 99 of 100 messages. */
  wantedMs: number
}

async function deliver(
  { stage }: LiveOptions,
  { name, url, senders, crowd, wantedMs }: Delivery,
): Promise<Finding> {
  const finding = newFinding(name)
  const times: number[] = []
  const deliveries: Promise<void>[] = []
  const receiverOf = (turn: number) => {
    const found = crowd[Math.floor((turn * crowd.length) / senders.length) % crowd.length]
    if (found === undefined) throw new Error('nobody is connected')
    return found
  }
  const send = async ({ browser: as, address }: Person, turn: number): Promise<void> => {
    const { success, text } = await callRetrying(stage.observer, {
      url,
      as,
      agent: stage.agent,
      address,
      method: Message.Send,
      input: {
        userId: receiverOf(turn)[0].browser.userId,
        clientId: randomUUID(),
        text: `第 ${turn} 张我最喜欢。`,
        requestId: randomUUID(),
      },
    })
    if (!success) finding.failures.push(`a message was refused: ${text}`)
  }
  // A node that has just started compiles what it runs for the first time.
  for (const [turn, sender] of senders.entries()) await send(sender, turn + 1)
  await sleep(settleMs)
  for (const [turn, sender] of senders.entries()) {
    const begin = performance.now()
    deliveries.push(
      Promise.all(receiverOf(turn)[1].map(hear)).then((heard) => {
        if (heard.every(Boolean)) times.push(performance.now() - begin)
      }),
      send(sender, turn),
    )
    await sleep(paceMs)
  }
  await Promise.all(deliveries)
  const [middle, last] = [percentile(times, 0.5), percentile(times, 0.99)]
  finding.counts = { acknowledged: senders.length, lost: senders.length - times.length }
  finding.note = `${times.length} messages reached every browser of their member in ${middle.toFixed(0)} ms (p50), ${last.toFixed(0)} ms (p99)`
  if (last > wantedMs) finding.slow.push(`p99 ${last.toFixed(0)} ms, wanted ${wantedMs} ms`)
  return finding
}

/** Whether a connection hears of a change in time. */
async function hear(socket: WebSocket): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const listen = (data: Buffer) => {
    if (Heard.parse(JSON.parse(data.toString())).type === changed) resolve(true)
  }
  socket.on('message', listen)
  const timer = setTimeout(() => resolve(false), timeoutMs)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    socket.off('message', listen)
  }
}
