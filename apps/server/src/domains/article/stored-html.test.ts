import { articleLimits, ArticleInfo, errorCatalogue, fieldSentences, NewPublish } from '@guangquan/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { articleText, publishArticle } from '../../testing/articles.ts'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestNode } from '../../testing/test-app.ts'
import { sanitiserVersion } from './html/sanitise-article.ts'

let node: TestNode
let alice: Browser
let bob: Browser

beforeAll(async () => {
  node = await openTestApp()
  alice = await buildMember(node)
  bob = await buildMember(node)
})
afterAll(() => node.close())

const read = (as: Browser | null, id: string) => callAs(node, as, ArticleInfo.Get, { id })

describe('the HTML of an article', () => {
  const save = (html: string) => callAs(node, alice, NewPublish.SaveDraft, { publishType: 2, html })
  const badInput = { code: errorCatalogue.BadInput.code, details: { fields: { html: expect.any(String) } } }

  test('is limited in elements and in what is stored when escaped', async () => {
    await expect(save('<br>'.repeat(4001))).rejects.toMatchObject(badInput)
    await expect(save("'".repeat(24_001))).rejects.toMatchObject(badInput)
    await expect(
      publishArticle(node, alice, { html: `<p>${'&amp;'.repeat(19_000)}${"'".repeat(900)}` }),
    ).resolves.toBeDefined()
  })

  test('waits for the one before of its author, so that nobody fills the queue alone', async () => {
    const long = '<p>雾</p>'.repeat(4000)
    const [bobs, ...alices] = await Promise.all([
      callAs(node, bob, NewPublish.SaveDraft, { publishType: 2, html: long }),
      ...Array.from({ length: 18 }, () =>
        callRaw(node, alice, NewPublish.SaveDraft, { publishType: 2, html: long }),
      ),
    ])
    expect(bobs.id).toBeDefined()
    const refusals = alices.flatMap(({ body }) => (body.error === null ? [] : [body.error.code]))
    expect(refusals.every((code) => code === errorCatalogue.DraftLimit.code)).toBe(true)
    await node.app.db.deleteFrom('draft').execute()
  })

  test('of a draft refers to no more photographs than an article may have', async () => {
    const figure = (index: number) =>
      `<figure data-photo="01890000-0000-7000-8000-${String(index).padStart(12, '0')}"></figure>`
    const html = Array.from({ length: articleLimits.photos + 1 }, (_, index) => figure(index)).join('')
    await expect(save(html)).rejects.toMatchObject({ code: errorCatalogue.ArticlePhotoLimit.code })
  })

  test('has places of missing pictures in a draft, which are not published', async () => {
    const places = '<figure data-placeholder="photo"></figure><figure data-placeholder="video"></figure>'
    const html = `${places}${articleText}`
    const { id } = await save(html.replace('></figure>', ' class="x">words</figure>'))
    expect((await callAs(node, alice, NewPublish.GetDraft, { id })).article?.html).toBe(html)
    const refused = {
      code: errorCatalogue.BadInput.code,
      details: { fields: { html: fieldSentences.placeholders } },
    }
    await expect(publishArticle(node, alice, { html })).rejects.toMatchObject(refused)
    expect((await save('<p>雾</p><figure data-placeholder="script"></figure>')).id).toBeDefined()
  })

  test('is in no list', async () => {
    const { id } = await save(articleText)
    await publishArticle(node, alice, { html: articleText })
    const lists = [
      await callAs(node, alice, NewPublish.GetDraftList, {}),
      await callAs(node, alice, NewPublish.GetOwnPublishList, {}),
      await callAs(node, alice, NewPublish.GetFeed, { tab: 3 }),
      await callAs(node, alice, ArticleInfo.GetList, {}),
    ]
    expect(JSON.stringify(lists)).not.toContain(articleText)
    expect((await callAs(node, alice, NewPublish.GetDraft, { id })).article?.html).toBe(articleText)
  })

  test('of another sanitiser is sanitised again, once', async () => {
    const { id } = await publishArticle(node, alice)
    const stored = () =>
      node.app.db
        .selectFrom('article')
        .select(['html', 'sanitiser_version'])
        .where('publish_id', '=', id)
        .executeTakeFirstOrThrow()
    const html = `${articleText}<script>alert(1)</script>`
    await node.app.db
      .updateTable('article')
      .set({ html, sanitiser_version: 0 })
      .where('publish_id', '=', id)
      .execute()
    expect((await read(null, id)).blocks).toEqual([{ kind: 'text', html: articleText }])
    expect(await stored()).toEqual({ html: articleText, sanitiser_version: sanitiserVersion })
    await node.app.db.updateTable('article').set({ html }).where('publish_id', '=', id).execute()
    expect((await read(null, id)).blocks).toEqual([{ kind: 'text', html }])
  })

  test('of a draft by another sanitiser is sanitised when it is opened', async () => {
    const { id } = await save(articleText)
    const content = { part: { html: `${articleText}<script>alert(1)</script>` } }
    await node.app.db
      .updateTable('draft')
      .set({ content: JSON.stringify(content) })
      .where('id', '=', id)
      .execute()
    expect((await callAs(node, alice, NewPublish.GetDraft, { id })).article?.html).toBe(articleText)
  })
})
