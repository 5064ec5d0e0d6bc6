import { Feedback } from '@guangquan/contract'
import { consoleViews, expectValidScreen } from '../support/accessible.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'
import { photoFile } from '../support/photo-file.ts'

// 12 s: a form, an upload, and two programs that answer each other.
test('a member writes with a photograph, staff answer, the member answers back and closes', async ({
  page,
  baseURL,
  openAs,
}) => {
  const text = `取景器里有一条灰线，换镜头后还在 ${Date.now()}`
  const member = await openAs('member')
  await member.goto('/user/setting')
  await member.getByRole('link', { name: '我的反馈' }).click()
  await member.getByRole('link', { name: '写反馈' }).click()
  await expect(member.getByRole('heading', { level: 1, name: '写反馈' })).toBeAttached()
  await member.getByRole('button', { name: '提交' }).click()
  await expect(member.getByText('请选择类型')).toBeVisible()
  await expect(member.getByText('至少10个字')).toBeVisible()
  await member.getByRole('radio', { name: '产品与维修' }).check()
  await member.getByLabel('内容').fill(text)
  await member.getByLabel('联系方式').fill('微信 abc')
  await member
    .getByLabel('添加照片')
    .setInputFiles([await photoFile('a.jpg'), await photoFile('b.jpg', { hue: 90 })])
  await expect(member.getByRole('img', { name: '第 2 张照片' })).toBeVisible()
  await member.getByRole('button', { name: '移除第 2 张照片' }).click()
  await expect(member.getByRole('img', { name: '第 2 张照片' })).toHaveCount(0)
  await expect(member.getByRole('button', { name: '提交' })).toBeEnabled()
  await member.getByRole('button', { name: '提交' }).click()
  await expect(member.getByText('请填写手机号、座机号或邮箱')).toBeVisible()
  await expectValidScreen(member, 'a ticket with an error')
  await member.getByLabel('联系方式').fill('13900002468')

  // What is typed is kept where sending fails.
  const call = `**/${Feedback.Create.service}/${Feedback.Create.name}`
  await member.route(call, (route) => route.abort())
  await member.getByRole('button', { name: '提交' }).click()
  await expect(member.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
  await expect(member.getByLabel('内容')).toHaveValue(text)
  await member.unroute(call)
  await member.getByRole('button', { name: '提交' }).click()
  await expect(member).toHaveURL(/\/user\/feedback\/[0-9a-f-]{36}$/)
  await expect(member.getByText('联系方式 ****2468')).toBeVisible()
  await expect(member.getByRole('img', { name: /^第 1 张照片/ })).toHaveJSProperty('complete', true)
  const number = (await member.getByText(/^F\d{6}$/).textContent()) ?? ''

  await signedInStaff({ page, baseURL })
  await page.goto(`/console/feedback?keyword=${number}`)
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('待处理')
  await expectValidScreen(page, 'console tickets', consoleViews)
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByRole('img', { name: '第 1 张照片' })).toBeVisible()
  await page.getByRole('button', { name: '开始处理' }).click()
  await expect(page.getByText('处理中')).toBeVisible()
  await page.getByRole('button', { name: '查看完整联系方式' }).click()
  const seeing = page.getByRole('dialog', { name: `查看联系方式 · ${number}` })
  await seeing.getByLabel('原因').fill('打电话核对')
  await seeing.getByRole('button', { name: '查看' }).click()
  await expect(seeing.getByText('13900002468')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(seeing).toBeHidden()
  await page.getByLabel('给会员的答复').fill('请带到维修服务网点，免费清洁对焦屏。')
  await page.getByRole('button', { name: '答复会员' }).click()
  await expect(page.getByText('已回复')).toBeVisible()
  await expect(page.getByLabel('给会员的答复')).toHaveValue('')
  await expectValidScreen(page, 'console ticket', consoleViews)

  await member.goto('/user/notice/6')
  await member
    .getByRole('link', { name: /客服回复了你的反馈：请带到维修服务网点/ })
    .first()
    .click()
  await expect(member).toHaveURL(/\/user\/feedback\//)
  await expect(member.getByRole('list', { name: '往来' })).toContainText('免费清洁对焦屏')
  const reply = member.getByLabel('回复客服')
  await reply.fill('谢谢，周末去')
  await member.getByRole('link', { name: /首页/ }).first().click()
  const leaving = member.getByRole('alertdialog', { name: '回复还没有发送，确定离开？' })
  await leaving.getByRole('button', { name: '留下' }).click()
  await member.getByRole('button', { name: '发送' }).click()
  await expect(member.getByRole('list', { name: '往来' })).toContainText('谢谢，周末去')
  await expect(member.getByText('待处理')).toBeVisible()
  await expectValidScreen(member, 'a ticket')
  await member.getByRole('button', { name: '关闭反馈' }).click()
  const closing = member.getByRole('alertdialog', { name: '关闭这件反馈？' })
  await closing.getByRole('button', { name: '关闭', exact: true }).click()
  await expect(member.getByText('你关闭了这件反馈。')).toBeVisible()
  await expect(member.getByRole('button', { name: '发送' })).toHaveCount(0)
  await expectValidScreen(member, 'a closed ticket')
})

test('somebody without tickets is led to the form, and told when there are too many', async ({
  person,
  openAs,
}) => {
  const { calls } = await person('writer')
  const page = await openAs('writer')
  await page.goto('/user/feedback')
  await expect(page.getByText('还没有反馈')).toBeVisible()
  for (let count = 0; count < 5; count++)
    await calls.call(Feedback.Create, {
      type: 1,
      text: '照片页能不能按焦段筛选',
      requestId: crypto.randomUUID(),
    })
  await page.getByRole('link', { name: '去写一件' }).click()
  await page.getByRole('radio', { name: '故障' }).check()
  await page.getByLabel('内容').fill('手机上写评论时看不到正在写的那一行')
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '你有 5 件反馈还没有结束' })).toBeVisible()
  await expect(page.getByLabel('内容')).toHaveValue('手机上写评论时看不到正在写的那一行')
})
