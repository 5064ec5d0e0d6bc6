import {
  articleLimits,
  maxAddresses,
  maxAlbums,
  maxCritiques,
  maxDrafts,
  adjustableCounts,
  maxFollowedTags,
  maxPicturesPerAlbumChange,
  maxPicturesPerPost,
  NewPublish,
  Picture,
  Tag,
  maxAlbumTitle,
  maxCommentText,
  maxFolderTitle,
  maxIntroduction,
  maxTagText,
  pictureLimits,
  postLimits,
  UserAddress,
  UserLike,
  voteLimits,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { buildAccount } from './accounts.ts'
import { buildArticleFile } from './articles.ts'
import { callAs, type Browser } from './call-as.ts'
import { fills } from './largest-input.ts'
import { buildMember } from './people.ts'
import { address } from './permission-cases.ts'
import { buildBlock, buildFile, buildFollow } from './posts.ts'
import type { TestNode } from './test-app.ts'
import { voteOf } from './votes.ts'

/** More than a page of a list. */
const listed = 60

const long = (characters: number) => fills.emoji.repeat(characters)

/** A member who filled everything that can be filled: calls about them have the most to read. */
export interface LargestContent {
  member: Browser
  photoPost: string
  article: string
  vote: string
  drafts: string[]
  comment: string
  album: string
}

export async function buildLargestContent(node: TestNode): Promise<LargestContent> {
  const { db } = node.app
  const { browser: member } = await buildAccount(node)
  const introduction = long(maxIntroduction)
  await db.updateTable('member').set({ level: 10, introduction }).where('id', '=', member.userId).execute()
  const people = await buildPeople(node, member)
  const kinds = [
    await articleOf(node, member),
    await photoOf(node, member),
    await longVoteOf(node, member),
  ] as const
  const [article, photo, vote] = kinds
  const atUsers = people.slice(0, postLimits.mentions).map(({ userId }) => userId)
  const drafts: string[] = []
  for (let index = 0; index < maxDrafts; index++) {
    drafts.push((await callAs(node, member, NewPublish.SaveDraft, kinds[index % 3] ?? article)).id)
  }
  const posts = [
    await callAs(node, member, NewPublish.Publish, { ...photo, atUsers }),
    await callAs(node, member, NewPublish.Publish, article),
    await callAs(node, member, NewPublish.Publish, vote),
  ].map(({ id }) => id)
  const [photoPost = '', articleId = '', voteId = ''] = posts
  await db.updateTable('publish').set({ status: 2 }).where('id', 'in', posts).execute()
  const writer = people[0] ?? member
  const reply = { publishId: photoPost, text: long(maxCommentText), atUsers }
  const { id: comment } = await callAs(node, writer, NewPublish.Reply, reply)
  await callAs(node, writer, NewPublish.Reply, { ...reply, parentId: comment })
  for (const id of [photoPost, articleId]) await copyPost(node, id)
  await copyReplies(node, photoPost)
  const album = await fillLists(node, member, photoPost)
  return { member, photoPost, article: articleId, vote: voteId, drafts, comment, album }
}

/** Members who follow this one, are followed, or were mentioned; others are blocked. */
async function buildPeople(node: TestNode, member: Browser): Promise<Browser[]> {
  const people: Browser[] = []
  for (let index = 0; index < listed; index++) {
    const one = await buildMember(node, { nickName: `影友影友影友影友影友${index}` })
    await buildFollow(node, one, member)
    await buildFollow(node, member, one)
    await buildBlock(node, member, await buildMember(node, { nickName: `拉黑影友影友影友影友${index}` }))
    people.push(one)
  }
  const introduction = long(maxIntroduction)
  await node.app.db.updateTable('member').set({ introduction }).execute()
  return people
}

const shared = {
  tags: Array.from({ length: postLimits.tags }, (_, index) => `${'雾'.repeat(maxTagText - 1)}${index}`),
  place: long(postLimits.place),
}

async function photoOf(node: TestNode, member: Browser) {
  const pictures = []
  for (let index = 0; index < maxPicturesPerPost; index++) {
    const fileId = await buildFile(node, member, {
      cameraId: 'camera-1',
      lensId: 'lens-1',
      fNumber: 2,
      iso: 100,
    })
    pictures.push({ fileId, title: long(pictureLimits.title), alt: long(pictureLimits.alt) })
  }
  const texts = { title: long(pictureLimits.title), text: long(postLimits.text) }
  return { publishType: 1 as const, critiqueOpen: true, ...texts, ...shared, pictures }
}

async function articleOf(node: TestNode, member: Browser) {
  const photos = []
  for (let index = 0; index < articleLimits.photos; index++) {
    photos.push(await buildArticleFile(node, member, 'articlePhoto'))
  }
  const figures = photos.map(
    (id) => `<figure data-photo="${id}"><figcaption>${'雾'.repeat(120)}</figcaption></figure>`,
  )
  const paragraphs = '<p>雾<b>雾</b>雾&amp;雾</p>'.repeat(1900)
  return {
    publishType: 2 as const,
    title: long(articleLimits.title.max),
    html: paragraphs + figures.join(''),
    categoryId: 1,
    coverFileId: await buildArticleFile(node, member, 'articleCover'),
    ...shared,
  }
}

async function longVoteOf(node: TestNode, member: Browser) {
  const options = []
  for (let index = 0; index < voteLimits.options.max; index++) {
    options.push({
      text: `${long(voteLimits.option - 1)}${index}`,
      fileId: await buildFile(node, member),
    })
  }
  const texts = { title: long(voteLimits.title.max), text: long(voteLimits.text) }
  const { endTime } = voteOf(node).vote
  return { publishType: 4 as const, ...texts, ...shared, vote: { options, endTime } }
}

/** Copies of this post, each with its pictures and texts. */
async function copyPost(node: TestNode, id: string): Promise<void> {
  await sql`
    with copied as (
      insert into publish select (jsonb_populate_record(publish, jsonb_build_object(
        'id', gen_random_uuid(), 'created_at', publish.created_at - number * interval '1 minute'))).*
      from publish, generate_series(1, ${listed}) as number where id = ${id} returning id
    ), pictures as (
      insert into publish_picture select (jsonb_populate_record(picture, jsonb_build_object(
        'id', gen_random_uuid(), 'publish_id', copied.id))).*
      from copied, publish_picture picture where picture.publish_id = ${id}
    )
    insert into article select (jsonb_populate_record(article, jsonb_build_object('publish_id', copied.id))).*
    from copied, article where article.publish_id = ${id}`.execute(node.app.db)
}

/** Copies of the comments, answers and critiques of this post. */
async function copyReplies(node: TestNode, publishId: string): Promise<void> {
  await sql`
    insert into reply select (jsonb_populate_record(reply, jsonb_build_object(
      'id', gen_random_uuid(), 'created_at', reply.created_at + number * interval '1 second'))).*
    from reply, generate_series(1, ${listed}) as number where publish_id = ${publishId}`.execute(node.app.db)
  await sql`
    insert into reply select (jsonb_populate_record(reply, jsonb_build_object(
      'id', gen_random_uuid(), 'rubric', 1, 'region', jsonb_build_object('pictureId', picture.id,
        'x', 0.1, 'y', 0.1, 'width', 0.2, 'height', 0.2)))).*
    from reply, (select id from publish_picture where publish_id = ${publishId} limit 1) as picture,
      generate_series(1, ${maxCritiques})
    where reply.id = (select id from reply where publish_id = ${publishId} and parent_id is null limit 1)`.execute(
    node.app.db,
  )
}

/** @returns an album */
async function fillLists(node: TestNode, member: Browser, photoPost: string): Promise<string> {
  const { db } = node.app
  let album = ''
  for (let index = 0; index < maxAlbums; index++) {
    const name = `${long(maxAlbumTitle - 3)}${index}`
    album = (await callAs(node, member, Picture.SaveAlbum, { name })).id
  }
  const pictures = await db
    .selectFrom('publish_picture')
    .select('id')
    .limit(maxPicturesPerAlbumChange)
    .execute()
  const pictureIds = pictures.map(({ id }) => id)
  await callAs(node, member, Picture.PutInAlbum, { id: album, pictureIds, on: true })
  for (let index = 0; index < adjustableCounts.folders.unset; index++) {
    await callAs(node, member, UserLike.SaveFolder, {
      name: `${long(maxFolderTitle - 3)}${index}`,
      isPublic: true,
    })
  }
  for (let index = 0; index < maxAddresses; index++) {
    await callAs(node, member, UserAddress.Create, { ...address, detail: long(80) })
  }
  await sql`insert into tag (name, use_count) select repeat('雾', 16) || number, 1 from generate_series(1000, 1200) as number`.execute(
    db,
  )
  for (let index = 0; index < maxFollowedTags; index++) {
    await callAs(node, member, Tag.Follow, { name: `${'雾'.repeat(16)}${1000 + index}`, on: true })
  }
  const posts = await db.selectFrom('publish').select('id').limit(listed).execute()
  for (const { id: targetId } of posts) {
    await callAs(node, member, UserLike.Like, { targetType: 1, targetId, on: true })
    await callAs(node, member, UserLike.Collect, { targetType: 1, targetId, on: true })
  }
  await sql`
    insert into notice (id, member_id, tab, kind, from_member_id, target_kind, target_id)
    select gen_random_uuid(), ${member.userId}, 1, 'reply.toPost', author_id, 'comment', id
    from reply where publish_id = ${photoPost} limit ${listed}`.execute(db)
  return album
}

/** As many cameras and lenses as a large catalogue, each used once. */
export async function buildLargeCatalogue(node: TestNode): Promise<void> {
  for (const kind of ['camera', 'lens'] as const) {
    await sql`
      insert into ${sql.table(kind)} (id, name, brand)
      select ${kind} || '-' || number, 'Brand ' || ${kind} || ' EOS 80-400mm F4.5-5.6 L IS USM ' || number, 'Brand'
      from generate_series(1, 2000) as number`.execute(node.app.db)
    await sql`
      insert into gear_stat (kind, gear_id, figure, value, count)
      select ${kind}, ${kind} || '-' || number, 'posts', '', 1 from generate_series(1, 2000) as number`.execute(
      node.app.db,
    )
  }
}
