import { truncate, writeFile } from 'node:fs/promises'
import { UserInfo } from '@guangquan/contract'
import { awaitCall } from '../support/await-call.ts'
import { expect, test } from '../support/fixtures.ts'
import { largePhoto, photoFile } from '../support/photo-file.ts'
import { deletePost, publishPhoto } from '../support/publish-photo.ts'
import { readCode } from '../support/sign-in.ts'
import { expectToast } from '../support/page-record.ts'

test.describe('at sign-in', () => {
  test('an invalid phone gets its error beside the field', async ({ page }) => {
    await page.goto('/account/login/phone')
    await page.getByLabel('手机号').fill('138 0013')
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByText('手机号是 11 位数字')).toBeVisible()
    await expect(page.getByLabel('手机号')).toHaveAttribute('aria-invalid', 'true')
  })

  test('a foreign number, or one with a digit too many, stays as typed and gets no code', async ({
    page,
  }) => {
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/GetSmsCaptcha')) asked += 1
    })
    await page.goto('/account/login/phone')
    for (const [typed, sentence] of [
      ['+1 380 013 20489', '暂不支持该地区号码'],
      ['0085291234567', '暂不支持该地区号码'],
      ['138001320489', '手机号是 11 位数字'],
    ] as const) {
      await page.getByLabel('手机号').fill('')
      await page.getByLabel('手机号').pressSequentially(typed)
      await page.getByRole('button', { name: '获取验证码' }).click()
      await expect(page.getByText(sentence)).toBeVisible()
      expect((await page.getByLabel('手机号').inputValue()).replaceAll(' ', '')).toBe(
        typed.replaceAll(' ', ''),
      )
    }
    expect(asked).toBe(0)
  })

  test('wrong codes are refused, and the sixth attempt even with the right one', async ({ page }) => {
    const phone = `139${String(Date.now()).slice(-8)}`
    await page.goto('/account/login/phone')
    await page.getByLabel('手机号').fill(phone)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByText(/验证码已发送/)).toBeVisible()
    await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
    const right = await readCode(page, phone)
    const wrong = right === '000000' ? '111111' : '000000'
    const code = page.getByLabel('短信验证码')
    const over = '这个验证码已经失效，请重新获取'
    for (let attempt = 1; attempt <= 5; attempt++) {
      await code.fill(wrong)
      // The message of the attempt before may still be shown.
      const response = page.waitForResponse((one) => one.url().endsWith('/LoginByCode'))
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await response
      await expect(page.getByText(attempt < 5 ? '验证码错误或已过期' : over)).toBeVisible()
      await code.fill('')
    }
    await code.fill(right)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByText(over)).toBeVisible()
    await expect(page.getByLabel('手机号')).not.toHaveValue('')
  })

  test('without the agreement the dialog asks for it', async ({ page }) => {
    await page.goto('/account/login/phone')
    await page.getByLabel('手机号').fill('13900139002')
    await page.getByLabel('短信验证码').fill('123456')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByRole('button', { name: '同意并继续' })).toBeVisible()
    await page.getByRole('button', { name: '不同意' }).click()
    await expect(page.getByRole('checkbox', { name: /已阅读并同意/ })).not.toBeChecked()
  })
})

