import { UserInfo } from '@guangquan/contract'
import type { Page } from '@playwright/test'
import { expectValidScreen } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { photoFile } from '../support/photo-file.ts'
import { newPhone, readCode } from '../support/sign-in.ts'
import { expectToast } from '../support/page-record.ts'
import { awaitCall } from '../support/await-call.ts'

test('unsaved changes prompt, later steps redirect to the first, the theme changes', async ({
  memberPage: page,
}) => {
  await page.goto('/user/setting')
  await page.getByRole('link', { name: '简介' }).click()
  await page.getByRole('textbox', { name: '简介' }).fill('还没有保存')
  await page.getByRole('link', { name: '设置', exact: true }).first().click()
  const question = page.getByRole('alertdialog', { name: '修改还没有保存，确定离开？' })
  await question.getByRole('button', { name: '留下' }).click()
  await expect(page).toHaveURL('/user/setting/update-introduction')
  await expect(question).toHaveCount(0)
  await page.goBack()
  await question.getByRole('button', { name: '离开' }).click()
  await expect(page).toHaveURL('/user/setting')

  await page.getByRole('button', { name: /^外观/ }).click()
  await page.getByRole('radio', { name: '暗房' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: '完成' }).click()

  await page.goto('/user/setting/update-address')
  await expect(page).toHaveURL('/user/address/list')

  await page.goto('/user/setting/update-phone/1')
  await page.getByRole('button', { name: '旧号已停用' }).click()
  await expect(page.getByText(/旧号收不到短信时，要同时核对密码和邮箱/)).toBeVisible()

  for (const what of ['email', 'phone', 'password']) {
    for (const step of ['2', '3']) {
      await page.goto(`/user/setting/update-${what}/${step}`)
      await expect(page).toHaveURL(`/user/setting/update-${what}/1`)
    }
  }
})

