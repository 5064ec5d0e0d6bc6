import type { App } from '../../context.ts'
import { gearDirectory } from './gear-directory.ts'
import type { Gear } from './list-gear.ts'
import { completeGear } from './match-gear.ts'

const max = 10

/** Cameras or lenses for the beginning of a name or nickname. */
export async function suggestGear(
  app: App,
  { kind, keyword }: { kind: 'camera' | 'lens'; keyword: string },
): Promise<Gear[]> {
  const found = completeGear(await gearDirectory(app), keyword)
  return found
    .filter((one) => one.kind === kind)
    .slice(0, max)
    .map(({ id, name }) => ({ id, name }))
}
