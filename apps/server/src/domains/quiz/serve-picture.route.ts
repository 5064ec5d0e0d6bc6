import { dayOf } from '@guangquan/rules/time-text'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { App } from '../../context.ts'
import { sendUnnamedCopy } from '../media/index.ts'
import { openQuestions } from './open-questions.read.ts'

interface PictureRoute {
  Params: { id: string }
}

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** URL of the photograph of a question: the question's own address, which no post has. */
export function questionPictureUrl(app: Pick<App, 'env'>, id: string): string {
  return `${app.env.FILE_ORIGIN ?? ''}/files/quiz/${id}/1080.webp`
}

/** `GET /files/quiz/{id}/1080.webp`: the photograph of a question of today or an earlier day, while it is open. */
export function mountQuizPictures(server: FastifyInstance, app: App): void {
  server.route<PictureRoute>({
    method: ['GET', 'HEAD'],
    url: '/files/quiz/:id/1080.webp',
    config: { openToSite: true },
    handler: async (request, reply) => {
      const { id } = request.params
      return sendUnnamedCopy(app, uuidForm.test(id) ? await findFileId(app, id) : null, {
        name: `quiz-${id}`,
        request,
        reply,
      })
    },
  })
}

async function findFileId(app: App, id: string): Promise<string | null> {
  const { rows } = await sql<{ fileId: string }>`select question.file_id as "fileId"
    ${openQuestions(sql`question.day`, null)} and question.id = ${id}::uuid
      and question.day <= ${dayOf(app.now())}::date limit 1`.execute(app.db)
  return rows[0]?.fileId ?? null
}
