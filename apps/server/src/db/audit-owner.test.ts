import { expect, inject, onTestFinished, test } from 'vitest'
import { newFolder, rows, start, useClusters } from './embedded/testing/clusters.ts'
import { migrate } from './migrate.ts'

useClusters()

const addRow = `insert into staff_act (id, actor, act, target_kind, target_id, created_at)
  values (gen_random_uuid(), 'test', 'test', 'site', '', now())`
const forbidden = [
  `update staff_act set actor = 'nobody'`,
  'delete from staff_act',
  'truncate staff_act',
  'drop table staff_act',
  'alter table staff_act disable trigger all',
  `create or replace function refuse_change_of_staff_act() returns trigger language plpgsql as 'begin return null; end'`,
  'drop function chain_staff_act cascade',
]

/** What a release would apply that changes the audit log, with one migration less recorded. */
const asBefore = `delete from migration_checksum where name = '0170-system-state';
  delete from kysely_migration where name = '0170-system-state';
  drop table program_node, provider_use, stored_size`

async function expectApart(url: string): Promise<void> {
  await rows(url, addRow)
  for (const statement of forbidden) {
    await expect(rows(url, statement), statement).rejects.toMatchObject({ code: '42501' })
  }
  const [counted] = await rows(
    url,
    'select count(*)::int as n, bool_and(hash = staff_act_hash(staff_act)) as fits from staff_act',
  )
  expect(counted).toEqual({ n: expect.any(Number), fits: true })
}

test('the program cannot change its audit log in the embedded database, also after an upgrade', async () => {
  const { url, maintenanceUrl } = await start(newFolder())
  // A release before owned the table.
  await migrate(url)
  await rows(url, 'create table mine (id int)')
  await migrate(url, maintenanceUrl)
  await expectApart(url)
  await rows(url, 'drop table mine; create table mine (id int)')
  await rows(url, asBefore)
  expect(await migrate(url, maintenanceUrl)).toEqual(['0170-system-state'])
  await expectApart(url)
})

test('nor in a database of its operator, whose other role is no superuser', async () => {
  const server = inject('postgresUrl')
  const name = `audit_${crypto.randomUUID().slice(0, 8)}`
  const [program, owner] = [`${name}_program`, `${name}_owner`]
  const urlOf = (role: string) => {
    const url = new URL(server)
    url.username = role
    url.password = 'secret'
    url.pathname = `/${name}`
    return url.href
  }
  await rows(server, `create role ${program} login password 'secret'`)
  await rows(server, `create role ${owner} login password 'secret' in role ${program}`)
  await rows(server, `create database ${name} owner ${program}`)
  onTestFinished(async () => {
    await rows(server, `drop database ${name} with (force)`)
    await rows(server, `drop role ${owner}, ${program}`)
  })
  await migrate(urlOf(program), urlOf(owner))
  await expectApart(urlOf(program))
  await rows(urlOf(program), asBefore)
  await migrate(urlOf(program), urlOf(owner))
  await expectApart(urlOf(program))
})
