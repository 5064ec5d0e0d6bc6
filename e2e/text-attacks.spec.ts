import {
  NewPublish,
  Picture,
  publishTypes,
  useTypes,
  UserAddress,
  UserInfo,
  UserLike,
  UserSearchKeyword,
} from '@guangquan/contract'
import type { Page } from '@playwright/test'
import * as z from 'zod'
import { expect, test } from './fixtures.ts'
import { stateOf } from './people.ts'
import { photoFile } from './photo-file.ts'
import { signedCalls } from './signed-calls.ts'

// As long as the shortest fields allow.
const attack = '"><img src=x onerror=alert(1)>'
const short = '<svg onload=alert()>'

const Made = z.looseObject({ id: z.string() })
const Authored = z.looseObject({ authorId: z.string() })
const Described = z.looseObject({ introduction: z.string() })

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

test('an attack in any text is shown as plain text everywhere', async ({
  browser,
  baseURL,
  openAs,
  person,
}) => {
  test.setTimeout(120_000)
  const authorContext = await browser.newContext({ baseURL, storageState: stateOf('secondDemonstration') })
  const writerContext = await browser.newContext({ baseURL, storageState: (await person('writer')).state })
  const author = await signedCalls(authorContext)
  const writer = await signedCalls(writerContext)
  // Undone in reverse order at the end, whatever the test finds.
  const undo: (() => Promise<unknown>)[] = []
  const make = async (sent: Promise<unknown>, remove: (id: string) => Promise<unknown>) => {
    const { id } = Made.parse(await sent)
    undo.push(() => remove(id))
    return id
  }

  const deletePost = (id: string) => author.call(NewPublish.DeletePublish, { id })
  try {
    await expect(author.call(UserInfo.Update, { nickName: short })).rejects.toThrow('参数有误')
    const { introduction } = Described.parse(await author.call(UserInfo.Get, {}))
    undo.push(() => author.call(UserInfo.Update, { introduction }))
    await author.call(UserInfo.Update, { introduction: attack })
    const fileId = await author.upload(useTypes.photo, await photoFile('attack'))
    const albumId = await make(author.call(Picture.SaveAlbum, { name: short }), (id) =>
      author.call(Picture.DeleteAlbum, { id }),
    )
    const photo = {
      publishType: publishTypes.photo,
      title: attack,
      text: attack,
      place: attack,
      albumIds: [albumId],
      pictures: [{ fileId, title: attack, alt: attack }],
    }
    const photoId = await make(author.call(NewPublish.Publish, photo), deletePost)
    const vote = {
      publishType: publishTypes.vote,
      title: attack,
      text: attack,
      vote: { options: [{ text: attack }, { text: short }], endTime: inAWeek() },
    }
    const voteId = await make(author.call(NewPublish.Publish, vote), deletePost)
    await writer.call(NewPublish.Reply, { publishId: photoId, text: attack })
    const draft = { publishType: publishTypes.photo, title: attack, text: attack }
    const draftId = await make(author.call(NewPublish.SaveDraft, draft), (id) =>
      author.call(NewPublish.DeleteDraft, { id }),
    )
    await make(author.call(UserLike.SaveFolder, { name: short, isPublic: true }), (id) =>
      author.call(UserLike.DeleteFolder, { id }),
    )
    const address = {
      receiver: short,
      phone: '13812345678',
      areaCodes: ['330000', '330100', '330106'],
      detail: attack,
    }
    const addressId = await make(author.call(UserAddress.Create, address), (id) =>
      author.call(UserAddress.Delete, { id }),
    )
    undo.push(() => author.call(UserSearchKeyword.Clear, {}))
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
    for (const person of ['visitor', 'writer', 'neighbour'] as const) {
      const page = await openAs(person === 'neighbour' ? 'secondDemonstration' : person)
      page.on('dialog', (dialog) => {
        throw new Error(`an attack ran: ${dialog.message()}`)
      })
      for (const path of pages[person]) {
        await page.goto(path)
        await expect.poll(() => wordsOn(page), { message: path }).toMatch(/onerror=|onload=/)
        expect(await page.locator('[onerror], [onload]').count(), path).toBe(0)
      }
    }
  } finally {
    for (const one of undo.toReversed()) await one()
  }
  await authorContext.close()
  await writerContext.close()
})
