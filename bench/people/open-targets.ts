import { randomUUID } from 'node:crypto'
import { NewPublish } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { call, type Caller } from './call.ts'

/** What writes of the cases change, which the filled site does not have or not enough of. */
export interface OpenTargets {
  /** A draft of each person, in their order. */
  draftIds: string[]
  /** Comments, each by one of the people. */
  replyIds: string[]
  /** Votes that last longer than the benchmark and may be changed. */
  votes: { publishId: string; optionIds: string[] }[]
}

const comments = 48
const votes = 8
const hours = 24

/** Writes drafts, comments and votes through the site's own calls. @param postIds posts to comment on */
export async function openTargets(members: Caller, postIds: readonly string[]): Promise<OpenTargets> {
  const count = members.people.length
  const draftIds: string[] = []
  for (let person = 0; person < count; person++) draftIds.push(await saveDraft(members, person))
  const replyIds: string[] = []
  for (const [index, publishId] of postIds.slice(0, comments).entries()) {
    const input = { publishId, text: '这束光等了多久？', requestId: randomUUID() }
    replyIds.push((await call(members, index % count, NewPublish.Reply, input)).result.id)
  }
  const opened: OpenTargets['votes'] = []
  for (let vote = 0; vote < votes; vote++) opened.push(await openVote(members, vote % count))
  return { draftIds, replyIds, votes: opened }
}

async function saveDraft(members: Caller, person: number): Promise<string> {
  const input = { publishType: 1, text: '还没写完。', requestId: randomUUID() } as const
  return (await call(members, person, NewPublish.SaveDraft, input)).result.id
}

async function openVote(members: Caller, person: number): Promise<OpenTargets['votes'][number]> {
  const options = ['日出之前', '日落之后', '整个夜里'].map((text) => ({ text }))
  const endTime = timeTextOf(new Date(Date.now() + hours * 3600_000))
  const input = {
    publishType: 4,
    title: '风光拍摄，你最常选哪一段时间',
    vote: { options, endTime },
    requestId: randomUUID(),
  } as const
  const { id: publishId } = (await call(members, person, NewPublish.Publish, input)).result
  const { result } = await call(members, person, NewPublish.GetVote, { publishId })
  return { publishId, optionIds: result.options.map(({ id }) => id) }
}
