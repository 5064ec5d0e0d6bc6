import type { App } from '../../context.ts'
import { gearDirectory, matchGear, type NamedGear } from '../gear-catalogue/index.ts'

/** More than a maker has in use; the terms of one search stay few. */
const max = 200

/** Ids of the cameras or lenses that a condition means. */
export async function findGear(app: App, kind: NamedGear['kind'], text: string): Promise<string[]> {
  return matchGear(await gearDirectory(app), text)
    .filter((one) => one.kind === kind)
    .slice(0, max)
    .map((one) => one.id)
}
