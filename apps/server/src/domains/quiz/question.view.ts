import type { QuizAnswered, QuizQuestion } from '@guangquan/contract'
import { exifFields } from '@guangquan/contract'
import { quizAsks } from '@guangquan/rules/posts/quiz-options'
import * as z from 'zod'
import type { MemberCtx } from '../../context.ts'
import { hideExif } from '../exposure/index.ts'
import { loadPictures } from '../media/index.ts'
import { loadUserBriefs } from '../member/index.ts'
import type { OpenQuestion } from './open-questions.read.ts'
import { questionPictureUrl } from './serve-picture.route.ts'

const ask = z.literal(Object.values(quizAsks))

/** Questions on the wire. The photograph's author and settings are only included after the answer. */
export async function viewQuestions(ctx: MemberCtx, rows: readonly OpenQuestion[]): Promise<QuizQuestion[]> {
  const answered = rows.filter(({ choice }) => choice !== null)
  const [pictures, authors] = await Promise.all([
    loadPictures(
      ctx,
      answered.map(({ fileId }) => fileId),
    ),
    loadUserBriefs(
      ctx,
      answered.map(({ authorId }) => authorId),
    ),
  ])
  const answeredOf = (row: OpenQuestion): QuizAnswered | null => {
    const picture = pictures.get(row.fileId)
    if (row.choice === null || picture === undefined) return null
    const hidden = exifFields.filter((field) => row.exifHidden.includes(field))
    const { cameraName, lensName, focalLength, focal35, fNumber, exposureTime, iso } = hideExif(
      picture.exif,
      hidden,
      false,
    )
    return {
      choice: row.choice,
      answer: row.answer,
      isCorrect: row.choice === row.answer,
      settings: { cameraName, lensName, focalLength, focal35, fNumber, exposureTime, iso },
      author: authors.get(row.authorId) ?? null,
      publishId: row.publishId,
      title: row.title,
    }
  }
  return rows.map((row) => ({
    id: row.id,
    position: row.position,
    asks: ask.parse(row.asks),
    picture: {
      url: questionPictureUrl(ctx.app, row.id),
      width: row.width,
      height: row.height,
      color: row.color,
    },
    options: row.options,
    isOwn: row.authorId === ctx.viewer.id,
    answered: answeredOf(row),
  }))
}
