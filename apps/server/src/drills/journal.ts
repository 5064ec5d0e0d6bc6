import { setTimeout as sleep } from 'node:timers/promises'
import type { Agent } from 'node:http'
import { NewPublish, UserLike } from '@guangquan/contract'
import * as z from 'zod'
import type { OpenApp } from '../open-app.ts'
import type { Browser } from '../testing/call-as.ts'
import { callRemote, type RemoteResponse } from './remote-call.ts'
import type { RunningNode } from './running-node.ts'

/** What writers need: the program, an observer of its database, and people with a photograph each. */
export interface DrillSetup {
  node: RunningNode
  observer: OpenApp
  members: { browser: Browser; fileId: string }[]
}

/** What the program acknowledged, as its callers saw it. */
export interface Journal {
  posts: string[]
  replies: string[]
  /** `post member` */
  likes: Set<string>
  refused: RemoteResponse[]
  /** When each acknowledged write was answered. */
  times: number[]
}

const Written = z.object({ id: z.string() })

/** Writes without pause until told to stop, and records what was acknowledged. */
export async function write(
  { node, observer, members }: DrillSetup,
  journal: Journal,
  { agent, seed, isOver }: { agent: Agent; seed: number; isOver: () => boolean },
): Promise<void> {
  for (let turn = seed; !isOver(); turn++) {
    const member = members[turn % members.length]
    if (member === undefined) return
    const target = journal.posts[(turn * 7) % Math.max(1, journal.posts.length)]
    const kind = target === undefined ? 0 : turn % 3
    const as = member.browser
    const response = await callRemote(observer, {
      url: node.url,
      as,
      agent,
      ...(kind === 0
        ? {
            method: NewPublish.Publish,
            input: { publishType: 1, text: `photo ${turn}`, pictures: [{ fileId: member.fileId }] },
          }
        : kind === 1
          ? { method: NewPublish.Reply, input: { publishId: target, text: `comment ${turn}` } }
          : { method: UserLike.Like, input: { targetType: 1, targetId: target, on: true } }),
    })
    if (!response.success) {
      journal.refused.push(response)
      await sleep(50)
      continue
    }
    journal.times.push(performance.now())
    if (kind === 2) journal.likes.add(`${target} ${as.userId}`)
    else if (kind === 1) journal.replies.push(Written.parse(response.result).id)
    else journal.posts.push(Written.parse(response.result).id)
  }
}

/** Waits until this many more writes were acknowledged. */
export async function untilWritten(node: RunningNode, journal: Journal, count: number): Promise<void> {
  const goal = journal.times.length + count
  const deadline = performance.now() + 30_000
  while (journal.times.length < goal) {
    if (performance.now() > deadline)
      throw new Error(`writing does not get on: ${summary(journal)}\n${node.output().slice(-2000)}`)
    await sleep(20)
  }
}

function summary({ times, refused }: Journal): string {
  const kinds = refused.map((response) => `${response.status} ${response.errorCode ?? response.cut}`)
  return JSON.stringify({ acknowledged: times.length, refused: kinds.length, kinds: [...new Set(kinds)] })
}

export function newJournal(): Journal {
  return { posts: [], replies: [], likes: new Set(), refused: [], times: [] }
}

export function slowest(responses: RemoteResponse[], share: number): number {
  const times = responses.map((response) => response.milliseconds).toSorted((a, b) => a - b)
  return times[Math.floor(times.length * share)] ?? 0
}
