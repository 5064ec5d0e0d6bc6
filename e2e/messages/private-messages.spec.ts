import { Message, UserFollow } from '@guangquan/contract'
import { expectValidScreen } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { makePost, postPath } from '../support/make-post.ts'
import { expectToast } from '../support/page-record.ts'
import { photoFile } from '../support/photo-file.ts'

// 12 s: two members in two browsers who answer each other.
test('two members write to each other: read marks, a photograph, a recall, a message without network', async ({
  openAs,
  person,
}) => {
  const [me, other] = [await person('member'), await person('neighbour')]
  for (const [who, whom] of [
    [me, other],
    [other, me],
  ] as const) {
    await who.calls.call(UserFollow.Follow, { userId: whom.id, on: true, requestId: crypto.randomUUID() })
  }
  const page = await openAs('member')
  await page.goto(`/user/other?id=${other.id}`)
  await page.getByRole('link', { name: '私信', exact: true }).click()
  await expect(page.getByText(`和 ${other.name} 打个招呼`)).toBeVisible()
  const box = page.getByRole('textbox', { name: '写私信' })

  // A key that belongs to an input method sends nothing, in Safari not even after the composition has ended.
  await box.fill('周六去')
  await box.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await box.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 })
  await expect(box).toHaveValue('周六去')
  await box.fill('周六去留园吗？')
  await box.press('Enter')
  await expect(page.getByRole('log').getByText('周六去留园吗？')).toBeVisible()
  await expect(box).toHaveValue('')

  const theirs = await openAs('neighbour')
  await theirs.goto('/user/im')
  await expectValidScreen(theirs, 'conversations')
  await theirs.getByRole('link', { name: new RegExp(me.name) }).click()
  await expect(theirs.getByRole('log').getByText('周六去留园吗？')).toBeVisible()
  await expect(page.getByText('已读')).toBeVisible()

  await theirs.getByLabel('私信的照片').setInputFiles(await photoFile('a.jpg'))
  await expect(theirs.getByRole('img', { name: '第 1 张照片' })).toBeVisible()
  const answer = theirs.getByRole('textbox', { name: '写私信' })
  await answer.fill('去，带上这支镜头')
  await theirs.getByRole('button', { name: '发送' }).click()
  await expect(page.getByRole('log').getByText('去，带上这支镜头')).toBeVisible()
  await expect(page.getByRole('log').getByRole('img', { name: '第 1 张照片' })).toBeVisible()
  await expectValidScreen(theirs, 'a conversation')

  const wrong = theirs.getByRole('log').locator('.message-line', { hasText: '去，带上这支镜头' })
  await wrong.getByRole('button', { name: '这条消息的操作' }).click()
  await theirs.getByRole('menuitem', { name: '撤回' }).click()
  await expect(theirs.getByText('你撤回了一条消息').first()).toBeVisible()
  await expect(page.getByText(`${other.name} 撤回了一条消息`)).toBeVisible()

  // What is typed without network is sent when it returns, once.
  await page.context().setOffline(true)
  await box.fill('那就这么定了')
  await box.press('Enter')
  await expect(page.getByText('网络恢复后自动发送')).toBeVisible()
  await page.context().setOffline(false)
  await expect(theirs.getByRole('log').getByText('那就这么定了')).toBeVisible()
  await expect(page.getByText('网络恢复后自动发送')).toHaveCount(0)
  await expect(page.getByRole('log').getByText('那就这么定了')).toHaveCount(1)

  // What arrives while nobody looks is counted, and read when the conversation is opened.
  await theirs.goto('/user/notice-list')
  await page.getByRole('textbox', { name: '写私信' }).fill('早上四点半见')
  await page.getByRole('button', { name: '发送' }).click()
  await theirs
    .getByRole('navigation', { name: '通知' })
    .getByRole('link', { name: /私信.*1 条未读/ })
    .click()
  await theirs.getByRole('link', { name: new RegExp(me.name) }).click()
  await expect(theirs.getByRole('log').getByText('早上四点半见')).toBeVisible()
  await theirs.goto('/user/notice-list')
  await expect(
    theirs.getByRole('navigation', { name: '通知' }).getByRole('link', { name: '私信', exact: true }),
  ).toBeVisible()
})

