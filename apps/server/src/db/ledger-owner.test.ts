import { expect, inject, onTestFinished, test } from 'vitest'
import { newFolder, rows, start, useClusters } from './embedded/testing/clusters.ts'
import { migrate } from './migrate.ts'

useClusters()

const addRow = `insert into staff_act (id, actor, act, target_kind, target_id, created_at)
  values (gen_random_uuid(), 'test', 'test', 'site', '', now())`
/** A movement of coins, with everything that the program writes for it. */
const coinsOf = (member: string) => `begin;
  insert into member (id, nick_name, nick_name_folded, created_at) values (${member}, ${member}, ${member}, now());
  insert into coin_account (id, kind, member_id) values (${member}, 1, ${member});
  select from coin_account where id = ${member} for update;
  insert into coin_lot (id, member_id, expires_at) values (${member}, ${member}, '2099-12-31');
  insert into coin_tx (id, member_id, kind, amount, biz_type, biz_id, memo, created_at)
    values (${member}, ${member}, 1, 5, 'test', 'test', 'test', now());
  insert into coin_entry values (${member}, 1, ${member}, ${member}, 5);
  insert into coin_entry select ${member}, 0, id, null, -5 from coin_account where kind = 2;
  update coin_tx set memo = '' where id = ${member};
  update coin_lot set notified_days = 7 where id = ${member};
  commit`
const forbidden = [
  'update coin_entry set amount = 6',
  'delete from coin_entry',
  'truncate coin_entry',
  'alter table coin_entry disable trigger all',
  'update coin_tx set amount = 6',
  'delete from coin_tx',
  'alter table coin_tx disable trigger all',
  `update coin_lot set expires_at = '2100-01-01'`,
  'delete from coin_lot',
  'alter table coin_lot disable trigger all',
  'alter table coin_lot drop constraint coin_lot_balance_check',
  'alter table coin_lot disable row level security',
  'delete from coin_account',
  'drop table coin_account cascade',
  `create or replace function refuse_change_of_coins() returns trigger language plpgsql as 'begin return new; end'`,
  `create or replace function refuse_unbalanced_coins() returns trigger language plpgsql as 'begin return null; end'`,
  `update staff_act set actor = 'nobody'`,
  'delete from staff_act',
  'truncate staff_act',
  'drop table staff_act',
  'alter table staff_act disable trigger all',
  `create or replace function refuse_change_of_staff_act() returns trigger language plpgsql as 'begin return null; end'`,
  'drop function chain_staff_act cascade',
]

/** As for a release that would apply a migration of the audit log: one recorded migration less. */
const asBefore = `delete from migration_checksum where name = '0170-system-state';
  delete from kysely_migration where name = '0170-system-state';
  drop table program_node, provider_use, stored_size`

async function expectApart(url: string): Promise<void> {
  await rows(url, addRow)
  const member = `'${crypto.randomUUID()}'`
  await rows(url, coinsOf(member))
  expect(await rows(url, `select balance from coin_lot where id = ${member}`)).toEqual([{ balance: 5 }])
  for (const statement of forbidden) {
    await expect(rows(url, statement), statement).rejects.toMatchObject({ code: '42501' })
  }
  const [counted] = await rows(
    url,
    'select count(*)::int as n, bool_and(hash = staff_act_hash(staff_act)) as fits from staff_act',
  )
  expect(counted).toEqual({ n: expect.any(Number), fits: true })
}

test('the program changes neither its audit log nor its ledger of coins in the embedded database, also after an upgrade', async () => {
  const { url, maintenanceUrl } = await start(newFolder())
  // An earlier release owned the table.
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
