import type { MedalMeasure } from '../medal-measure.ts'
import { communityMeasures } from './community.ts'
import { growthMeasures } from './growth.ts'
import { postMeasures } from './posts.ts'
import { shotMeasures } from './shots.ts'

/** Measures of data in lower layers. Higher domains declare theirs in their manifests. */
export const ownMeasures: readonly MedalMeasure[] = [
  ...growthMeasures,
  ...postMeasures,
  ...shotMeasures,
  ...communityMeasures,
]
