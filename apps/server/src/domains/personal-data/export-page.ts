import { escapeHtml } from '../../text/escape-html.ts'
import { areaText } from '../site/index.ts'
import { fieldsHtml, tableHtml } from './export-table.ts'
import { innerParts, profileColumns } from './export-profile-words-page.ts'
import { listParts, pageWords } from './export-words-page.ts'
import type { PersonalData } from './gather-personal-data.ts'
import type { NamedFile } from './name-originals.ts'

const style = `
:root{color-scheme:light dark}
body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.7 system-ui,sans-serif}
article{border-top:1px solid #8888;padding:1rem 0}p,dd,td{white-space:pre-wrap;overflow-wrap:anywhere}
img{max-width:15rem;margin:.25rem}time{opacity:.7;font-size:.8rem}h2{margin-top:2.5rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.5rem}dt{opacity:.7}dd{margin:0}
div{overflow-x:auto}table{border-collapse:collapse;font-size:.875rem}
th,td{padding:.25rem .75rem .25rem 0;border-bottom:1px solid #8888;text-align:left;vertical-align:top}
nav a{display:inline-block;margin-right:1rem}
`

interface PageOptions {
  files: readonly NamedFile[]
  topicNames: ReadonlyMap<string, string>
}

/** A page in the ZIP that shows every part of the export in words, without a network or a program. */
export async function* exportPage(data: PersonalData, options: PageOptions): AsyncGenerator<string> {
  const title = escapeHtml(pageWords.title)
  yield `<!doctype html>
<html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style><h1>${title}</h1><p>${escapeHtml(pageWords.lead)}</p>`
  yield* profileHtml({ ...data.profile, invitedBy: fieldOf(data.lists['referrals'], 'invitedBy') }, options)
  yield* postsHtml(data, options.files)
  const follows = new Map<string, unknown>(Object.entries(data.follows))
  for (const name of ['following', 'blocked', 'tags', 'followedCircles', 'contacts'])
    yield* innerHtml(name, follows.get(name))
  const lists = listsOf(data)
  for (const [name, rows] of lists) {
    yield* tableHtml(name, listParts[name] ?? { title: name, columns: [] }, rows)
  }
  yield '</html>\n'
}

/** The lists of the page by name: first those that have words, in their order. */
function listsOf({ lists, long }: PersonalData): Map<string, Iterable<unknown> | AsyncIterable<unknown>> {
  const found = new Map<string, Iterable<unknown> | AsyncIterable<unknown>>()
  const { referrals, ...plain } = lists
  const all = new Map<string, unknown>([...Object.entries(plain), ['invited', fieldOf(referrals, 'invited')]])
  for (const [name, open] of Object.entries(long)) found.set(name, open())
  for (const [name, rows] of all) found.set(name, Array.isArray(rows) ? rows : [])
  const order = Object.keys(listParts)
  return new Map([...found].toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)))
}

async function* profileHtml(profile: object, { topicNames }: PageOptions): AsyncGenerator<string> {
  const areaCodes = fieldOf(profile, 'areaCodes')
  const topicIds = fieldOf(profile, 'topicIds')
  const shown = {
    ...profile,
    areaCodes: Array.isArray(areaCodes) ? areaText(areaCodes.map(String)) : '',
    topicIds: Array.isArray(topicIds) ? topicIds.map((id) => topicNames.get(String(id)) ?? String(id)) : [],
  }
  yield `<h2 id="profile">${escapeHtml(pageWords.profile)}</h2>${fieldsHtml(shown, profileColumns)}`
  for (const name of ['privacy', 'popupAccept', 'clubCard', 'consents', 'social']) {
    yield* innerHtml(name, fieldOf(profile, name))
  }
}

async function* innerHtml(name: string, value: unknown): AsyncGenerator<string> {
  const words = innerParts[name]
  if (words === undefined) return
  if (Array.isArray(value)) yield* tableHtml(name, words, value)
  else yield `<h2 id="${name}">${escapeHtml(words.title)}</h2>${fieldsHtml(objectOf(value), words.columns)}`
}

function* postsHtml(data: PersonalData, files: readonly NamedFile[]): Generator<string> {
  const pathOf = new Map(files.map((file) => [file.id, file.path]))
  yield `<h2 id="posts">${escapeHtml(pageWords.posts)}（${data.posts.length}）</h2>`
  for (const post of data.posts.toReversed()) {
    const pictures = post.pictures.flatMap(({ fileId, alt, title }) => {
      const path = pathOf.get(fileId)
      if (path === undefined) return []
      const address = escapeHtml(path.split('/').map(encodeURIComponent).join('/'))
      return [
        `<a href="${address}"><img loading="lazy" src="${address}" alt="${escapeHtml(alt || title)}"></a>`,
      ]
    })
    yield `<article><time>${post.createTime}</time><h3>${escapeHtml(post.title)}</h3>
<p>${escapeHtml(post.text)}</p>${pictures.join('')}</article>`
  }
  yield `<h2 id="comments">${escapeHtml(pageWords.comments)}（${data.comments.length}）</h2><ul>`
  for (const one of data.comments.toReversed()) {
    yield `<li><time>${one.createTime}</time> ${escapeHtml(one.text)}</li>`
  }
  yield '</ul>'
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

function fieldOf(value: unknown, name: string): unknown {
  return Reflect.get(objectOf(value), name)
}
