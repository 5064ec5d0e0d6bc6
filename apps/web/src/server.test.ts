import { describe, expect, it } from 'vitest'
import { drawPage } from './server.ts'

const id = '01a1fe66-ccba-7299-8c28-aaaaaaaaaaaa'
const evil = `</p></title><script>alert(1)</script>" style="color:red" onload="alert(1)" '><img src=x onerror=alert(1)>[smile]`

const picture = {
  id: 'p',
  url480: '/files/a/480.webp?"><script>',
  url1080: '/files/a/1080.webp',
  url2048: null,
  width: 3000,
  height: 2000,
  blur: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  color: 'red" onload="alert(1)',
  title: evil,
  alt: evil,
  licence: 2,
  exif: {
    camera: evil,
    cameraId: null,
    lens: evil,
    lensId: evil,
    source: 2,
    hand: ['film'],
    film: evil,
    hidden: [],
    shotDate: evil,
  },
}
const post = {
  id,
  title: evil,
  summary: evil,
  place: evil,
  authorId: 'a',
  authorNickName: evil,
  authorHeadPic: 'javascript:alert(1)',
  authorUserCategoryIcon: 'official',
  authorUserLevelIcon: null,
  authorUsedFrameSrc: null,
  isAuthor: false,
  can: { comment: true, report: true },
  authorLevel: 3,
  authorFollowState: 0,
  authorErased: false,
  createTime: '2026-11-01 10:00:00',
  exposeUser: [1, 2, 3],
  editedTime: null,
  cover: null,
  vote: null,
  match: null,
  status: 2,
  pictures: [picture, { ...picture, id: 'q' }],
  tags: [evil],
  topicInfos: [{ id: evil, name: evil }],
  likeCount: 1,
  collectCount: 2,
  replyCount: 3,
  shareCount: 4,
  commentsClosed: false,
  atUsers: [],
  addComment: true,
}
const reply = {
  id: 'r',
  publishId: id,
  userId: 'a',
  nickName: evil,
  text: evil,
  level: 1,
  fromUserCategoryIcon: 'photographer',
  fromUserHeadPicUrl: '',
  fromUsedFrameSrc: '/files/frame.webp',
  createTime: post.createTime,
  replyToUser: evil,
  atUsers: [],
  picture: null,
  folded: false,
  can: { report: true },
  likeCount: 0,
  childCount: 0,
  children: [],
}
const tiles = Array.from({ length: 12 }, (_, index) => ({
  id: `t${index}`,
  publishId: `t${index}`,
  picture,
  pictureCount: 2,
  authorId: 'b',
  authorNickName: evil,
  authorHeadPic: null,
  likeCount: 0,
  collectCount: 0,
}))
const page = (items: unknown[]) => ({ items, totalCount: 100, isLast: false, nextCursor: 'c' })
const link = { text: evil, url: 'https://a.example/' }
const boot = JSON.stringify({
  now: Date.UTC(2026, 10, 21),
  appKey: 'k',
  settings: {
    productKey: 'test',
    communityName: evil,
    copyrightCompany: evil,
    shops: [link],
    icp: link,
    policeFiling: null,
    businessLicenceUrl: 'https://a.example/',
    socialFollow: link,
    agreementsInFooter: true,
    evidenceHead: { number: 7, hash: 'ab'.repeat(32) },
    analytics: null,
  },
  queries: [
    { service: 'NewPublish', method: 'GetDailyPicks', input: {}, result: [post] },
    { service: 'Picture', method: 'GetList', input: { sort: 'hot' }, result: page(tiles) },
    { service: 'Picture', method: 'GetList', input: {}, result: page(tiles) },
    { service: 'NewPublish', method: 'Detail', input: { id }, result: post },
    { service: 'NewPublish', method: 'GetPublishReplyList', input: { publishId: id }, result: page([reply]) },
  ],
})

const addresses = ['/', '/post/photo', `/post/detail/${id}`]

describe('server rendering', () => {
  it.each(addresses)(
    '%s contains the first view of visitors, and no input of members becomes markup',
    (address) => {
      const { html, head } = drawPage(address, boot) ?? { html: '', head: '' }
      const all = head + html
      expect(html).toContain('alert(1)')
      // Outside of quoted attributes no member's input may look like a tag or an attribute.
      const bare = all.replaceAll(/"[^"]*"/g, '""')
      expect(bare).not.toMatch(/<script|<img src=x|<\/title>/)
      expect(bare).not.toMatch(/<[^>]*\s(?:style|on\w+)=/)
      expect(head).toMatch(/^(<link rel="preload" as="image" [^>]*>)+$/)
      expect(html).not.toContain('<link')
    },
  )

  it('renders the content of every width, marked with it', () => {
    const { html } = drawPage('/post/photo', boot) ?? { html: '' }
    const walls = [...html.matchAll(/class="photo-wall" data-at="(\w+)"/g)].map(([, at]) => at)
    expect(walls).toEqual(['phone', 'tablet', 'laptop', 'desk'])
    for (const at of ['phone', 'wider', 'narrow', 'wide']) expect(html).toContain(`data-at="${at}"`)
    // Photographs that may be hidden are not fetched eagerly.
    for (const image of html.match(/<img srcSet="[^>]*>/gi) ?? []) expect(image).toContain('loading="lazy"')
  })

  it('offers reporting for every photograph of other members', () => {
    expect(drawPage('/post/photo', boot)?.html).toContain('data-image-report="t0"')
    const home = drawPage('/', boot)?.html
    expect(home).toContain(`data-image-report="${id}"`)
    expect(home).toContain('data-image-report="t0"')
  })

  it('puts author, actions and comments of a post before related posts', () => {
    const { html } = drawPage(`/post/detail/${id}`, boot) ?? { html: '' }
    const places = ['post-stage', 'post-detail-panel', 'id="comment"', 'related-place'].map((part) =>
      html.indexOf(part),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  it('shows the verification of members and the frames they wear', () => {
    const { html } = drawPage(`/post/detail/${id}`, boot) ?? { html: '' }
    expect(html).toContain('官方账号')
    expect(html).toContain('认证摄影师')
    expect(html).toMatch(/<img class="ui-avatar-frame" src="\/files\/frame\.webp"/)
  })

  it('leaves members’ pages and tabs of the home page to the browser', () => {
    expect(drawPage('/user', boot)).toBeNull()
    expect(drawPage('/?tab=new', boot)).toBeNull()
    expect(drawPage('/nowhere', boot)).toBeNull()
    expect(drawPage('/account/login/phone', boot)).toBeNull()
  })
})
