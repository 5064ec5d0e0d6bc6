import { join } from 'node:path'
import type { Env } from '../env.ts'
import { openFolderStorage } from './folder-storage.ts'
import type { Storage } from './storage.ts'

/** Where the configured storage is, for the operator. */
export function storagePlace({ S3_BUCKET, S3_ENDPOINT, dataDir }: Env): string {
  return S3_BUCKET === undefined
    ? `the folder ${join(dataDir, 'files')}`
    : `the bucket ${S3_BUCKET} at ${S3_ENDPOINT ?? 'AWS'}`
}

/** Opens the configured storage: S3 if `S3_BUCKET` is set, otherwise the data folder. */
export async function openStorage(env: Env): Promise<Storage> {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    // Loaded on demand: without S3 the SDK would cost a tenth of the start and eleven megabytes.
    const { openS3Storage } = await import('./s3-storage.ts')
    return openS3Storage({
      endpoint: env.S3_ENDPOINT ?? null,
      region: S3_REGION,
      bucket: S3_BUCKET,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      forcePathStyle: env.S3_FORCE_PATH_STYLE,
    })
  }
  return openFolderStorage(join(env.dataDir, 'files'))
}
