import type { ActivityType } from '@guangquan/contract/activity/activity.words'
import {
  ApertureIcon,
  CameraIcon,
  ChalkboardTeacherIcon,
  FrameCornersIcon,
  GiftIcon,
  MonitorIcon,
  StorefrontIcon,
  TrophyIcon,
  UsersThreeIcon,
} from '@guangquan/ui/icons'

/** The sign of each type, used in the calendar and without a cover. */
export const typeSigns = {
  1: ChalkboardTeacherIcon,
  2: CameraIcon,
  3: ApertureIcon,
  4: StorefrontIcon,
  5: FrameCornersIcon,
  6: MonitorIcon,
  7: TrophyIcon,
  8: GiftIcon,
  9: UsersThreeIcon,
} as const satisfies Record<ActivityType, typeof ChalkboardTeacherIcon>