test.describe('at publishing', () => {
  test.beforeEach(async ({ memberPage: page }) => {
    // The maximum size of a file depends on the member's level.
    await awaitCall(page, UserInfo.Get, () => page.goto('/user/release'))
  })

  test('a file of a wrong type and an empty one are not uploaded', async ({ memberPage: page }) => {
    await page.getByLabel('选择照片').setInputFiles([
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') },
      { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
    ])
    await expect(page.getByText('notes.txt：请上传 JPEG、PNG、WebP、AVIF 或 HEIC 照片')).toBeVisible()
    await expect(page.getByText('empty.jpg：这个文件是空的')).toBeVisible()
  })

  test('a text disguised as a JPEG is refused by the server with its error', async ({ memberPage: page }) => {
    await page
      .getByLabel('选择照片')
      .setInputFiles({ name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') })
    await expect(page.getByText(/第 1 张上传失败，请上传 JPEG、PNG、WebP、AVIF 或 HEIC 照片/)).toBeVisible()
    await expect(page.getByText('这张没有传好')).toBeVisible()
    await expect(page.locator('.tray-frame img')).toHaveCount(0)
  })

  test('a JPEG that decodes with errors is published only after a confirmation', async ({
    memberPage: page,
  }) => {
    const good = await photoFile('good.jpg')
    // Data that belongs to no part of the picture, as on a bad card.
    const buffer = Buffer.concat([good.buffer.subarray(0, -2), Buffer.alloc(600), good.buffer.subarray(-2)])
    const damaged = { ...good, name: 'damaged.jpg', buffer }
    await page.getByLabel('选择照片').setInputFiles(damaged)
    await expect(page.getByText('这张照片可能已损坏，请看看画面是否完整。')).toBeVisible()
    const publish = page.getByRole('button', { name: '发布 1 张照片' })
    await expect(publish).toBeDisabled()
    await page.getByLabel('换一张照片').setInputFiles(good)
    await expect(publish).toBeEnabled()
    await page.getByRole('button', { name: '移除第 1 张' }).click()
    await page.getByLabel('选择照片').setInputFiles(damaged)
    await page.getByRole('button', { name: '仍然发布' }).click()
    await expect(page.getByText(/可能已损坏/)).toHaveCount(0)
    await publish.click()
    await expect(page).toHaveURL(/\/post\/detail\//)
  })

  test('a broken JPEG is refused, with its error on it, and the others are published', async ({
    memberPage: page,
  }) => {
    const good = await photoFile('good.jpg')
    const broken = {
      ...good,
      name: 'broken.jpg',
      buffer: Buffer.concat([good.buffer.subarray(0, 400), Buffer.alloc(60_000, 7)]),
    }
    await page.getByLabel('选择照片').setInputFiles([broken, good])
    await expect(page.getByText(/第 1 张上传失败，这张照片已损坏，无法读取/)).toBeVisible()
    await expect(page.getByText('1 张没有传好，发布时不带上')).toBeVisible()
    await page.getByRole('button', { name: '发布 1 张照片' }).click()
    await expect(page).toHaveURL(/\/post\/detail\//)
  })

  test('a photograph that is too small says how small', async ({ memberPage: page }) => {
    await page.getByLabel('选择照片').setInputFiles(await photoFile('small.jpg', { width: 500, height: 400 }))
    await expect(page.getByText(/照片短边不足 600 像素/).first()).toBeVisible()
  })

  test('the 19th photograph is refused with a message', async ({ memberPage: page }) => {
    const photo = await photoFile('many.jpg', { width: 700, height: 700 })
    await page
      .getByLabel('选择照片')
      .setInputFiles(Array.from({ length: 19 }, (_, index) => ({ ...photo, name: `many-${index}.jpg` })))
    await expect(page.getByText('一次最多发 18 张照片，多出的 1 张没有加入')).toBeVisible()
    await expect(page.getByRole('button', { name: /^移除第/ })).toHaveCount(18)
  })

  test('nothing to publish: the button says what is missing', async ({ memberPage: page }) => {
    // It stays focusable and explains itself, so the browser driver considers it disabled.
    await page.getByRole('button', { name: '发布照片' }).dispatchEvent('click')
    await expect(page.getByText('先选至少一张照片').filter({ visible: true })).toBeVisible()
  })

  test('a file above 50 MB is not uploaded', async ({ memberPage: page }, testInfo) => {
    const path = testInfo.outputPath('large.jpg')
    await writeFile(path, '')
    await truncate(path, 50 * 1024 * 1024 + 1)
    await page.getByLabel('选择照片').setInputFiles(path)
    await expect(page.getByText('large.jpg：文件太大，最大 50 MB')).toBeVisible()
  })

  test('a file above 50 MB is not uploaded before the level is known either', async ({
    memberPage: page,
  }, testInfo) => {
    const path = testInfo.outputPath('large.jpg')
    await writeFile(path, '')
    await truncate(path, 50 * 1024 * 1024 + 1)
    let begun = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/FileUpload/Begin')) begun += 1
    })
    let respond = () => {}
    const known = new Promise<void>((resolve) => {
      respond = resolve
    })
    await page.route('**/UserInfo/Get', async (route) => {
      await known
      await route.continue()
    })
    await page.goto('/user/release')
    await page.getByLabel('选择照片').setInputFiles(path)
    respond()
    await expect(page.getByText('large.jpg：文件太大，最大 50 MB')).toBeVisible()
    expect(begun).toBe(0)
  })

  test('an interrupted upload goes on by itself and sends only what is missing', async ({
    memberPage: page,
  }) => {
    const pieces: string[] = []
    page.on('requestfinished', (request) => {
      const piece = /PutPiece\/[^/]+\/(\d+)$/.exec(request.url())?.[1]
      if (piece !== undefined) pieces.push(piece)
    })
    await page.route('**/api/FileFront/PutPiece/*/1', async (route) => {
      // Pieces are sent side by side, and giving up one ends the others.
      await expect.poll(() => pieces).toContain('0')
      await route.abort('internetdisconnected')
    })
    await page.getByLabel('说点什么').fill('断网也不丢')
    await page.getByLabel('选择照片').setInputFiles(await largePhoto('offline.png'))
    await expect(page.getByText('照片还没传完，网络恢复后自动接着传')).toBeVisible()
    expect(pieces.toSorted()).toEqual(['0'])
    await page.context().setOffline(true)
    await expect(page.getByText('网络已断开')).toBeVisible()
    await expect(page.getByRole('button', { name: /^第 1 张，上传暂停/ })).toBeVisible()
    await page.unroute('**/api/FileFront/PutPiece/*/1')
    await page.context().setOffline(false)
    await expect(page.getByRole('button', { name: '发布 1 张照片' })).toBeEnabled()
    expect(pieces.toSorted()).toEqual(['0', '1'])
    await expect(page.getByText('网络已断开')).toBeHidden()
    await expect(page.getByLabel('说点什么')).toHaveValue('断网也不丢')
  })

  test('a failed publish keeps everything and a second attempt publishes once', async ({
    memberPage: page,
  }) => {
    const text = `只发一次 ${Date.now()}`
    await page.getByLabel('说点什么').fill(text)
    await page.getByLabel('选择照片').setInputFiles(await photoFile('once.jpg', { hue: 90 }))
    const publish = page.getByRole('button', { name: '发布 1 张照片' })
    await expect(publish).toBeEnabled()
    // The server publishes, but its response is lost.
    await page.route('**/NewPublish/Publish', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await publish.click()
    await expect(page.getByText('网络恢复后自动发布，请不要关闭页面')).toBeVisible()
    await page.getByRole('button', { name: '先不发' }).click()
    await expect(publish).toBeEnabled()
    await page.unroute('**/NewPublish/Publish')
    // A draft saved between the attempts does not cause a second post, and is deleted with the first.
    await page.getByRole('button', { name: '存草稿' }).last().click()
    await expect(page.getByText('草稿已保存').first()).toBeVisible()
    await publish.dblclick()
    await expect(page).toHaveURL(/\/post\/detail\//)
    await page.goto('/?tab=new')
    await expect(page.getByText(text)).toHaveCount(1)
    await page.goto('/user/release')
    await expect(page.getByLabel('说点什么')).not.toHaveValue(text)
  })
})

test('when an open post is deleted by another, each action has its message, and written text stays', async ({
  memberPage: author,
  openAs,
}) => {
  const path = await publishPhoto(author, { hue: 150 })
  const reader = await openAs('neighbour')
  await reader.goto(path)
  await reader.getByLabel('写评论').fill('正要夸你')
  await deletePost(author)

  const like = reader.getByRole('button', { name: /^点赞/ }).first()
  await expectToast(reader, '内容不存在或已删除', () => like.click())
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await reader.getByRole('button', { name: '评论', exact: true }).last().click()
  await expect(reader.locator('form').getByText('内容不存在或已删除')).toBeVisible()
  await expect(reader.getByLabel('写评论')).toHaveValue('正要夸你')

  await reader.reload()
  await expect(reader.getByRole('heading', { name: '内容不存在或已删除' })).toBeVisible()
  await expect(reader.getByRole('heading', { name: '看看别的' })).toBeVisible()
})
