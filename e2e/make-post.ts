import { NewPublish } from '@guangquan/contract'
import * as z from 'zod'
import type { Account } from './new-account.ts'
import { photoFile } from './photo-file.ts'

const Published = z.looseObject({ id: z.string() })

/** Publishes one photograph as somebody, without a page. @returns the id of the post */
export async function makePost(
  author: Account,
  { hue = 0, ...shown }: { hue?: number; text?: string; title?: string; critiqueOpen?: boolean } = {},
): Promise<string> {
  const fileId = await author.calls.upload(1, await photoFile('photo.jpg', { hue }))
  const published = await author.calls.call(NewPublish.Publish, {
    publishType: 1,
    publishSubType: 1,
    ...shown,
    pictures: [{ fileId }],
    requestId: crypto.randomUUID(),
  })
  return Published.parse(published).id
}

/** Path of a photograph's post. */
export const postPath = (id: string) => `/post/detail/${id}`
