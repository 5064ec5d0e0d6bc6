import type { Achievement, ProfileFrame } from '@guangquan/contract'
import type { HandlersOf } from '../../http/implement.ts'
import { getFrame, getFrameOf, listFrames } from './frames/frames.read.ts'
import { putOnFrame, takeOffFrame } from './frames/use-frame.ts'
import { getMedal, getMedalOf, listMedals } from './medals/medals.read.ts'
import { takeOffMedal, wearMedal } from './medals/wear-medal.ts'

export const medalMethods: HandlersOf<typeof Achievement> = {
  GetList: listMedals,
  Detail: getMedal,
  TADetail: getMedalOf,
  Used: wearMedal,
  Cancel: takeOffMedal,
}

export const frameMethods: HandlersOf<typeof ProfileFrame> = {
  GetList: listFrames,
  Detail: getFrame,
  TADetail: getFrameOf,
  Used: putOnFrame,
  Cancel: takeOffFrame,
}
