import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readProject } from './project.ts'
import { migrationsExpandFirst } from './migrations.ts'

const root = mkdtempSync(join(tmpdir(), 'guangquan-migrations-'))
const folder = join(root, 'apps/server/src/db/migrations')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, '0081-old.sql'), 'alter table member drop column fans_count;')
writeFileSync(join(folder, '0100-expand.sql'), 'alter table session add column cipher bytea;')
afterAll(() => rmSync(root, { recursive: true, force: true }))

function judge(text: string): string[] {
  writeFileSync(join(folder, '0101-new.sql'), text)
  return migrationsExpandFirst(readProject(root)).map(({ path, line }) => `${path.slice(-12)}:${line}`)
}

test.each([
  'drop table session;',
  'Alter Table session\n  drop column sign_key;',
  'alter table session add column a int, drop sign_key;',
  'alter table session drop if exists sign_key;',
  'alter table session rename column sign_key to key;',
  'alter table session rename sign_key to key;',
  'alter table session rename to login;',
  '-- Unused since 0102-later\ndrop table session;',
  '-- Unused since 0099-missing\ndrop table session;',
  '-- Unused since 0101-new\ndrop table session;',
])('refused: %s', (text) => {
  expect(judge(text)).toHaveLength(1)
})

test.each([
  '-- Unused since 0100-expand\nalter table session drop column sign_key;',
  'alter table session drop constraint one, alter column a drop not null, alter column b drop default;',
  'drop index session_live; alter index a rename to b; drop trigger t on member; drop function f;',
  'alter table session rename constraint a to b;',
  '-- drop table session;\nselect 1;',
])('allowed: %s', (text) => {
  expect(judge(text)).toEqual([])
})

test('the line of the statement is named', () => {
  expect(judge('create table a (b int);\n\n-- why\ndrop table session;')).toEqual(['0101-new.sql:4'])
})
