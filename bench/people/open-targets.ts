import { randomUUID } from 'node:crypto'
import { NewPublish, Picture, publishTypes, UserAddress, UserLike } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { call, type Members } from './call.ts'

/** Targets of the write cases that the filled site lacks or has too few of. */
export interface OpenTargets {
  /** A draft of each person, in their order. */
  draftIds: string[]
  /** Comments, each by one of the people. */
  replyIds: string[]
  /** Votes that last longer than the benchmark and may be changed. */
  votes: { publishId: string; optionIds: string[] }[]
  /** A post of each person who has a photograph, with a comment by another person. */
  posts: OwnPost[]
  /** Of each person, in their order. */
  belongings: Belongings[]
}

export interface OwnPost {
  person: number
  id: string
  fileId: string
  pictureId: string
  replyId: string
}

/** Things that a person changes repeatedly or deletes. */
export interface Belongings {
  albumId: string
  folderId: string
  addressIds: string[]
  toDelete: { albumId: string; folderId: string; addressId: string; draftId: string; replyId: string }[]
}

const comments = 48
const votes = 8
const hours = 24
const deletions = 2

/** Writes drafts, comments and more through the site's own calls. */
export async function openTargets(
  members: Members,
  {
    postIds,
    pictures,
  }: { postIds: readonly string[]; pictures: readonly { person: number; fileId: string }[] },
): Promise<OpenTargets> {
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
  const posts: OwnPost[] = []
  const belongings: Belongings[] = []
  for (let person = 0; person < count; person++) {
    // Filled posts share photographs of others, which only their owners may publish.
    for (const file of pictures.filter((one) => one.person === person)) {
      const post = await publishPhoto(members, file).catch(() => null)
      if (post !== null) posts.push(post)
      if (post !== null) break
    }
    belongings.push(await makeBelongings(members, person, postIds))
  }
  return { draftIds, replyIds, votes: opened, posts, belongings }
}

async function publishPhoto(
  members: Members,
  { person, fileId }: { person: number; fileId: string },
): Promise<OwnPost> {
  const post = {
    publishType: publishTypes.photo,
    text: '雨停以后',
    pictures: [{ fileId }],
    requestId: randomUUID(),
  }
  const { id } = (await call(members, person, NewPublish.Publish, post)).result
  const { pictures } = (await call(members, person, NewPublish.Detail, { id })).result
  const reply = { publishId: id, text: '云开得正好。', requestId: randomUUID() }
  const other = (person + 1) % members.people.length
  const replyId = (await call(members, other, NewPublish.Reply, reply)).result.id
  return { person, id, fileId, pictureId: pictures[0]?.id ?? '', replyId }
}

async function makeBelongings(
  members: Members,
  person: number,
  postIds: readonly string[],
): Promise<Belongings> {
  const album = async (name: string) => (await call(members, person, Picture.SaveAlbum, { name })).result.id
  const folder = async (name: string) =>
    (await call(members, person, UserLike.SaveFolder, { name })).result.id
  const newAddress = async () => (await call(members, person, UserAddress.Create, address)).result.id
  const reply = async (publishId: string) =>
    (await call(members, person, NewPublish.Reply, { publishId, text: '还会再来。' })).result.id
  const toDelete: Belongings['toDelete'] = []
  for (let turn = 0; turn < deletions; turn++) {
    toDelete.push({
      albumId: await album(`清晨 ${turn}`),
      folderId: await folder(`清晨 ${turn}`),
      addressId: await newAddress(),
      draftId: await saveDraft(members, person),
      replyId: await reply(postIds[(person * deletions + turn) % postIds.length] ?? ''),
    })
  }
  return {
    albumId: await album('山里'),
    folderId: await folder('山里'),
    addressIds: [await newAddress(), await newAddress()],
    toDelete,
  }
}

/** A delivery address. */
export const address = {
  receiver: '收件人',
  phone: '13800138000',
  areaCodes: ['310000', '310100', '310101'],
  detail: '大学路一百号',
}

async function saveDraft(members: Members, person: number): Promise<string> {
  const input = { publishType: 1, text: '还没写完。', requestId: randomUUID() } as const
  return (await call(members, person, NewPublish.SaveDraft, input)).result.id
}

async function openVote(members: Members, person: number): Promise<OpenTargets['votes'][number]> {
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
