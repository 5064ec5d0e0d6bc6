import type { OwnInfo } from '@guangquan/contract'
import { levelThresholds } from '@guangquan/rules/level'
import { LevelMark, LinkButton } from '@guangquan/ui'
import { LockIcon } from '@guangquan/ui/icons'
import { paths } from '../../../app/paths.ts'

/** What is still missing before one may write articles. */
export function LevelLock({ own, level }: { own: OwnInfo; level: number }) {
  const missing = Math.max(0, (levelThresholds[level - 1] ?? 0) - own.exp)
  return (
    <section className="level-lock" aria-label="等级不足">
      <LockIcon size={40} />
      <h2>升到 Lv.{level} 就可以写文章</h2>
      <p>
        你现在是 Lv.{own.level} <LevelMark level={own.level} />
        ，还差 <b className="ui-print">{missing}</b> 点经验。 发布照片、收到喜欢都会得到经验。
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton kind="ink" href={paths.release()}>
          去发布照片
        </LinkButton>
        <LinkButton kind="line" href={paths.study()}>
          先读文章
        </LinkButton>
      </div>
    </section>
  )
}
