import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts'

/** A database of the operator, which nodes reach through a proxy. */
export interface OwnDatabase {
  forNodes: string
  direct: string
  proxy: TcpProxy
  close: () => Promise<void>
}

/** An empty database that exists already. */
export async function reachByProxy(direct: string): Promise<OwnDatabase> {
  const proxy = await openTcpProxy(direct)
  return { forNodes: proxy.url, direct, proxy, close: proxy.close }
}

/** A new database on a PostgreSQL; `close` drops it. */
export async function openOwnDatabase(serverUrl: string): Promise<OwnDatabase> {
  const name = `drill_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}`)
  const direct = new URL(serverUrl)
  direct.pathname = `/${name}`
  const database = await reachByProxy(direct.toString())
  return {
    ...database,
    close: async () => {
      await database.close()
      await run(`drop database if exists ${name} with (force)`)
    },
  }
}