test('a member changes everything', async ({ openAs, person }, { repeatEachIndex }) => {
  const bound = `过路人${10 + repeatEachIndex}`
  const { contact: email, password } = await person('mailbox')
  const page = await openAs('mailbox')
  const phone = newPhone()

  await test.step('the phone is bound with the password as proof', async () => {
    await page.goto('/user/setting/update-phone/1')
    await prove(page, '错的密码 错的')
    await expect(page.getByText('密码不对，请再输入一次')).toBeVisible()
    await prove(page, password)
    await expect(page).toHaveURL('/user/setting/update-phone/2')
    await expectValidScreen(page, 'update-phone/2')
    await page.getByRole('textbox', { name: '手机号' }).fill(phone)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByLabel('短信验证码').fill('000000')
    await page.getByRole('button', { name: '完成' }).click()
    await expect(page.getByText('验证码错误或已过期')).toBeVisible()
    await page.getByLabel('短信验证码').fill(await readCode(page, phone))
    await page.getByRole('button', { name: '完成' }).click()
    await expect(page.getByText('手机号已绑定')).toBeVisible()
    await expectValidScreen(page, 'update-phone/3')
    await page.goto('/user/notice/6')
    await expect(page.getByText(/^你的账号设置了新的手机号。/)).toBeVisible()
    await page.goto('/user/setting')
    await expect(page.getByRole('link', { name: '手机号' })).toContainText(`${phone.slice(0, 3)} ****`)
  })

  await test.step('the e-mail is changed', async () => {
    await page.getByRole('link', { name: '邮箱' }).click()
    await prove(page, password)
    await expect(page).toHaveURL('/user/setting/update-email/2')
    await expectValidScreen(page, 'update-email/2')
    await page.getByRole('textbox', { name: '新邮箱' }).fill(`new-${email}`)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByLabel('邮箱验证码').fill(await readCode(page, `new-${email}`))
    await page.getByRole('button', { name: '完成' }).click()
    await expect(page.getByText('邮箱已更换，其他设备都已退出登录')).toBeVisible()
    await expectValidScreen(page, 'update-email/3')
    await page.getByRole('link', { name: '回到设置' }).click()
    await expect(page.getByRole('link', { name: '邮箱' })).toContainText('n***@example.com')
  })

  await test.step('avatar and background are cropped and uploaded', async () => {
    await page.getByRole('link', { name: '头像', exact: true }).click()
    await page.getByLabel('头像文件').setInputFiles(await photoFile('portrait.jpg', { hue: 40 }))
    await page.getByRole('dialog', { name: '裁剪头像' }).getByRole('button', { name: '确定' }).click()
    await save(page, '头像已更新')
    await page.getByRole('link', { name: '主页背景' }).click()
    await page
      .getByLabel('背景文件')
      .setInputFiles(await photoFile('back.jpg', { hue: 200, width: 1600, height: 700 }))
    await page.getByRole('dialog', { name: '裁剪背景' }).getByRole('button', { name: '确定' }).click()
    await save(page, '背景已更新')
    await expect(page.getByRole('link', { name: '主页背景' })).toContainText('已设置')
  })

  await test.step('profile fields, each with its switch', async () => {
    const userName = `setter_${phone.slice(-6)}`
    await page.getByRole('link', { name: '用户名' }).click()
    await page.getByRole('textbox', { name: '用户名' }).fill('1abc')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('字母开头，6-20位字母、数字或下划线')).toBeVisible()
    await page.getByRole('textbox', { name: '用户名' }).fill(userName)
    await page.getByRole('button', { name: '保存' }).click()
    const question = page.getByRole('alertdialog', { name: `把用户名改成 ${userName}？` })
    await expect(question).toContainText(/改好以后，\d{4} 年 \d+ 月 \d+ 日 后才能再改/)
    await expectToast(page, '用户名已更新', () => question.getByRole('button', { name: '修改' }).click())
    await page.getByRole('link', { name: '用户名' }).click()
    await expect(page.getByText(/后可以再次修改/)).toBeVisible()
    await page.goBack()

    await page.getByRole('link', { name: '昵称' }).click()
    await expect(page.getByText(/现在改好，.* 后才能再改/)).toBeVisible()
    await page.getByRole('textbox', { name: '昵称' }).fill('林小满')
    await expect(page.getByText('昵称已被占用')).toBeVisible()
    const nickName = `改名${phone.slice(-6)}`
    await page.getByRole('textbox', { name: '昵称' }).fill(nickName)
    await expect(page.getByText('这个昵称可以用')).toBeVisible()
    await save(page, '昵称已更新')

    await page.getByRole('link', { name: '简介' }).click()
    await page.getByRole('textbox', { name: '简介' }).fill('清晨的江面')
    await save(page, '已保存')
    await expect(page.getByRole('link', { name: '简介' })).toContainText('清晨的江面')

    await page.getByRole('link', { name: '性别' }).click()
    await page.getByRole('radio', { name: '女' }).check()
    await page.getByRole('switch', { name: /在主页公开性别/ }).click()
    await expect(page.getByText('仅自己可见')).toBeVisible()
    await save(page, '已保存')
    await expect(page.getByRole('link', { name: '性别' })).toContainText('女')

    await page.getByRole('link', { name: '生日' }).click()
    await page.getByLabel('日', { exact: true }).selectOption({ label: '24 日' })
    await save(page, '已保存')
    await expect(page.getByRole('link', { name: '生日' })).toContainText('1990 年 1 月 24 日')

    await page.getByRole('link', { name: '地区' }).click()
    await page.getByLabel('省份').selectOption({ label: '浙江省' })
    await page.getByLabel('城市').selectOption({ label: '杭州市' })
    await save(page, '已保存')
    await expect(page.getByRole('link', { name: '地区' })).toContainText('杭州')
  })

  await test.step('profile fields are cleared', async () => {
    for (const [link, button, question, done] of [
      ['头像', '用默认头像', '换回默认头像？', '已换回默认头像'],
      ['生日', '清空', '清空生日？', '生日已清空'],
      ['地区', '清空', '清空地区？', '地区已清空'],
    ] as const) {
      await page.getByRole('link', { name: link, exact: link === '头像' }).click()
      await page.getByRole('button', { name: button }).click()
      const confirm = page.getByRole('alertdialog', { name: question }).getByRole('button', { name: button })
      await expectToast(page, done, () => confirm.click())
      await expect(page.getByRole('button', { name: button })).toHaveCount(0)
      await page.goBack()
    }
    await expect(page.getByRole('link', { name: '生日' })).not.toContainText('1990')
    await expect(page.getByRole('link', { name: '地区' })).not.toContainText('杭州')
  })

  await test.step('more profile fields', async () => {
    await page.getByRole('link', { name: '摄影水平' }).click()
    await page.getByRole('radio', { name: /进阶发烧友/ }).check()
    await save(page, '已保存')

    const turn = (name: string | RegExp) =>
      awaitCall(page, UserInfo.Update, () => page.getByRole('switch', { name }).click())
    await turn(/公开我的粉丝/)
    await turn('接收活动短信')
    await page.getByRole('link', { name: '站内弹窗' }).click()
    await turn(/系统公告/)
    await expect(page.getByRole('switch', { name: /系统公告/ })).not.toBeChecked()
    await page.goto('/user/setting')
    await expect(page.getByRole('switch', { name: /公开我的粉丝/ })).not.toBeChecked()
    await expect(page.getByRole('switch', { name: '接收活动短信' })).toBeChecked()
    await expect(page.getByRole('link', { name: '站内弹窗' })).toContainText('开启 3 项')
  })

  await test.step('the club card waits for staff', async () => {
    await page.getByRole('link', { name: '会员俱乐部' }).click()
    await page.getByRole('link', { name: '绑定会员卡' }).click()
    await page.getByLabel('会员卡号').fill(`CARD${phone.slice(-6)}`)
    await page.getByLabel('姓名').fill('林清')
    await page.getByRole('textbox', { name: '手机号' }).fill(phone)
    await page.getByRole('button', { name: '提交审核' }).click()
    await expect(page.getByRole('heading', { name: '会员卡正在审核' })).toBeVisible()
  })

  await test.step('the password is changed', async () => {
    await page.goto('/user/setting/update-password/1')
    await prove(page, password)
    await expect(page).toHaveURL('/user/setting/update-password/2')
    await expectValidScreen(page, 'update-password/2')
    await page.getByLabel('新密码').fill('雾里看山 第八重')
    await page.getByLabel('再输入一次').fill('雾里看山 第八重')
    await page.getByRole('button', { name: '完成' }).click()
    await expect(page.getByText('密码已更新，其他设备都已退出登录')).toBeVisible()
    await expectValidScreen(page, 'update-password/3')
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    )
    expect(stored).not.toContain('雾里看山')
  })

  await test.step('an account at Weibo is bound, and unbound with the password as proof', async () => {
    await page.goto('/user/setting/update-account')
    await page.getByRole('button', { name: '绑定微博' }).click()
    await page.getByLabel(bound, { exact: true }).check()
    await page.getByRole('button', { name: '同意' }).click()
    await expect(page).toHaveURL('/user/setting/update-account#social')
    await expect(page.getByText(bound, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: '解绑微博' }).click()
    const proof = page.getByRole('dialog', { name: '解绑微博' })
    await proof.getByLabel('当前密码', { exact: true }).fill('雾里看山 第八重')
    await proof.getByRole('button', { name: '解绑' }).click()
    await expect(page.getByRole('button', { name: '绑定微博' })).toBeVisible()
  })

  await test.step('another device is signed out', async () => {
    const elsewhere = await openAs('visitor')
    await elsewhere.goto('/account/login/email-password')
    await elsewhere.getByLabel('邮箱').fill(`new-${email}`)
    await elsewhere.getByLabel('密码', { exact: true }).fill('雾里看山 第八重')
    await elsewhere.getByRole('checkbox', { name: /已阅读并同意/ }).check()
    await elsewhere.getByRole('button', { name: '登录', exact: true }).click()
    await expect(elsewhere).toHaveURL('/')
    await elsewhere.goto('/user/setting')
    await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/user/setting/update-account')
    await expect(page.getByText('当前设备')).toHaveCount(1)
    await page.getByRole('button', { name: /^退出该设备/ }).click()
    // No user action there: the server notifies its open pages.
    await expectToast(elsewhere, '账号已在别处登录或被停用', () =>
      page.getByRole('alertdialog').getByRole('button', { name: '退出该设备' }).click(),
    )
    await expect(page.getByRole('button', { name: /^退出该设备/ })).toHaveCount(0)
    await expect(elsewhere.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  })

  await test.step('the data is exported', async () => {
    await page.goto('/user/setting/update-account')
    await page.getByRole('button', { name: '导出我的数据' }).click()
    const proof = page.getByRole('dialog', { name: '导出我的数据' })
    await proof.getByLabel('当前密码', { exact: true }).fill('雾里看山 第八重')
    await proof.getByRole('button', { name: '开始导出' }).click()
    await expect(page.getByText(/正在整理|数据已备好/)).toBeVisible()
  })
})

