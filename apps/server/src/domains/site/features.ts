import * as z from 'zod'
import { setting, type SettingCtx } from '../../db/settings.ts'

/** Switches of the key `features` of sys_config, which let operators turn features off. */
const Features = z
  .object({
    message: z.boolean(),
    lottery: z.boolean(),
    matchEntry: z.boolean(),
    video: z.boolean(),
    createCircle: z.boolean(),
  })
  .partial()

/** The switches as operators stored them. Videos and new circles are on unless turned off. */
export async function readFeatures(ctx: SettingCtx): Promise<z.output<typeof Features>> {
  return { video: true, createCircle: true, ...(await features.read(ctx)) }
}

const features = setting('features', {
  schema: Features,
  edited: Features.strict(),
  unset: () => ({
    message: true,
    lottery: true,
    matchEntry: true,
    video: true,
    createCircle: true,
  }),
  unreadable: {
    message: false,
    lottery: false,
    matchEntry: false,
    video: false,
    createCircle: false,
  },
})

/** Whether members may write to each other now. */
export async function isMessageOpen(ctx: SettingCtx): Promise<boolean> {
  return (await readFeatures(ctx)).message === true
}

/** Whether members may enter contests now. */
export async function isMatchEntryOpen(ctx: SettingCtx): Promise<boolean> {
  return (await readFeatures(ctx)).matchEntry === true
}

/** Whether members may upload videos now. */
export async function isVideoUploadOpen(ctx: SettingCtx): Promise<boolean> {
  return (await readFeatures(ctx)).video !== false
}

/** Whether members may create circles now. */
export async function isCircleCreationOpen(ctx: SettingCtx): Promise<boolean> {
  return (await readFeatures(ctx)).createCircle !== false
}

/** Whether members may take part in lotteries now. */
export async function isLotteryOpen(ctx: SettingCtx): Promise<boolean> {
  return (await readFeatures(ctx)).lottery === true
}