test('a message that fails keeps its text and can be sent again; a draft survives a reload', async ({
  openAs,
  person,
}) => {
  const other = await person('writer')
  const me = await person('member')
  await other.calls.call(UserFollow.Follow, { userId: me.id, on: true, requestId: crypto.randomUUID() })
  const page = await openAs('member')
  await page.goto(`/user/im?with=${other.id}`)
  const box = page.getByRole('textbox', { name: '写私信' })
  await box.fill('写到一半')
  await page.reload()
  await expect(page.getByRole('textbox', { name: '写私信' })).toHaveValue('写到一半')

  const call = `**/${Message.Send.service}/${Message.Send.name}`
  await page.route(call, (route) =>
    route.fulfill({
      status: 200,
      json: {
        code: 500,
        success: false,
        message: '含有不适宜内容',
        error: { code: 3003, name: 'ContentRefused', message: '含有不适宜内容' },
        result: null,
      },
    }),
  )
  await page.getByRole('textbox', { name: '写私信' }).press('Enter')
  await expect(page.getByRole('alert').getByText('含有不适宜内容')).toBeVisible()
  await expect(page.getByRole('log').getByText('写到一半')).toBeVisible()
  await expectValidScreen(page, 'a message that failed')
  await page.unroute(call)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('alert').getByText('含有不适宜内容')).toHaveCount(0)
  await expect(page.getByRole('log').getByText('写到一半')).toHaveCount(1)
})

test('a post is sent from its share sheet; photographs and words of a conversation are found', async ({
  openAs,
  person,
}) => {
  const [me, other] = [await person('member'), await person('neighbour')]
  for (const [who, whom] of [
    [me, other],
    [other, me],
  ] as const) {
    await who.calls.call(UserFollow.Follow, { userId: whom.id, on: true, requestId: crypto.randomUUID() })
  }
  const text = '明天带 50mm f/1.4 来'
  await other.calls.call(Message.Send, { userId: me.id, clientId: crypto.randomUUID(), text })
  const post = await makePost(other)
  const page = await openAs('member')
  await page.goto(postPath(post))
  await page.getByRole('button', { name: /^分享/ }).first().click()
  await page.getByRole('button', { name: '发给影友' }).click()
  const choosing = page.getByRole('dialog', { name: '发给影友' })
  await expectValidScreen(page, 'whom to send a post to')
  await expectToast(page, `已发给 ${other.name}`, () =>
    choosing.getByRole('button', { name: other.name }).click(),
  )

  await page.goto(`/user/im?with=${other.id}`)
  await expect(page.getByRole('log').getByRole('link', { name: /作品/ })).toHaveAttribute(
    'href',
    postPath(post),
  )

  await page.goto('/more/product-intro')
  await page.locator('.product-catalogue button').first().click()
  await page.getByRole('button', { name: '发给影友' }).click()
  await expectToast(page, `已发给 ${other.name}`, () =>
    choosing.getByRole('button', { name: other.name }).click(),
  )
  await page.goto('/circle')
  await page.goto((await page.locator('a[href^="/circle/detail/"]').first().getAttribute('href')) ?? '')
  await page.getByRole('main').getByRole('button', { name: '更多', exact: true }).first().click()
  await page.getByRole('menuitem', { name: '分享圈子' }).click()
  await expectValidScreen(page, 'a circle to share')
  await page.getByRole('dialog', { name: '分享这个圈子' }).getByRole('button', { name: '发给影友' }).click()
  await expectToast(page, `已发给 ${other.name}`, () =>
    choosing.getByRole('button', { name: other.name }).click(),
  )
  await page.goto(`/user/im?with=${other.id}`)
  await page.getByRole('log').getByRole('link', { name: /产品$/ }).click()
  await expect(page.getByRole('dialog').getByText('社区机主')).toBeVisible()
  await page.goto(`/user/im?with=${other.id}`)
  await page.getByRole('main').getByRole('button', { name: '更多', exact: true }).click()
  await page.getByRole('menuitem', { name: '聊天记录' }).click()
  const history = page.getByRole('dialog', { name: '聊天记录' })
  await history.getByRole('searchbox').fill('F1.4 明天')
  await expect(history.getByText('明天', { exact: true })).toBeVisible()
  await expectValidScreen(page, 'words of a conversation')
})
