import { messageKinds } from '@guangquan/contract'
import { foldSearch } from '@guangquan/rules/words/search-fold'
import type { Tx } from '../../../db/client.ts'
import { demoId } from '../../../demo/demo-id.ts'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { demoPerson } from '../../../demo/people.ts'
import { makeRandom } from '../../../demo/random.ts'
import { changeSide, lockConversationWith } from '../conversation.store.ts'
import { insertMessage } from '../message.store.ts'
import { demoConversations, demoStrangers, type DemoConversation } from './demo-messages.ts'

const minuteMs = 60_000

export const messageDemo: DemoPart = {
  addRows: async ({ plan }, tx) => {
    const random = makeRandom('message')
    const idAt = (at: Date) => demoId(random, at)
    for (const one of demoConversations) await addConversation(tx, one, { now: plan.now, idAt })
  },
}

interface Clock {
  now: Date
  idAt: (at: Date) => string
}

async function addConversation(
  tx: Tx,
  { strangers = false, lines }: DemoConversation,
  { now, idAt }: Clock,
): Promise<void> {
  const [first] = lines
  if (first === undefined) return
  const begin = first[0]
  const other = lines.find(([speaker]) => speaker !== begin)?.[0] ?? demoStrangers[begin] ?? ''
  const timeOf = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * minuteMs)
  const pair = { memberId: demoPerson(begin).id, peerId: demoPerson(other).id, at: timeOf(first[1]) }
  for (const [speaker, minutesAgo, text] of lines) {
    const at = timeOf(minutesAgo)
    const { conversation, own, other: peer } = await lockConversationWith(tx, pair)
    const senderId = demoPerson(speaker).id
    const { seq } = await insertMessage(tx, {
      id: idAt(at),
      conversation,
      isFirstOfStranger: strangers,
      senderId,
      clientId: idAt(at),
      kind: messageKinds.text,
      text,
      folded: foldSearch(text).text,
      textHash: null,
      fileIds: [],
      card: null,
      at,
    })
    const [writer, reader] = own.member_id === senderId ? [own, peer] : [peer, own]
    const newest = { last_seq: seq, last_at: at }
    await changeSide(tx, writer, { ...newest, read_seq: seq, has_written: true, is_stranger: false })
    await changeSide(tx, reader, { ...newest, is_stranger: strangers && !reader.has_written })
  }
}