test('an account is scheduled for deletion, and kept by signing in in time', async ({ openAs, person }) => {
  const leaver = await person('writer')
  const page = await openAs('writer')
  await page.goto('/user/setting/delete-account')
  await expect(page.getByText(`验证码发到绑定的手机号 139 **** ${leaver.contact.slice(-4)}`)).toBeVisible()
  await expect(page.getByRole('textbox', { name: '手机号' })).toHaveCount(0)
  const before = await readCode(page, leaver.contact)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('短信验证码').fill(await readCode(page, leaver.contact, before))
  await page.getByRole('checkbox', { name: '我已了解注销的后果' }).check()
  await page.getByRole('button', { name: '申请注销' }).click()
  await page
    .getByRole('alertdialog', { name: '注销这个账号？' })
    .getByRole('button', { name: '注销' })
    .click()
  const told = page.getByRole('alertdialog', { name: '注销申请已提交' })
  // The end is a time of day.
  await expect(told).toContainText(/\d+ 年 \d+ 月 \d+ 日 \d\d:\d\d 前登录可以撤销/)
  await told.getByRole('button', { name: '确定' }).click()
  // Home is loaded again.
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible()

  await page.goto('/account/login/phone-password')
  await page.getByLabel('账号').fill(leaver.contact)
  await page.getByLabel('密码', { exact: true }).fill(leaver.password)
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: '撤销注销？' })
  await question.getByRole('button', { name: '继续注销' }).click()
  await expect(page).toHaveURL(/phone-password/)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await question.getByRole('button', { name: '撤销注销' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/user/setting')
  await expect(page.getByRole('link', { name: '手机号' })).toContainText('139 ****')
  await page.goto('/user/notice/6')
  await expect(
    page.getByText('你的账号申请过注销。如果不是你本人操作，请立即修改密码并联系客服'),
  ).toBeVisible()
})

async function prove(page: Page, password: string): Promise<void> {
  await page.getByLabel('当前密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '下一步' }).click()
}

/** Saves the page: a toast, and back to the settings. */
async function save(page: Page, toast: string): Promise<void> {
  await expectToast(page, toast, () => page.getByRole('button', { name: '保存', exact: true }).click())
  await expect(page).toHaveURL('/user/setting')
}
