import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkBoundaries, boundaries } from '../boundaries.ts'

const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A small project that keeps every rule. */
const validProject: Record<string, string> = {
  'packages/contract/src/post/post.service.ts': `
    import * as z from 'zod'
    import { service } from '../service.ts'
    export const Post = service('NewPublish', { DeletePublish: z.null() })`,
  'packages/contract/src/wire/errors.ts': `export const text = '内容不存在'`,
  'packages/rules/src/growth/level.ts': `import type { Level } from '@guangquan/contract'
    export const next = (level: Level, now: Date) => new Date(now.getTime() + level)`,
  'apps/server/src/domains/post/post.tables.ts': `export const ownedTables = ['publish'] as const
    export const tablesReadBy = { publish: ['feed'] } as const`,
  'apps/server/src/domains/post/post.store.ts': `export const all = (db) => db.selectFrom('publish')`,
  'apps/server/src/domains/post/post.handlers.ts': `import { all } from './post.store.ts'`,
  'apps/server/src/domains/post/delete-post.ts': `export const deletePost = (ctx) => ctx.now`,
  'apps/server/src/domains/post/index.ts': `export { deletePost } from './delete-post.ts'`,
  'apps/server/src/domains/member/member.tables.ts': `export const ownedTables = ['member', 'medal'] as const
    export const tablesReadBySession = ['member'] as const`,
  'apps/server/src/session/find-session.ts': `export const find = (db) => db.selectFrom('member')`,
  'apps/server/src/domains/feed/newest.read.ts': `export const all = (db) => db.selectFrom('publish')
    export const some = sql\`select 1 from publish\``,
  'apps/server/src/domains/member/member.read.ts': `export const now = () => Date.now()`,
  'apps/server/src/domains/reply/index.ts': `import { deletePost } from '../post/index.ts'`,
  'apps/server/src/domains/member/index.ts': `export { find } from './member.store.ts'`,
  'apps/server/src/domains/post/post.manifest.ts': `import { h } from './post.handlers.ts'
    import { find } from '../member/index.ts'`,
  'apps/server/src/manifests.ts': `import { memberManifest } from './domains/member/member.manifest.ts'
    import { postManifest } from './domains/post/post.manifest.ts'
    import { replyManifest } from './domains/reply/reply.manifest.ts'
    import { feedManifest } from './domains/feed/feed.manifest.ts'
    const layers = { people: [memberManifest], content: [postManifest, replyManifest], discovery: [feedManifest] } as const`,
  'packages/routes/src/rows/content.ts': `import { api } from '@guangquan/contract/wire/method-ref'
    export const rows = { '/post/photo': { title: '照片', first: () => [api.Picture] } }`,
  'apps/web/src/platform/paths.ts': 'export const wall = () => `/post/photo`',
  'apps/web/src/features/post/index.ts': `export { card } from './card.ts'`,
  'apps/web/src/features/post/card.ts': `export const card = '/api/services'`,
  'apps/web/src/features/user/page.tsx': `import { card } from '../post/index.ts'
    export const page = <a href={card}>作品</a>`,
}

function findings(planted: Record<string, string> = {}): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'guangquan-boundaries-'))
  folders.push(folder)
  for (const [path, text] of Object.entries({ ...validProject, ...planted })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return checkBoundaries(folder)
}

