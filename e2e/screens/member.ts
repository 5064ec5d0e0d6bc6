import { expect, test } from '@playwright/test'
import { makePost, postPath } from '../support/make-post.ts'
import { newAccount } from '../support/new-account.ts'
import { photoFile } from '../support/photo-file.ts'
import { at, contest, lottery, opened, post, type Screen } from './screen.ts'
import { unfold } from '../support/unfold.ts'

// Ids of demonstration members are the same everywhere.
export const alan = '018df82b-3e00-7ead-a904-f5b0e41f176e'

const settings = [
  '',
  '/bind-club-status',
  '/delete-account',
  '/strikes',
  '/update-account',
  '/update-address',
  '/update-area',
  '/update-avatar',
  '/update-background',
  '/update-bind-club',
  '/update-birthday',
  '/update-email/1',
  '/update-introduction',
  '/update-nickname',
  '/update-password/1',
  '/update-phone/1',
  '/update-photo-level',
  '/update-receive-sms',
  '/update-popup-accept',
  '/update-notice',
  '/update-sex',
  '/update-username',
]

/** The form of an activity. */
const signUpForm: Screen = {
  name: '/activity/joinactivity?id={id}',
  open: async (page) => {
    await page.goto('/activity?state=3')
    const href = (await page.locator('.event-card-title a').first().getAttribute('href')) ?? ''
    await page.goto(`/activity/joinactivity?id=${/[\da-f-]{36}/.exec(href)?.[0]}`)
    await expect(
      page
        .getByRole('main')
        .getByText(/^名额|^已报/)
        .first(),
    ).toBeVisible()
  },
}

/** The page of a present of the demonstration, or the page that it leads to. */
function ofPresent(title: string, next?: string): Screen {
  return {
    name: `/user/present, ${title} ${next ?? ''}`,
    open: async (page) => {
      await page.goto('/user/present')
      await page.getByRole('link', { name: new RegExp(title) }).click()
      await expect(page.getByRole('region', { name: '领取' })).toBeVisible()
      if (next === undefined) return
      await page.getByRole('link', { name: next }).click()
      await expect(page.getByRole('button', { name: /^确认/ })).toBeVisible()
    },
  }
}

/** A page about the circle that the demonstration member runs. */
const ofOwnCircle = (page: string, query: string, text: string): Screen => ({
  name: `${page}/{id}${query}`,
  open: async (window) => {
    await window.goto('/user/circle/2')
    const href = await window.locator('.circle-row-name a').first().getAttribute('href')
    await window.goto(`${page}/${href?.split('/').at(-1) ?? ''}${query}`)
    await expect(window.getByRole('main').getByText(text).first()).toBeVisible()
  },
})

