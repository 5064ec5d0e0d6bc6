import { at, type Screen } from './screen.ts'

/** Screens that look different for a member who has neither posts nor notices yet. */
export const newcomerScreens: Screen[] = [
  at('/user'),
  at('/user/gallery'),
  at('/user/collect'),
  at('/user/fans'),
  at('/user/circle/1'),
  at('/user/notice-list'),
  at('/user/release-list?tab=draft'),
]
