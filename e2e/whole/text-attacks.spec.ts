import {
  NewPublish,
  Picture,
  publishTypes,
  useTypes,
  UserAddress,
  UserInfo,
  UserLike,
  UserSearchKeyword,
  type Method,
} from '@guangquan/contract'
import type { Page } from '@playwright/test'
import * as z from 'zod'
import { expect, test } from '../support/fixtures.ts'
import { photoFile } from '../support/photo-file.ts'

// As long as the shortest fields allow.
const attack = '"><img src=x onerror=alert(1)>'
const short = '<svg onload=alert()>'

const Made = z.looseObject({ id: z.string() })
const Authored = z.looseObject({ authorId: z.string() })

/** In seven days, in the format of a vote's end. */
const inAWeek = () =>
  new Date(Date.now() + 7 * 24 * 3600_000).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' })

/** All text of a page: its markup with the descriptions of pictures, and the values of its fields. */
function wordsOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    const main = document.querySelector('main')?.outerHTML ?? ''
    return [main, ...fields.map((field) => field.value)].join('\n')
  })
}

test('an attack in any text is shown as plain text everywhere', async ({ openAs, person }) => {
  const author = (await person('neighbour')).calls
  const writer = (await person('writer')).calls
  const make = async (method: Method, input: object) => Made.parse(await author.call(method, input)).id
  // Otherwise they would be first in the feeds that other tests read.
  const postIds: string[] = []
  try {
    await expect(author.call(UserInfo.Update, { nickName: short })).rejects.toThrow('参数有误')
    await author.call(UserInfo.Update, { introduction: attack })
    const fileId = await author.upload(useTypes.photo, await photoFile('attack'))
    const albumId = await make(Picture.SaveAlbum, { name: short })
    const photo = {
      publishType: publishTypes.photo,
      title: attack,
      text: attack,
      place: attack,
      albumIds: [albumId],
      pictures: [{ fileId, title: attack, alt: attack }],
    }
    const photoId = await make(NewPublish.Publish, photo)
    postIds.push(photoId)
    const vote = {
      publishType: publishTypes.vote,
      title: attack,
      text: attack,
      vote: { options: [{ text: attack }, { text: short }], endTime: inAWeek() },
    }
    const voteId = await make(NewPublish.Publish, vote)
    postIds.push(voteId)
    await writer.call(NewPublish.Reply, { publishId: photoId, text: attack })
    const draft = { publishType: publishTypes.photo, title: attack, text: attack }
    const draftId = await make(NewPublish.SaveDraft, draft)
    await make(UserLike.SaveFolder, { name: short, isPublic: true })
    const address = {
      receiver: short,
      phone: '13812345678',
      areaCodes: ['330000', '330100', '330106'],
      detail: attack,
    }
    const addressId = await make(UserAddress.Create, address)
    await author.call(UserSearchKeyword.Add, { keyword: attack })
    const { authorId } = Authored.parse(await author.call(NewPublish.Detail, { id: photoId }))

    const query = encodeURIComponent(attack)
    const pages = {
      visitor: ['/?tab=new', `/post/detail/${photoId}`, `/post/detail/${voteId}`, `/search?q=${query}`],
      writer: [
        `/user/other?id=${authorId}`,
        `/user/other/gallery?id=${authorId}`,
        `/user/other/like?id=${authorId}&tab=collect`,
      ],
      neighbour: [
        '/user',
        '/user/release-list',
        '/user/release-list?tab=draft',
        `/user/release?draft=${draftId}`,
        '/user/collect',
        `/user/gallery?albumId=${albumId}`,
        // The list shows only its beginning.
        `/user/address/edit?id=${addressId}`,
        '/user/setting/update-introduction',
        '/search/searchkeywords',
        '/user/notice/1',
      ],
    } as const
    for (const viewer of ['visitor', 'writer', 'neighbour'] as const) {
      const page = await openAs(viewer)
      page.on('dialog', (dialog) => {
        throw new Error(`an attack ran: ${dialog.message()}`)
      })
      for (const path of pages[viewer]) {
        // Again where it is not found: visitors share a page for some seconds.
        await expect(async () => {
          await page.goto(path)
          const shown = expect.poll(() => wordsOn(page), { message: path, timeout: 6000 })
          await shown.toMatch(/onerror=|onload=/)
        }).toPass()
        expect(await page.locator('[onerror], [onload]').count(), path).toBe(0)
      }
    }
  } finally {
    for (const id of postIds) await author.call(NewPublish.DeletePublish, { id })
  }
})
