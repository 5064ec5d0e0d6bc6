export * from './achievement.words.ts'
export { Achievement, ProfileFrame } from './achievement.service.ts'
export * from './staff-medal.service.ts'
export type {
  StaffFrameItem,
  StaffFrameRule,
  StaffMedalGoal,
  StaffMedalItem,
  StaffOwnerItem,
} from './staff-achievement.shapes.ts'
export {
  type FrameItem,
  type MedalDetail,
  type MedalItem,
  type MedalSummary,
  type MedalTier,
} from './achievement.shapes.ts'
