import { watermarkFromPx } from '@guangquan/contract'
import type { App } from '../../context.ts'
import { ruleOf, copyKey } from '../image/index.ts'
import type { FileRow } from './media.store.ts'

/** Removes every copy with one version of a file's watermark, whether or not the row still lists its size. */
export async function removeWatermarkedCopies(app: App, file: FileRow, mark: number): Promise<void> {
  const { copies, large, former } = ruleOf(file.use_type)
  const sizes = [...copies, large, former].flatMap((copy) => copy?.size ?? [])
  for (const size of sizes.filter((one) => one >= watermarkFromPx)) {
    for (const gamut of ['srgb', 'p3'] as const)
      for (const format of ['webp', 'avif'] as const)
        await app.storage.remove(copyKey(file.public_prefix, { size, gamut, mark }, format))
  }
}