/** Screens that only members see, and those that look different for them. */
export const memberScreens: Screen[] = [
  at('/'),
  at('/?tab=follow'),
  at('/user'),
  at('/user?tab=circle'),
  at('/user?tab=collect'),
  at('/user?tab=like'),
  at('/user/interest'),
  at('/user/qr-code'),
  at(`/user/other?id=${alan}`),
  at(`/user/other/follow?id=${alan}`),
  at(`/user/other/fans?id=${alan}`),
  at(`/user/other/gallery?id=${alan}`),
  at(`/user/other/like?id=${alan}`),
  at(`/user/other/like?id=${alan}&tab=collect`),
  at(`/user/other/release-list?id=${alan}`),
  at('/user/notice/3'),
  at('/user/product'),
  at('/user/product/activity'),
  opened('/user/product/join', '/user/product/activity', 'a.activity-card', '活动说明'),
  at('/user/product/register/1'),
  opened('/user/product/detail/{id}', '/user/product', 'a.product-card', '购买信息'),
  at('/user/coins/mine'),
  at('/user/coins/mine?side=spent'),
  at('/user/achievement/medal-detail/shutter'),
  at('/user/achievement/photo-frame'),
  at('/user/achievement/photo-frame-detail/viewfinder'),
  at(`/user/other/achievement?id=${alan}`),
  at(`/user/other/achievement/medal-detail/shutter?id=${alan}`),
  at(`/user/other/achievement/photo-frame?id=${alan}`),
  at(`/user/other/achievement/photo-frame-detail/viewfinder?id=${alan}`),
  at('/user/coins/exchange'),
  at('/user/coins/orders'),
  at('/user/benefits'),
  opened('/user/benefits/detail/{id}', '/user/benefits', '.goods-card', '领取'),
  opened('/user/coins/goods/{id}', '/user/coins/exchange', '.goods-card', '兑换'),
  opened('/user/coins/order/{id}', '/user/coins/orders?tab=codes', 'a.order-row', '订单号'),
  at('/user/feedback'),
  opened('/user/feedback/{id}', '/user/feedback', 'a.feedback-row', '客服'),
  at('/activity'),
  at('/activity/calendar'),
  signUpForm,
  at('/activity/qr-code'),
  contest('/activity/match/{id}', '山河入镜影友年赛', '公众投票'),
  contest(
    '/user/release/match?matchId={id}',
    '街角十分钟',
    '作品名',
    (id) => `/user/release/match?matchId=${id}`,
  ),
  at('/user/activity'),
  at('/user/activity?tab=3'),
  at('/activity/lottery?tab=mine'),
  at('/user/store-activity/release'),
  opened(
    '/user/store-activity/release?call={id}',
    '/user/store-activity/release',
    '.gallery-call a',
    '提交作品',
  ),
  at('/activity/lottery?tab=won'),
  lottery('新年第一卷', '参加抽奖'),
  lottery('每日九宫格', '今天还能抽'),
  at('/activity/get-reward-address?id=01930000-0000-7000-8000-00000000dead'),
  at('/user/im'),
  at('/user/im?folder=2'),
  opened('/user/im?with={id}', '/user/im', 'a.message-row', '对话从这里开始'),
  {
    name: '/user/im/component/reply?with={id}',
    open: async (page) => {
      await page.goto('/user/im')
      const href = (await page.locator('a.message-row').first().getAttribute('href')) ?? ''
      await page.goto(`/user/im/component/reply${href.slice(href.indexOf('?'))}`)
      await expect(page.getByRole('main').getByText('对话从这里开始')).toBeVisible()
    },
  },
  at('/circle'),
  at('/circle?view=ranking'),
  at('/follow?tab=circles'),
  at('/search?q=%E8%83%B6%E7%89%87&tab=circle'),
  ofOwnCircle('/circle/detail', '', '圈规'),
  ofOwnCircle('/circle/detail', '?view=list', '圈规'),
  ofOwnCircle('/circle/detail', '?tab=members', '管理员'),
  ofOwnCircle('/circle/common-members', '', '圈里的熟人'),
  at('/user/circle/1'),
  at('/user/circle/4'),
  ofOwnCircle('/user/circle/manage', '', '等待审核'),
  ofOwnCircle('/user/circle/manage', '?part=profile', '圈子简介'),
  ofOwnCircle('/user/circle/manage', '?part=figures', '每天的数字'),
  ofOwnCircle('/user/circle/manage', '?part=removed', '移出的作品'),
  ofOwnCircle('/user/circle/manage', '?part=end', '解散圈子'),
  ofOwnCircle('/user/circle/members', '', '添加管理员'),
  ofOwnCircle('/user/circle/admin-add', '', '还能添加'),
  at(`/user/other/circle/1?id=${alan}`),
  at('/user/like'),
  at('/user/like?tab=given'),
  at('/follow'),
  at('/user/level/rule/1'),
  at('/user/level/rule/2'),
  at('/user/level/rule/3'),
  at('/user/level/rule/4'),
  at('/questionnaire'),
  opened('/questionnaire?id={id}', '/questionnaire', 'a.qn-card', /^下一/),
  {
    name: '/questionnaire/preview?id={id}',
    open: async (page) => {
      await page.goto('/questionnaire')
      const href = (await page.locator('a.qn-card').first().getAttribute('href')) ?? ''
      await page.goto(href.replace('/questionnaire?', '/questionnaire/preview?'))
      await expect(page.getByText('这是预览：可以试着答，不会保存，也不能交。')).toBeVisible()
    },
  },
  at('/user/present'),
  ofPresent('生日礼'),
  ofPresent('金奖奖品'),
  ofPresent('金奖奖品', '去选择'),
  ofPresent('升级礼', '填写收货地址'),
  at('/follow?tab=recommend'),
  at('/article/quiz'),
  at('/user/gallery'),
  {
    name: '/user/gallery with photographs chosen',
    open: async (page) => {
      await page.goto('/user/gallery')
      await page.getByRole('button', { name: '选照片' }).click()
      await page.getByRole('checkbox').first().check()
      await expect(page.getByText('已选 1 张')).toBeVisible()
    },
  },
  at('/user/release'),
  at('/user/release-list'),
  at('/user/release-list?tab=draft'),
  at('/user/release-list?tab=bin'),
  at('/user/collect'),
  {
    name: '/user/release with photographs',
    open: async (page) => {
      await page.goto('/user/release')
      await page
        .getByLabel('选择照片')
        .setInputFiles([
          await photoFile('one.jpg', { hue: 20 }),
          { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('broken') },
        ])
      await expect(page.getByText(/第 2 张上传失败/)).toBeVisible()
      await expect(page.getByRole('button', { name: /^拍摄信息.*澄光/ })).toBeVisible()
    },
  },
  {
    name: '/user/release with as many photographs as a post takes',
    open: async (page) => {
      await page.goto('/user/release')
      const photo = await photoFile('one.jpg', { hue: 20 })
      await page
        .getByLabel('选择照片')
        .setInputFiles(Array.from({ length: 9 }, (_, place) => ({ ...photo, name: `${place + 1}.jpg` })))
      await expect(page.getByRole('button', { name: '发布 9 张照片' })).toBeEnabled()
    },
  },
  {
    name: '/user/release with camera data by hand',
    open: async (page) => {
      await page.goto('/user/release')
      await page.getByLabel('选择照片').setInputFiles([await photoFile('one.jpg', { hue: 20 })])
      await unfold(page, '拍摄信息')
      const gear = page.getByRole('region', { name: '拍摄信息' })
      await gear.getByRole('button', { name: '修改' }).click()
      await gear.getByLabel('胶片').fill('Kodak Portra 400')
      await expect(gear.getByText('胶片　手动')).toBeVisible()
    },
  },
  {
    name: 'viewer with histogram and camera data',
    open: async (page) => {
      await post.open(page)
      await page.getByRole('button', { name: '查看大图' }).click()
      const viewer = page.getByRole('dialog', { name: '查看大图' })
      await viewer.getByRole('button', { name: '直方图' }).click()
      await viewer.getByRole('button', { name: '拍摄参数' }).click()
      await expect(viewer.getByRole('img', { name: /暗部溢出/ })).toBeVisible()
    },
  },
  {
    name: 'viewer with critiques',
    open: async (page) => {
      const author = await newAccount(test.info().project.use.baseURL ?? '', 'phone')
      await page.goto(postPath(await makePost(author, { critiqueOpen: true })))
      await page.getByRole('button', { name: '作者求点评，圈一处说说' }).click()
      await expect(page.getByRole('region', { name: '圈点点评' })).toBeVisible()
    },
  },
  {
    name: '/user/release/article',
    open: async (page) => {
      await page.goto('/user/release/article')
      const text = page.getByRole('textbox', { name: '正文' })
      await text.pressSequentially('雾不是灰的。')
      await page.getByLabel('选择照片').setInputFiles(await photoFile('fog.jpg'))
      await expect(page.getByRole('list', { name: '拍摄参数' })).toBeVisible()
    },
  },
  post,
  {
    name: 'the emotions under a post',
    open: async (page) => {
      await post.open(page)
      const say = page.getByRole('button', { name: '说点什么' })
      await expect(say.or(page.getByLabel('写评论')).first()).toBeVisible()
      if (await say.isVisible()) await say.click()
      await page.getByRole('button', { name: '表情' }).click()
      await expect(page.getByRole('group', { name: '表情' })).toBeVisible()
    },
  },
  {
    name: 'the share dialog',
    open: async (page) => {
      await post.open(page)
      await page.getByRole('button', { name: /^分享/ }).first().click()
      await expect(page.getByRole('img', { name: /分享海报/ })).toBeVisible()
    },
  },
  at('/account/register/step11'),
  ...settings.map((page) => at(`/user/setting${page}`)),
  at('/user/address/list'),
  {
    name: '/user/address/edit',
    open: async (page) => {
      await page.goto('/user/address/list')
      await page.getByRole('link', { name: /^编辑/ }).first().click()
      await expect(page.getByLabel('手机号')).toHaveValue(/^\d{3} \d{4} \d{4}$/)
      await expect(page.getByRole('combobox', { name: '区县' })).toBeVisible()
    },
  },
  {
    name: '/user/address/add with errors',
    open: async (page) => {
      await page.goto('/user/address/add')
      await page.getByRole('button', { name: '保存' }).click()
      await expect(page.getByRole('alert').filter({ hasText: '有 4 处需要修改' })).toBeFocused()
      await expect(page.getByText('请选择所在地区，到区县为止', { exact: true })).toBeVisible()
    },
  },
]
