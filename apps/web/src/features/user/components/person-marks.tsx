import type { UserHome } from '@guangquan/contract'
import { CameraIcon } from '@guangquan/ui/icons'
import { CategoryMark } from '../../../shared/people/category-mark.tsx'
import { WornMedal } from '../../../shared/people/worn-medal.tsx'

type Marked = Pick<UserHome, 'usedAchievementSrc' | 'usedAchievementTitle' | 'userCategoryIcon' | 'userType'>

/** Marks after a member's name: the medal they wear, their verification, and 机主 for owners. */
export function PersonMarks({ home }: { home: Marked }) {
  return (
    <>
      <WornMedal src={home.usedAchievementSrc} title={home.usedAchievementTitle} size={32} />
      <CategoryMark icon={home.userCategoryIcon} worded />
      {home.userType === 2 ? (
        <span className="inline-flex items-center gap-1 text-small text-accent-text" title="注册过产品的影友">
          <CameraIcon size={16} />
          机主
        </span>
      ) : null}
    </>
  )
}
