import * as z from 'zod'
import { firstDayNames } from './first-day.ts'
import { timeText } from '../shapes/text.ts'

/** What a new site needs before its first members come. */
export const FirstDay = z.object({
  items: z.array(
    z.object({
      step: z.enum(firstDayNames),
      /** `done` by an act of staff, or `confirmed` without changes. */
      state: z.enum(['open', 'done', 'confirmed']),
    }),
  ),
})

export type FirstDay = z.infer<typeof FirstDay>

const bytes = z.int()

/** A node of the program. */
export const SystemNode = z.object({
  id: z.string(),
  host: z.string(),
  pid: z.int(),
  version: z.string(),
  nodeVersion: z.string(),
  runsJobs: z.boolean(),
  /** False when its heartbeat is overdue. */
  isAlive: z.boolean(),
  startTime: timeText,
  seenTime: timeText,
  memoryBytes: bytes,
  /** Longest delay of the event loop between the last two heartbeats. */
  loopDelayMs: z.number(),
})
export type SystemNode = z.infer<typeof SystemNode>

export const SystemVersions = z.object({
  program: z.string(),
  /** The newest migration in the database. */
  schema: z.string(),
  /** Migrations of this node's version that the database lacks. */
  pendingMigrations: z.array(z.string()),
  node: z.string(),
  postgres: z.string(),
  /** Null where videos are served as they were uploaded. */
  ffmpeg: z.string().nullable(),
  /** Null where HEIC photographs are refused. */
  heic: z.string().nullable(),
})

export const SystemTable = z.object({
  name: z.string(),
  /** Including indexes and long values. */
  bytes,
  /** Estimated by the database. */
  rows: z.int(),
  deadRows: z.int(),
  vacuumTime: timeText.nullable(),
})
export type SystemTable = z.infer<typeof SystemTable>

export const SystemDatabase = z.object({
  bytes,
  isEmbedded: z.boolean(),
  /** The audit log belongs to another role, so that the program can only add to it. */
  isAuditApart: z.boolean(),
  connections: z.object({ active: z.int(), idle: z.int(), inTransaction: z.int(), max: z.int() }),
  /** Age of the oldest open transaction; null without one. */
  oldestTransactionSeconds: z.number().nullable(),
  largestTables: z.array(SystemTable),
})

export const StoredFolderItem = z.object({
  folder: z.string(),
  objects: z.int(),
  /** Objects without a row, and those of them that the comparison removed. */
  orphans: z.int(),
  removed: z.int(),
  /** Objects that have a row and do not exist. */
  missing: z.int(),
  proveTime: timeText,
})
export type StoredFolderItem = z.infer<typeof StoredFolderItem>

export const StoredUseItem = z.object({ useType: z.int(), files: z.int(), bytes, countTime: timeText })
export type StoredUseItem = z.infer<typeof StoredUseItem>

export const SystemStorage = z.object({
  kind: z.enum(['folder', 's3']),
  /** Null where the store does not tell. */
  freeBytes: bytes.nullable(),
  /** The disk with the data folder of the responding node. */
  disk: z.object({
    freeBytes: bytes,
    totalBytes: bytes,
    /** Uploads will soon be refused. */
    isLow: z.boolean(),
  }),
  uses: z.array(StoredUseItem),
  folders: z.array(StoredFolderItem),
})

export const providerNames = [
  'aliyun-sms',
  'tencent-sms',
  'smtp',
  'outbox',
  'wechat',
  'qq',
  'weibo',
  'storage',
] as const
export type ProviderName = (typeof providerNames)[number]

/** An outside service, and how requests to it ended. */
export const ProviderItem = z.object({
  name: z.enum(providerNames),
  isConfigured: z.boolean(),
  /** Kinds of test messages that it can send; empty: none. */
  testedBy: z.array(z.enum(['sms', 'mail'])),
  /** Figures of today. */
  succeeded: z.int(),
  failed: z.int(),
  lastSuccessTime: timeText.nullable(),
  lastFailureTime: timeText.nullable(),
  /** Kind of the failure, and the words of the provider or the network. */
  lastFailure: z.string(),
})
export type ProviderItem = z.infer<typeof ProviderItem>

/** Whether a test message was accepted. */
export const TestResult = z.object({
  isAccepted: z.boolean(),
  /** The words of the provider or the network; empty when the message was accepted. */
  cause: z.string(),
})
export type TestResult = z.infer<typeof TestResult>
