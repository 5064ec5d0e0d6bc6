import '../kind-gate.css'
import { ownLevel } from '@guangquan/routes/first/own'
import { fStopOf, unlocks, type Unlock } from '@guangquan/rules/growth/level'
import { IrisLoader, LevelIris, LinkButton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queries } from '../../../platform/api.ts'
import { boot } from '../../../platform/boot.ts'
import { paths } from '../../../platform/paths.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'

interface KindGateProps {
  kind: Unlock
  label: string
  children: ReactNode
}

/** Renders its children only for members with the level that this kind of post requires; others see the requirement. */
export function KindGate(props: KindGateProps) {
  return boot.settings.levelGates ? <ClosedGate {...props} /> : props.children
}

function ClosedGate({ kind, label, children }: KindGateProps) {
  const level = useQuery(queries.one(...ownLevel()))
  if (level.isPending) return <IrisLoader className="pt-24" />
  if (level.isError) return <LoadError of={level} />
  const needed = unlocks[kind]
  const { own } = level.data
  if (own === null || own.unlockLevel >= needed) return children
  const missing = Math.max(0, (own.thresholds[needed - 1] ?? 0) - own.exp)
  return (
    <section className="kind-gate" aria-label="等级不足">
      <LevelIris level={needed} size={72} />
      <h2 className="text-h3 font-semibold">{`Lv.${needed}（f/${fStopOf(needed)}）可以${label}`}</h2>
      <p className="text-ink-2">
        你现在是 Lv.{own.unlockLevel}，还差 <b className="ui-print">{missing}</b> 点经验。
      </p>
      <p className="text-small text-ink-3">发布照片、认真评论、收到喜欢都会让光圈开大。</p>
      <LinkButton kind="line" href={paths.release()}>
        先发布照片
      </LinkButton>
    </section>
  )
}
