import { readSources } from '../catalogue.ts'
import { demoId } from '../demo-id.ts'
import { demoPerson } from '../people.ts'
import type {
  PlannedPhoto,
  PlannedPost,
  PlannedReply,
  PlannedReport,
  PlannedStrike,
  QueuePlan,
  WaitingPost,
  WaitingReply,
} from '../plan.ts'
import { makeRandom } from '../random.ts'
import { newcomer } from './newcomers.ts'
import {
  changedProfiles,
  clubClaims,
  plannedStrikes,
  waitingComments,
  waitingPosts,
  wordsOfReports,
} from './queue-words.ts'

const hourMs = 3600_000
const reportTypes = { post: 1, comment: 2, member: 4 } as const

/** Plans the queue around the posts and comments of the community, always the same apart from its time. */
export function planQueue(community: {
  now: Date
  posts: readonly PlannedPost[]
  replies: readonly PlannedReply[]
}): QueuePlan {
  const random = makeRandom('queue')
  const hoursAgo = (hours: number) => new Date(community.now.getTime() - hours * hourMs)
  const posts = planPosts(hoursAgo)
  const replies = waitingComments.map(({ author, text, hours, post }): WaitingReply => {
    const createdAt = hoursAgo(hours)
    return {
      id: demoId(random, createdAt),
      post: oldPost(community.posts, post),
      author: newcomer(author),
      text,
      createdAt,
    }
  })
  const reported = {
    post: (place: number) => oldPost(community.posts, place),
    comment: (place: number) => oldReply(community.replies, place),
    member: (_: number, name: string) => ({ id: newcomer(name).id, author: newcomer(name) }),
  }
  const reports = wordsOfReports.flatMap(({ kind, place = 0, member = '', reports: words }) => {
    const { id: targetId, author } = reported[kind](place, member)
    return words
      .map(({ by, hours, reason, text = '', dismissedAfter }): PlannedReport => {
        const createdAt = hoursAgo(hours)
        return {
          id: demoId(random, createdAt),
          reporter: by.isNew === true ? newcomer(by.name) : demoPerson(by.name),
          reportType: reportTypes[kind],
          targetId,
          ownerId: author.id,
          reason,
          text,
          createdAt,
          dismissedAt: dismissedAfter === undefined ? null : hoursAgo(hours - dismissedAfter),
        }
      })
      .filter(({ reporter }) => reporter.id !== author.id)
  })
  const strikes = plannedStrikes.map(({ member, hours, target, appeal, ...strike }): PlannedStrike => ({
    ...strike,
    member: newcomer(member),
    at: hoursAgo(hours),
    // The removed content is gone; its text remains in the strike.
    target: target === undefined ? null : { id: demoId(random, hoursAgo(hours)), ...target },
    appeal:
      appeal === undefined
        ? null
        : {
            text: appeal.text,
            at: hoursAgo(appeal.hours),
            decision:
              appeal.decision === undefined
                ? null
                : {
                    lift: appeal.decision.lift,
                    answer: appeal.decision.answer,
                    at: hoursAgo(appeal.decision.hours),
                  },
          },
  }))
  const profiles = changedProfiles.map(({ member, ...changed }) => ({ ...changed, member: newcomer(member) }))
  const cards = clubClaims.map(({ member, hours, ...claim }) => ({
    ...claim,
    member: newcomer(member),
    at: hoursAgo(hours),
  }))
  const hidden = wordsOfReports.flatMap(({ isHidden = false, kind, place = 0, reports: words }) =>
    isHidden && kind === 'comment'
      ? [{ id: oldReply(community.replies, place).id, at: hoursAgo(words.at(-1)?.hours ?? 0) }]
      : [],
  )
  return { posts, replies, reports, strikes, profiles, cards, hidden }
}

function planPosts(hoursAgo: (hours: number) => Date): WaitingPost[] {
  const random = makeRandom('waiting posts')
  const sources = readSources()
  return waitingPosts.map(({ author, cause, hours, title, text, place, files, copied }, index) => {
    const createdAt = hoursAgo(hours)
    const photos = files.map((file, position): PlannedPhoto => {
      const source = sources.find((one) => one.file === file)
      if (source === undefined) throw new Error(`no photograph ${file}`)
      const number = 9000 + index * 10 + position
      return {
        source,
        variant: {
          number: copied ?? 4,
          isCover: position === 0,
          frame: {
            serial: `CG${9_100_000 + index}`,
            number,
            shotAt: source.shotDate,
            latitude: 30,
            longitude: 114,
          },
        },
        fileName: `CG_${number}.jpg`,
        alt: '',
      }
    })
    return {
      id: demoId(random, createdAt),
      author: newcomer(author),
      createdAt,
      title,
      text,
      place,
      photos,
      cause,
      isCopy: copied !== undefined,
    }
  })
}

/** A post some weeks old, by its index; it also exists in a community with few posts. */
function oldPost(posts: readonly PlannedPost[], place: number): PlannedPost {
  const post = posts[(60 + place * 17) % posts.length]
  if (post === undefined) throw new Error('there are no posts')
  return post
}

function oldReply(replies: readonly PlannedReply[], place: number): PlannedReply {
  const reply = replies[(300 + place * 41) % replies.length]
  if (reply === undefined) throw new Error('there are no comments')
  return reply
}
