import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts'

/** An empty database on somebody's PostgreSQL, which nodes reach through a proxy. */
export interface OwnDatabase {
  forNodes: string
  direct: string
  proxy: TcpProxy
  close: () => Promise<void>
}

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
  const proxy = await openTcpProxy({ host: direct.hostname, port: Number(direct.port) })
  const forNodes = new URL(direct)
  forNodes.hostname = '127.0.0.1'
  forNodes.port = String(proxy.port)
  return {
    forNodes: forNodes.toString(),
    direct: direct.toString(),
    proxy,
    close: async () => {
      await proxy.close()
      await run(`drop database if exists ${name} with (force)`)
    },
  }
}
