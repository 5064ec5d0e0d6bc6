import { expect, type Page } from '@playwright/test'
import { newPhone, readCode, typeCode } from '../support/sign-in.ts'
import { article, at, contest, lottery, onWall, opened, post, type Screen } from './screen.ts'

/** Screens that visitors see. */
export const visitorScreens: Screen[] = [
  at('/'),
  at('/?tab=new'),
  at('/post/photo'),
  at('/more/ranking'),
  at('/more/product-intro'),
  at('/more/news'),
  at('/more/news?type=3&videoType=5'),
  {
    name: '/more/news/{id}',
    open: async (page) => {
      await page.goto('/more/news')
      await page.getByRole('link', { name: /澄光 C1 Pro 正式发售/ }).click()
      await expect(page.getByRole('cell', { name: 'CFexpress B + SD' })).toBeVisible()
    },
  },
  at('/more/customer-service'),
  at('/more/customer-service?keyword=%E4%BF%9D%E4%BF%AE'),
  at('/more/customer-service?keyword=%E9%BE%98%E9%9D%90%E9%BE%98'),
  at('/more/store-information'),
  at('/more/store-information?t=2'),
  at('/more/store-information?t=3&keyword=%E9%BE%98'),
  at('/more/store-activity'),
  at(`/more/first-publication/${'0'.repeat(64)}`),
  at('/activity'),
  at('/activity/calendar'),
  opened('/activity/detail/{id}', '/activity?state=3', '.event-card-title a', '之后取消或没有来'),
  opened('/activity/detail/{id} that is over', '/activity?state=7', '.event-card-title a', '已结束'),
  opened(
    '/activity/detail/{id} that was cancelled',
    '/activity?state=8',
    '.event-card-title a',
    '活动已取消：',
  ),
  at('/activity/joinactivity'),
  at('/activity/prevdetail/01930000-0000-7000-8000-00000000dead?previewToken=x'),
  at('/activity/qr-code'),
  at('/activity?tab=contest'),
  contest('/activity/match/{id}', '街角十分钟', '我要投稿'),
  contest('/activity/match/{id} while it is voted for', '山河入镜影友年赛', '公众投票'),
  contest('/activity/match/{id} with its result', '留白秋季影赛', '与公布的结果一致'),
  contest(
    '/activity/match-detail/{id}',
    '留白秋季影赛',
    '规则更新记录',
    (id) => `/activity/match-detail/${id}`,
  ),
  at('/activity/prematch/01930000-0000-7000-8000-00000000dead?previewToken=x'),
  {
    name: '/activity/certificate/{code}',
    open: async (page) => {
      await contest('', '留白秋季影赛', '获奖证书').open(page)
      await page
        .getByRole('link', { name: /^获奖证书/ })
        .first()
        .click()
      await expect(page.getByText('证书编号')).toBeVisible()
    },
  },
  at('/user/activity'),
  at('/activity/lottery'),
  at('/activity/lottery?tab=all'),
  at('/activity/lottery?tab=mine'),
  at('/activity/get-reward-address'),
  at('/questionnaire/preview?id=01930000-0000-7000-8000-00000000dead'),
  lottery('岁末抽奖', '自己验算'),
  lottery('新年第一卷', '登录后参加'),
  lottery('每日九宫格', '今天的种子已经锁住'),
  at('/user/achievement/photo-frame'),
  at('/user/achievement/photo-frame-detail/spring'),
  at('/post/photo?focalMin=2999'),
  at('/search?q=%E5%B1%B1'),
  at('/search?q=%E9%9B%A8%E5%90%8E'),
  at('/search?q=f%3C%3D4&tab=photo'),
  at('/search?q=%E5%B1%B1&tab=people'),
  at('/search?q=%E9%BE%98%E9%9D%90%E9%BE%98'),
  at('/search?q=%E5%A4%9C%E6%99%AF+f%3C%3D1.2'),
  at('/search/searchkeywords'),
  {
    name: 'the search over a page',
    open: async (page) => {
      await page.goto('/post/photo')
      await page.getByRole('link', { name: '搜索' }).first().click()
      await page.getByRole('combobox', { name: '搜索' }).fill('夜景')
      await expect(page.getByRole('option').nth(1)).toBeVisible()
    },
  },
  {
    name: 'the filters of gear',
    open: async (page) => {
      await page.goto('/post/photo')
      await page.getByRole('button', { name: '参数：全部' }).click()
      await expect(page.getByRole('dialog', { name: '按器材和参数找照片' })).toBeVisible()
    },
  },
  at('/post/tag-filter'),
  {
    name: '/post/tag-filter?tag={tag}',
    open: async (page) => {
      await page.goto('/post/tag-filter')
      await page.getByRole('main').getByRole('link', { name: /^#/ }).first().click()
      await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: '/post/lens/{id}',
    open: async (page) => {
      await page.goto('/post/lens-compare')
      const first = page.getByLabel('第一支镜头')
      await expect(first.getByRole('option').nth(2)).toBeAttached()
      await first.selectOption({ index: 1 })
      await expect(page).toHaveURL(/[?&]a=[^&]/)
      await page.getByLabel('第二支镜头').selectOption({ index: 2 })
      await page.getByRole('region', { name: '比较' }).getByRole('link').first().click()
      await expect(page.getByRole('heading', { name: /^f\// }).first()).toBeVisible()
    },
  },
  {
    name: '/post/camera/{id}',
    open: async (page) => {
      await page.goto('/post/photo')
      await page.getByRole('button', { name: /^相机/ }).click()
      await page.getByRole('menuitemradio').nth(1).click()
      await page.getByRole('link', { name: '相机页' }).click()
      await expect(page.getByText('个公开作品')).toBeVisible()
    },
  },
  post,
  at('/article?category=8&source=member'),
  article,
  {
    name: 'sign-in over a post',
    open: async (page) => {
      await post.open(page)
      await page.getByRole('button', { name: /^点赞/ }).first().click()
      await expect(page.getByRole('dialog').getByLabel('手机号')).toBeVisible()
    },
  },
  at('/account/login/phone-password'),
  at('/account/login/wechat'),
  at('/account/login/wx?code=stolen&state=forged'),
  at('/oauth/weibo/callback?code=stolen&state=forged'),
  at('/account/login/code/1'),
  at('/account/login/code/1?by=email'),
  {
    name: '/account/login/code/2',
    open: async (page) => {
      await hold(page)
      await page.goto('/account/login/code/1')
      await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
      await page.getByRole('button', { name: '获取验证码' }).click()
      await expect(page.getByRole('group', { name: '短信验证码' })).toBeVisible()
    },
  },
  at('/account/reset-password/phone/1'),
  at('/account/reset-password/email/1'),
  at('/account/register/step1'),
  {
    name: '/account/register/step2',
    open: async (page) => {
      await hold(page)
      await page.goto('/account/register/step2')
      await expect(page.getByRole('group', { name: '短信验证码' })).toBeVisible()
    },
  },
  { name: '/account/register/step3', open: provePhone },
  {
    name: '/account/register/step4',
    open: async (page) => {
      await provePhone(page)
      await page.getByLabel('密码', { exact: true }).fill('雾里看山 七重 2')
      await page.getByLabel('再输入一次').fill('雾里看山 七重 2')
      await page.getByRole('button', { name: '下一步' }).click()
      await expect(page.getByLabel('昵称')).toBeVisible()
    },
  },
  at('/404'),
  // A post that is gone.
  at('/post/detail/01930000-0000-7000-8000-00000000dead'),
  at('/more/onlinegallery'),
  onWall('/more/onlinegallerymore', '山不说话'),
  at('/more/onlinegallerymore?id=01930000-0000-7000-8000-00000000dead'),
  at('/more/onlinegalleryhistory'),
  at('/more/onlinegalleryhistory?year=2001'),
  onWall('a work over the window', '山不说话', async (page) => {
    await page
      .getByRole('button', { name: /^看大图/ })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: /第 1 幅/ })).toBeVisible()
  }),
  at('/exception/404'),
  at('/article'),
  at('/article/quiz'),
  {
    // Some of these parts show a loading state.
    name: '/dev/parts',
    open: async (page) => {
      await page.goto('/dev/parts')
    },
  },
]

/** Sets the browser state that earlier steps of signing in and registering would leave. */
async function hold(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const phone = '13900139099'
    const keep = (name: string, value: unknown) =>
      localStorage.setItem(`guangquan.${name}`, JSON.stringify(value))
    const isRegister = location.pathname.includes('register')
    keep('codeSent', {
      to: phone,
      captchaType: isRegister ? 1 : 2,
      until: Date.now() + 60_000,
      arrived: true,
    })
    keep('account', {
      until: Date.now() + 30 * 60_000,
      state: { phone, nickName: '', agreementCheckBox: true },
      version: 0,
    })
  })
}

/** Goes through the first two steps of registering with a new phone: its proof exists only in the page. */
async function provePhone(page: Page): Promise<void> {
  const phone = newPhone()
  await page.goto('/account/register/step1')
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await typeCode(page, '短信验证码', await readCode(page, phone))
  await expect(page.getByLabel('密码', { exact: true })).toBeVisible()
}
