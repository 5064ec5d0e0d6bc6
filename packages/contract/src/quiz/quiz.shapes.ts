import * as z from 'zod'
import { PictureExif } from '../media/picture.shapes.ts'
import { id, timeText } from '../shapes/text.ts'
import { UserBrief } from '../member/member.shapes.ts'

export const quizAsk = z.literal([1, 2, 3])
const choice = z.int().min(0).max(3)
const day = z.iso.date()

/** What a question shows once it was answered. */
export const QuizAnswered = z.object({
  choice,
  answer: choice,
  isCorrect: z.boolean(),
  settings: PictureExif.pick({
    cameraName: true,
    lensName: true,
    focalLength: true,
    focal35: true,
    fNumber: true,
    exposureTime: true,
    iso: true,
  }),
  author: UserBrief.nullable(),
  publishId: id,
  title: z.string(),
})
export type QuizAnswered = z.infer<typeof QuizAnswered>

/** A question for everybody: nothing in it reveals the post or the settings. */
export const QuizQuestion = z.object({
  id,
  position: z.int().min(1).max(10),
  /** 1 aperture, 2 focal length, 3 shutter. */
  asks: quizAsk,
  picture: z.object({ url: z.string(), width: z.int(), height: z.int(), color: z.string() }),
  /** f-numbers, millimetres or seconds, ascending. */
  options: z.array(z.number()).length(4),
  /** The viewer's own photograph, which does not count for them. */
  isOwn: z.boolean(),
  answered: QuizAnswered.nullable(),
})
export type QuizQuestion = z.infer<typeof QuizQuestion>

export const QuizDay = z.object({
  day,
  questions: z.array(QuizQuestion),
  /** Whether every question that counts was answered. */
  isDone: z.boolean(),
  /** Percentage of those who finished the day with fewer right answers; null: too few members, or not finished. */
  betterThan: z.int().min(0).max(100).nullable(),
})
export type QuizDay = z.infer<typeof QuizDay>

export const QuizResultDay = z.object({
  day,
  answered: z.int(),
  correct: z.int(),
  isFinished: z.boolean(),
})
export type QuizResultDay = z.infer<typeof QuizResultDay>

export const QuizRecord = z.object({
  /** Consecutive finished days, up to today or yesterday. */
  streak: z.int(),
  longest: z.int(),
  /** Percentage of right answers in the last 30 days; null without answers. */
  hitRate: z.int().min(0).max(100).nullable(),
  /** The last 30 days, oldest first, without days on which nothing was answered. */
  days: z.array(QuizResultDay),
  allowStudy: z.boolean(),
})
export type QuizRecord = z.infer<typeof QuizRecord>

export const StaffQuizQuestion = z.object({
  id,
  position: z.int(),
  asks: quizAsk,
  options: z.array(z.number()).length(4),
  answer: choice,
  pictureUrl: z.string().nullable(),
  publishId: id.nullable(),
  authorId: id,
  authorName: z.string(),
  /** False when members do not see it: consent was withdrawn, or the post is not public. */
  isOpen: z.boolean(),
  plays: z.int(),
  correct: z.int(),
})
export type StaffQuizQuestion = z.infer<typeof StaffQuizQuestion>

export const StaffQuizDay = z.object({
  day,
  isToday: z.boolean(),
  /** Null until it is chosen. */
  madeAt: timeText.nullable(),
  /** Members who answered, and members who finished. */
  players: z.int(),
  finishers: z.int(),
  questions: z.array(StaffQuizQuestion),
})
export type StaffQuizDay = z.infer<typeof StaffQuizDay>

export const StaffQuizFigures = z.object({
  /** Members whose photographs may be used. */
  consenting: z.int(),
  /** Members who answered in the last 7 days. */
  players7: z.int(),
  /** Answers of the last 7 days, and the right ones. */
  answers7: z.int(),
  correct7: z.int(),
})
export type StaffQuizFigures = z.infer<typeof StaffQuizFigures>
