import { NewPublish } from '@guangquan/contract'
import type { Page } from '@playwright/test'
import * as z from 'zod'
import { expect, test } from '../support/fixtures.ts'
import { makePost } from '../support/make-post.ts'
import { kill, mirrored } from '../support/mirrored.ts'

const Edited = z.looseObject({ pictures: z.array(z.looseObject({ fileId: z.string() })) })

test('an edit of a post that was not saved is offered again, and says when the post was changed meanwhile', async ({
  memberPage: first,
  person,
}) => {
  const author = await person('member')
  const id = await makePost(author, { text: '渡口' })
  const words = (page: Page) => page.getByLabel('说点什么')
  const offer = (page: Page) => page.getByRole('button', { name: '恢复上次没有保存的修改' })
  const outdated = (page: Page) => page.getByText('恢复的内容保存后会换掉后来的改动')
  const open = async (page: Page, text: string) => {
    await page.goto(`/user/release?edit=${id}`)
    await expect(words(page)).toHaveValue(text)
  }
  await open(first, '渡口')
  await words(first).fill('清晨的渡口')
  await expect.poll(() => mirrored(first)).toBe(1)

  const second = await kill(first)
  await open(second, '渡口')
  await expect(offer(second)).toBeVisible()
  await expect(outdated(second)).toHaveCount(0)
  await offer(second).click()
  await expect(words(second)).toHaveValue('清晨的渡口')
  const { pictures } = Edited.parse(await author.calls.call(NewPublish.GetUserPublishDetail, { id }))
  await author.calls.call(NewPublish.EditPublish, {
    id,
    publishType: 1,
    text: '在别处改的',
    requestId: crypto.randomUUID(),
    pictures: pictures.map(({ fileId }) => ({ fileId })),
  })
  const third = await kill(second)
  await open(third, '在别处改的')
  await expect(outdated(third)).toBeVisible()
  await offer(third).click()
  await expect(words(third)).toHaveValue('清晨的渡口')
  await third.getByRole('button', { name: '保存修改' }).click()
  await expect(third).toHaveURL(/\/post\/detail\//)
  await expect(third.getByText('清晨的渡口')).toBeVisible()
  await expect.poll(() => mirrored(third)).toBe(0)
})