/** Boundary, planted violation, and its place. */
const violations: [keyof typeof boundaries, string, Record<string, string>][] = [
  ['directions', 'contract imports another library', { 'packages/contract/src/a.ts': `import 'node:fs'` }],
  [
    'directions',
    'rules import a value of the contract',
    { 'packages/rules/src/a.ts': `import { Post } from '@guangquan/contract'` },
  ],
  [
    'directions',
    'routes bring schemas of the contract to the browser',
    { 'packages/routes/src/a.ts': `import { Post } from '@guangquan/contract'` },
  ],
  ['directions', 'routes import a library', { 'packages/routes/src/a.ts': `import * as z from 'zod'` }],
  ['directions', 'client imports an app', { 'packages/client/src/a.ts': `import '@guangquan/web'` }],
  ['directions', 'web imports the server', { 'apps/web/src/a.ts': `import '@guangquan/server'` }],
  ['directions', 'admin imports web', { 'apps/admin/src/a.ts': `import '@guangquan/web'` }],
  [
    'directions',
    'web reaches the server by a relative path',
    { 'apps/web/src/a.ts': `export * from '../../server/src/registry.ts'` },
  ],
  ['consoleFormsAsk', 'a dialog that does not ask', { 'apps/admin/src/pages/a.tsx': `<Modal open />` }],
  ['consoleFormsAsk', 'a form that does not ask', { 'apps/admin/src/pages/a.tsx': `<Form name="a" />` }],
  [
    'consoleFormsAsk',
    'a field that no form knows',
    { 'apps/admin/src/pages/a.tsx': `<Input.TextArea value={a} onChange={b} />` },
  ],
  [
    'keysByOneHelper',
    'a handler reads the key itself',
    { 'apps/web/src/a.tsx': `export const a = <input onKeyDown={(event) => event.key === 'Enter'} />` },
  ],
  [
    'keysByOneHelper',
    'a handler takes the key apart',
    { 'apps/admin/src/a.ts': `addEventListener('keydown', ({ key }) => a(key))` },
  ],
  [
    'keysByOneHelper',
    'a function of an event reads its code',
    { 'packages/ui/src/a.ts': `function a(press: KeyboardEvent) { const { keyCode } = press }` },
  ],
  [
    'keysByOneHelper',
    'a handler asks React for the composition',
    { 'apps/web/src/a.ts': `export const a = (press) => press.nativeEvent.isComposing` },
  ],
  ['shanghaiDays', 'a day of the device', { 'apps/admin/src/pages/a.tsx': `import dayjs from 'dayjs'` }],
  ['zodAsNamespace', 'a named import of zod', { 'packages/client/src/a.ts': `import { z } from 'zod'` }],
  [
    'domainEntryPoints',
    'a domain reaches into another',
    { 'apps/server/src/domains/feed/a.ts': `import '../post/post.store.ts'` },
  ],
  [
    'domainEntryPoints',
    'the program reaches into a domain',
    { 'apps/server/src/main.ts': `await import('./domains/post/delete-post.ts')` },
  ],
  [
    'featureEntryPoints',
    'a feature reaches into another',
    { 'apps/web/src/features/user/a.ts': `import '../post/card.ts'` },
  ],
  [
    'featureEntryPoints',
    'a feature loads a part of another',
    { 'apps/web/src/features/user/a.ts': `import('../post/card.ts')` },
  ],
  [
    'siteLayers',
    'the platform imports a shared part',
    { 'apps/web/src/platform/a.ts': `import { b } from '../shared/b.ts'` },
  ],
  [
    'siteLayers',
    'a shared part imports a feature',
    { 'apps/web/src/shared/a.ts': `import { card } from '../features/post/index.ts'` },
  ],
  [
    'siteLayers',
    'a feature imports a type of the shell',
    { 'apps/web/src/features/post/a.ts': `import type { Shell } from '../../app/shell.ts'` },
  ],
  [
    'featureCycles',
    'two features import each other',
    { 'apps/web/src/features/post/a.ts': `import { page } from '../user/index.ts'` },
  ],
  [
    'featureCycles',
    'three features import each other in turn',
    {
      'apps/web/src/features/post/a.ts': `import { tag } from '../tag/index.ts'`,
      'apps/web/src/features/tag/a.ts': `import { page } from '../user/index.ts'`,
    },
  ],
  [
    'kernelImportsNoDomain',
    'http imports a domain',
    { 'apps/server/src/http/a.ts': `import '../domains/post/index.ts'` },
  ],
  [
    'kernelImportsNoDomain',
    'jobs import a type of a domain',
    { 'apps/server/src/jobs/a.ts': `import type { Post } from '../domains/post/index.ts'` },
  ],
  [
    'kernelImportsNoDomain',
    'the demonstration data imports a domain',
    { 'apps/server/src/demo/a.ts': `import '../domains/post/index.ts'` },
  ],
  [
    'kernelLayers',
    'the database imports sessions, which stand on it',
    { 'apps/server/src/db/a.ts': `import type { Session } from '../session/find-session.ts'` },
  ],
  [
    'assembledByManifests',
    'a domain gives its handlers out by its door',
    { 'apps/server/src/domains/member/index.ts': `export { m } from './member.handlers.ts'` },
  ],
  [
    'assembledByManifests',
    'the kernel imports a manifest',
    { 'apps/server/src/domains/member/a.ts': `import { m } from './member.manifest.ts'` },
  ],
  [
    'domainLayers',
    'a domain imports one of a higher layer',
    { 'apps/server/src/domains/member/a.ts': `import { all } from '../feed/index.ts'` },
  ],
  [
    'domainLayers',
    'a domain imports a type of a higher layer',
    { 'apps/server/src/domains/post/a.ts': `import type { Feed } from '../feed/index.ts'` },
  ],
  [
    'domainLayers',
    'two domains of one layer import each other',
    { 'apps/server/src/domains/post/a.ts': `import { Reply } from '../reply/index.ts'` },
  ],
  [
    'domainLayers',
    'a domain has no layer',
    { 'apps/server/src/domains/album/a.ts': `import { deletePost } from '../post/index.ts'` },
  ],
  [
    'folderSizes',
    'a folder of 41 files',
    Object.fromEntries(
      Array.from({ length: 41 }, (_, n) => [`apps/server/src/domains/member/list/a${n}.ts`, 'export {}']),
    ),
  ],
  [
    'indexSizes',
    'a domain exports 41 names, types among them',
    {
      'apps/server/src/domains/member/index.ts': `export { ${Array.from({ length: 40 }, (_, n) => `type a${n}`).join(', ')} } from './a.ts'
        export const b = 1`,
    },
  ],
  [
    'indexSizes',
    'a domain exports a whole file',
    { 'apps/server/src/domains/member/index.ts': `export * from './member.store.ts'` },
  ],
  [
    'handlersWithoutKysely',
    'handlers speak to the database',
    { 'apps/server/src/domains/post/post.handlers.ts': `import { sql } from 'kysely'` },
  ],
  [
    'tablesOfTheirOwner',
    'another domain reads a table',
    { 'apps/server/src/domains/member/a.ts': `db.selectFrom('publish as p')` },
  ],
  [
    'tablesOfTheirOwner',
    'another domain joins a table',
    { 'apps/server/src/domains/member/a.ts': `db.selectFrom(['member', 'publish'])` },
  ],
  [
    'tablesOfTheirOwner',
    'SQL text joins a table',
    { 'apps/server/src/domains/member/a.ts': 'sql`select 1 from member join publish p on true`' },
  ],
  [
    'tablesOfTheirOwner',
    'a domain that may read a table writes it',
    { 'apps/server/src/domains/feed/a.ts': `db.updateTable('publish')` },
  ],
  [
    'tablesOfTheirOwner',
    'SQL text of a domain that may read a table deletes from it',
    { 'apps/server/src/domains/feed/a.ts': 'sql`delete from publish`' },
  ],
  [
    'tablesOfTheirOwner',
    'the kernel reads a table that is open to sessions only',
    { 'apps/server/src/http/a.ts': `db.updateTable('member')` },
  ],
  [
    'oneOwnerPerTable',
    'two domains own a table',
    { 'apps/server/src/domains/tag/tag.tables.ts': `export const ownedTables = ['medal'] as const` },
  ],
  ['noClock', 'a rule looks at the clock', { 'packages/rules/src/a.ts': `export const t = new Date()` }],
  [
    'noClock',
    'a policy looks at the clock',
    { 'apps/server/src/domains/post/post.policy.ts': `export const t = Date.now()` },
  ],
  [
    'noClock',
    'a command looks at the clock',
    { 'apps/server/src/domains/post/publish-post.ts': `export const t = new Date()` },
  ],
  [
    'pathsOnlyInRouteTable',
    'a page spells a path',
    { 'apps/web/src/features/post/a.tsx': 'export const a = (id) => `/post/detail/${id}`' },
  ],
  [
    'pathsOnlyInRouteTable',
    'a link spells the home',
    { 'apps/web/src/features/post/a.tsx': `export const a = <a href="/">home</a>` },
  ],
  [
    'methodsOnlyByReference',
    'a call is named by a string',
    { 'apps/web/src/features/post/a.ts': `export const key = 'DeletePublish'` },
  ],
  [
    'methodsOnlyByReference',
    'a call is named by its address',
    { 'apps/server/src/http/a.ts': `export const key = 'NewPublish/DeletePublish'` },
  ],
  [
    'chineseOnlyInSite',
    'the kernel speaks Chinese',
    { 'apps/server/src/http/a.ts': `throw new Error('出错了')` },
  ],
  [
    'chineseOnlyInSite',
    'a template speaks Chinese',
    { 'apps/server/src/domains/post/a.ts': 'export const a = `发布${1}`' },
  ],
  ['sizes', 'a long file', { 'apps/web/src/a.ts': 'export {}\n'.repeat(401) }],
  ['sizes', 'a long test', { 'apps/web/src/a.test.ts': 'export {}\n'.repeat(501) }],
  [
    'componentSizes',
    'a long component',
    { 'apps/web/src/a.tsx': `export function Page() {${'\n'.repeat(150)}}` },
  ],
  [
    'standardWords',
    'an answer that is a response',
    { 'apps/server/src/http/a.ts': 'export const storedAnswer = 1' },
  ],
  ['standardWords', 'a retired word in a name', { 'apps/web/src/a.ts': 'export const tellOfMember = 1' }],
  [
    'standardWords',
    'a retired word in the name of a subscriber',
    { 'apps/server/src/a.ts': `export const a = ['notice.tellOfMember']` },
  ],
  ['standardWords', 'a retired word in a file name', { 'apps/web/src/own-data.ts': 'export {}' }],
  [
    'standardWords',
    'a retired word in a comment',
    { 'apps/web/src/a.ts': '// The door of the house.\nexport {}' },
  ],
  [
    'standardWords',
    'a retired word in a comment of a style sheet',
    { 'apps/web/src/a.css': '/* The door of the house. */' },
  ],
  [
    'migrationsExpandFirst',
    'a migration drops a table that the previous program uses',
    { 'apps/server/src/db/migrations/0101-a.sql': 'drop table a;' },
  ],
  [
    'programWithoutTests',
    'the program imports what is written for tests',
    { 'apps/server/src/domains/post/delete-post.ts': `import { a } from '../../testing/people.ts'` },
  ],
  [
    'stems',
    'a component beside a file of its name',
    { 'apps/web/src/shared/a.tsx': 'export {}', 'apps/web/src/shared/a.ts': 'export {}' },
  ],
  ['names', 'a file called utils', { 'apps/web/src/shared/utils.ts': 'export {}' }],
  ['names', 'a folder called helpers', { 'apps/server/src/helpers/a.ts': 'export {}' }],
  ['names', 'a file in PascalCase', { 'apps/web/src/features/post/PostCard.tsx': 'export {}' }],
]

describe('the boundaries', () => {
  it('find nothing in a project that keeps them', () => {
    expect(findings()).toEqual([])
  })

  it.each(violations)('%s: %s', (rule, _what, planted) => {
    const [path] = Object.keys(planted)
    const found = findings(planted)
    expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${path}:\\d+ ${rule}: `)))
    expect(found.filter((line) => !line.includes(` ${rule}: `) && !line.includes(' directions: '))).toEqual(
      [],
    )
  })

  it('are each proved by a planted violation', () => {
    expect(new Set(violations.map(([rule]) => rule))).toEqual(new Set(Object.keys(boundaries)))
  })
})
