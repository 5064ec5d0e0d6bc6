import { NewPublish } from '@guangquan/contract'
import * as z from 'zod'
import type { Account } from './new-account.ts'
import { photoFile } from './photo-file.ts'

export const Published = z.looseObject({ id: z.string() })

interface PostOptions {
  hue?: number
  /** Photographs of different hues. */
  pictureCount?: number
  sides?: { width: number; height: number }
  largeOpen?: boolean
  /** 1 reserves all rights. */
  licence?: number
  text?: string
  title?: string
  critiqueOpen?: boolean
  tags?: string[]
}

/** Publishes photographs as somebody, one unless told otherwise, without a page. @returns the id of the post */
export async function makePost(
  author: Account,
  { hue = 0, pictureCount = 1, sides, largeOpen = false, licence = 1, ...shown }: PostOptions = {},
): Promise<string> {
  const fileIds: string[] = []
  for (let n = 0; n < pictureCount; n++) {
    fileIds.push(await author.calls.upload(1, await photoFile('photo.jpg', { hue: hue + n * 40, ...sides })))
  }
  const published = await author.calls.call(NewPublish.Publish, {
    publishType: 1,
    publishSubType: 1,
    ...shown,
    pictures: fileIds.map((fileId) => ({ fileId, largeOpen, licence })),
    requestId: crypto.randomUUID(),
  })
  return Published.parse(published).id
}

/** Path of a photograph's post. */
export const postPath = (id: string) => `/post/detail/${id}`
