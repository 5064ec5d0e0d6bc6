import type { UserHome } from '@guangquan/contract'
import { CameraIcon } from '@guangquan/ui/icons'
import { CategoryMark } from '../../../shared/category-mark.tsx'

type Marked = Pick<UserHome, 'usedAchievementSrc' | 'userCategoryIcon' | 'userType'>

/** Marks after a member's name: the medal they wear, their verification, and 机主 for owners. */
export function PersonMarks({ home }: { home: Marked }) {
  return (
    <>
      {home.usedAchievementSrc === null ? null : (
        <img src={home.usedAchievementSrc} alt="佩戴中的勋章" width="32" height="32" />
      )}
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
