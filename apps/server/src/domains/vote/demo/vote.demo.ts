import { publishStatus } from '@guangquan/contract'
import type { Tx } from '../../../db/client.ts'
import type { DemoContext, DemoPart } from '../../../demo/demo-part.ts'
import { demoId } from '../../../demo/demo-id.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { demoPeople } from '../../../demo/people.ts'
import type { DemoPlan } from '../../../demo/plan.ts'
import { makeRandom } from '../../../demo/random.ts'
import { newcomer } from '../../../demo/queue/newcomers.ts'
import { uploadKey } from '../../../demo/upload-key.ts'
import { voteWords, waitingVotes, type VoteWords } from './vote-words.ts'

const dayMs = 24 * 3600_000
const hourMs = 3600_000

/** Votes with their choices. */
export const voteDemo: DemoPart = {
  addRows: async (demo, tx) => {
    await addVotes(demo, tx)
    await addWaiting(demo, tx)
  },
}

async function addVotes({ plan, files }: DemoContext, tx: Tx): Promise<void> {
  const { now } = plan
  const random = makeRandom('votes')
  const authors = random.shuffle(demoPeople)
  const votes = voteWords.map((words, place) => {
    const authorId = authors[place % authors.length]?.id ?? ''
    const beganAt = new Date(now.getTime() - words.began * dayMs - random.between(1, 20) * hourMs)
    const id = demoId(random, beganAt)
    const pictures = words.pictures === true ? picturesOf(plan, files, authorId, words.options.length) : []
    const options = words.options.map((text, position) => ({
      id: demoId(random, beganAt),
      text,
      fileId: pictures[position] ?? null,
      weight: random.between(2, 10),
    }))
    return { words, id, authorId, beganAt, options, choices: choose(words, options) }
  })

  interface Option {
    id: string
    weight: number
  }

  function choose({ max = 1 }: VoteWords, options: readonly Option[]) {
    return random
      .shuffle(demoPeople)
      .slice(0, random.between(Math.ceil(demoPeople.length / 3), demoPeople.length))
      .flatMap((person) => {
        const requested = random.between(1, max)
        const chosen = new Set<string>()
        while (chosen.size < requested) chosen.add(random.pickWeighted(options, (option) => option.weight).id)
        return [...chosen].map((optionId) => ({ memberId: person.id, optionId }))
      })
  }

  await insertVotes(tx, votes, now)
}

/** They are in review and have no votes. */
async function addWaiting({ plan: { now } }: DemoContext, tx: Tx): Promise<void> {
  const random = makeRandom('waiting votes')
  const votes = waitingVotes.map((words): PlannedVote => {
    const beganAt = new Date(now.getTime() - words.hoursAgo * hourMs)
    return {
      words,
      id: demoId(random, beganAt),
      authorId: newcomer(words.author).id,
      beganAt,
      options: words.options.map((text) => ({ id: demoId(random, beganAt), text, fileId: null })),
      choices: [],
      cause: words.cause,
    }
  })
  await insertVotes(tx, votes, now)
}

interface PlannedVote {
  words: Pick<VoteWords, 'title' | 'text' | 'max' | 'lasts' | 'showResult'>
  id: string
  authorId: string
  beganAt: Date
  options: { id: string; text: string; fileId: string | null }[]
  choices: { memberId: string; optionId: string }[]
  /** The reason for its review; undefined for a published one. */
  cause?: string
}

async function insertVotes(tx: Tx, votes: readonly PlannedVote[], now: Date): Promise<void> {
  await insertRows(
    tx,
    'publish',
    votes.map(({ words, id, authorId, beganAt, options, cause }) => ({
      id,
      author_id: authorId,
      publish_type: 4,
      publish_sub_type: options.some((option) => option.fileId !== null) ? 2 : 1,
      title: words.title,
      body: words.text,
      ...(cause === undefined
        ? { status: publishStatus.published }
        : { status: publishStatus.inReview, review_cause: cause }),
      created_at: beganAt,
    })),
  )
  await insertRows(
    tx,
    'vote',
    votes.map(({ words, id, beganAt }) => {
      const endsAt = new Date(beganAt.getTime() + words.lasts * dayMs)
      return {
        publish_id: id,
        max_choices: words.max ?? 1,
        show_result: words.showResult,
        can_change: true,
        ends_at: endsAt,
        told_at: endsAt < now ? endsAt : null,
      }
    }),
  )
  await insertRows(
    tx,
    'vote_option',
    votes.flatMap(({ id, options }) =>
      options.map((option, position) => ({
        id: option.id,
        publish_id: id,
        position,
        body: option.text,
        file_id: option.fileId,
      })),
    ),
  )
  await insertRows(
    tx,
    'vote_choice',
    votes.flatMap(({ id, beganAt, choices }) =>
      choices.map(({ memberId, optionId }) => ({
        publish_id: id,
        member_id: memberId,
        option_id: optionId,
        created_at: beganAt,
      })),
    ),
  )
  await insertRows(
    tx,
    'publish_file',
    votes.flatMap(({ id, options }) =>
      options.flatMap(({ fileId }) => (fileId === null ? [] : [{ publish_id: id, file_id: fileId }])),
    ),
  )
}

/** Photographs an author has already published; fewer than requested when there are not enough. */
function picturesOf(
  plan: DemoPlan,
  files: ReadonlyMap<string, string>,
  authorId: string,
  count: number,
): string[] {
  const own = plan.posts
    .filter((post) => post.author.id === authorId)
    .flatMap((post) => post.photos.map((photo) => files.get(uploadKey(authorId, photo.fileName)) ?? ''))
  const known = [...new Set(own.filter((id) => id !== ''))]
  return known.length < count ? [] : known.slice(0, count)
}
