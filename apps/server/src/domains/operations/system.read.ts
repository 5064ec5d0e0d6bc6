import type { MethodOutput, StaffSystem, SystemNode } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { StaffCtx } from '../../context.ts'
import { pendingMigrations } from '../../db/pending-migrations.ts'
import { listStorageProofs } from '../../jobs/storage-proof.store.ts'
import { heartbeatMs } from '../../nodes/node-heartbeat.ts'
import { listNodes } from '../../nodes/nodes.store.ts'
import { programVersion } from '../../program-version.ts'
import { diskRoom } from '../../storage/disk-room.ts'
import { heicDecoderVersion } from '../image/index.ts'
import { listStoredSizes } from '../media/index.ts'
import { videoToolsVersion } from '../footage/index.ts'
import { loadDatabase } from './database.read.ts'

type Overview = MethodOutput<typeof StaffSystem.Get>

/** Heartbeats that may be missing before a node counts as gone. */
const missedBeats = 3

/** The state of the system. */
export async function loadSystem(ctx: StaffCtx): Promise<Overview> {
  const [versions, nodes, database, storage] = await Promise.all([
    loadVersions(ctx),
    loadNodes(ctx),
    loadDatabase(ctx),
    loadStorage(ctx),
  ])
  return { versions, nodes, database, storage }
}

async function loadVersions({ app, db }: StaffCtx): Promise<Overview['versions']> {
  const [pending, ffmpeg, { rows }] = await Promise.all([
    pendingMigrations(db),
    videoToolsVersion(app),
    sql<{ schema: string; postgres: string }>`
      select (select max(name) from migration_checksum) as schema,
        current_setting('server_version') as postgres`.execute(db),
  ])
  return {
    program: programVersion,
    schema: rows[0]?.schema ?? '',
    pendingMigrations: pending,
    node: process.versions.node,
    postgres: rows[0]?.postgres ?? '',
    ffmpeg,
    heic: heicDecoderVersion(),
  }
}

async function loadNodes({ db, now }: StaffCtx): Promise<SystemNode[]> {
  const nodes = await listNodes(db)
  return nodes.map((node) => ({
    id: node.id,
    host: node.host,
    pid: node.pid,
    version: node.version,
    nodeVersion: node.node_version,
    runsJobs: node.runs_jobs,
    isAlive: now.getTime() - node.seen_at.getTime() < missedBeats * heartbeatMs,
    startTime: timeTextOf(node.started_at),
    seenTime: timeTextOf(node.seen_at),
    memoryBytes: node.memory_bytes,
    loopDelayMs: node.loop_delay_ms,
  }))
}

async function loadStorage({ app, db }: StaffCtx): Promise<Overview['storage']> {
  const [disk, freeBytes, uses, folders] = await Promise.all([
    diskRoom(app.env.dataDir),
    app.storage.freeBytes(),
    listStoredSizes(db),
    listStorageProofs(db),
  ])
  return {
    kind: app.env.S3_BUCKET === undefined ? 'folder' : 's3',
    freeBytes,
    disk,
    uses: uses.map(({ countedAt, ...use }) => ({ ...use, countTime: timeTextOf(countedAt) })),
    folders: folders.map(({ provedAt, ...folder }) => ({ ...folder, proveTime: timeTextOf(provedAt) })),
  }
}
