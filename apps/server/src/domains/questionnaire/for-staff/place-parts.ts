import { questionnairePicture, type Question } from '@guangquan/contract'
import { sql } from 'kysely'
import type { App } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { placeSitePictures } from '../../site-picture/index.ts'
import type { QuestionnaireRow } from '../questionnaire.store.ts'

const { useType } = questionnairePicture

export interface OptionPicture {
  path: string
  small_path: string
  file_id: string | null
  position: number
}

export function findOptionPictures(tx: Tx, id: string): Promise<OptionPicture[]> {
  return tx
    .selectFrom('questionnaire_picture')
    .where('questionnaire_id', '=', id)
    .select(['path', 'small_path', 'file_id', 'position'])
    .orderBy('position')
    .execute()
}

export async function findModelIds(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('questionnaire_model')
    .where('questionnaire_id', '=', id)
    .select('product_id')
    .execute()
  return rows.map((row) => row.product_id)
}

/** Models of the audience and pictures of options. */
export async function setParts(
  tx: Tx,
  id: string,
  { productIds, pictures }: { productIds: readonly string[]; pictures: readonly OptionPicture[] },
): Promise<void> {
  await tx.deleteFrom('questionnaire_model').where('questionnaire_id', '=', id).execute()
  const models = [...new Set(productIds)].map((productId) => ({
    questionnaire_id: id,
    product_id: productId,
  }))
  if (models.length > 0) await tx.insertInto('questionnaire_model').values(models).execute()
  await tx.deleteFrom('questionnaire_picture').where('questionnaire_id', '=', id).execute()
  const rows = pictures.map((row) => ({ ...row, questionnaire_id: id }))
  if (rows.length > 0) await tx.insertInto('questionnaire_picture').values(rows).execute()
}

interface Placing {
  id: string
  before: readonly OptionPicture[]
  keys: readonly string[]
}

/** Pictures by their keys; those that a copy of the questionnaire has too are not released. @throws UploadNotFound */
async function place(app: App, tx: Tx, { id, before, keys }: Placing): Promise<OptionPicture[]> {
  const shared = await sharedFiles(tx, id, before)
  const isShared = ({ file_id: fileId }: OptionPicture) => fileId !== null && shared.has(fileId)
  const had = before.map((row) => (isShared(row) ? { ...row, file_id: null } : row))
  const placed = await placeSitePictures(app, tx, { before: had, keys, useType })
  const owned = new Map(before.map((row) => [row.path, row.file_id]))
  return placed.map((row) => ({ ...row, file_id: row.file_id ?? owned.get(row.path) ?? null }))
}

async function sharedFiles(tx: Tx, id: string, rows: readonly OptionPicture[]): Promise<ReadonlySet<string>> {
  const ids = rows.flatMap((row) => row.file_id ?? [])
  if (ids.length === 0) return new Set()
  const { rows: found } = await sql<{ id: string }>`select cover_file_id as id from questionnaire
      where cover_file_id = any(${ids}::uuid[]) and id <> ${id}::uuid
    union select file_id from questionnaire_picture
      where file_id = any(${ids}::uuid[]) and questionnaire_id <> ${id}::uuid`.execute(tx)
  return new Set(found.map((one) => one.id))
}

/** Questions with the paths of their pictures: ids of uploads name them only until they are placed. */
export async function placeOptions(
  app: App,
  tx: Tx,
  { id, questions, before }: { id: string; questions: readonly Question[]; before: readonly OptionPicture[] },
): Promise<{ questions: Question[]; pictures: OptionPicture[] }> {
  const keys = questions.flatMap(({ options }) =>
    options.flatMap(({ picture }) => (picture === '' ? [] : [picture])),
  )
  const pictures = await place(app, tx, { id, before, keys })
  const paths = new Map(
    pictures.flatMap(({ file_id: fileId, path }) => (fileId === null ? [] : [[fileId, path]])),
  )
  return {
    pictures,
    questions: questions.map((question) => ({
      ...question,
      options: question.options.map((one) => ({ ...one, picture: paths.get(one.picture) ?? one.picture })),
    })),
  }
}

/** The cover by its key; one that it replaces is released. @throws UploadNotFound */
export async function placeCover(
  app: App,
  tx: Tx,
  { id, before, key }: { id: string; before: QuestionnaireRow | null; key: string | null },
) {
  const { cover_path: path = null, cover_small_path: smallPath = null, cover_file_id: fileId } = before ?? {}
  const had =
    path === null || smallPath === null
      ? []
      : [{ path, small_path: smallPath, file_id: fileId ?? null, position: 0 }]
  const [cover] = await place(app, tx, { id, before: had, keys: key === null ? [] : [key] })
  return {
    cover_file_id: cover?.file_id ?? null,
    cover_path: cover?.path ?? null,
    cover_small_path: cover?.small_path ?? null,
  }
}
