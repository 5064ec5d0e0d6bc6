import type { Gear, Picture } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { suggestGear } from '../gear-catalogue/index.ts'
import { loadGearOptions } from './gear-options.read.ts'
import { compareLenses, getGearPage, listGearStops } from './gear-page.read.ts'

export const gearMethods = {
  Get: getGearPage,
  GetStops: listGearStops,
  Compare: compareLenses,
} satisfies HandlersOf<typeof Gear>

/** Methods of Picture about cameras and lenses. */
export const gearChoiceMethods = {
  GetGearOptions: loadGearOptions,
  SuggestGear: (ctx, input) => suggestGear(ctx.app, input),
} satisfies Partial<HandlersOf<typeof Picture>>
