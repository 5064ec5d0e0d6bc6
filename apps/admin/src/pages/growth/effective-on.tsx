import { Tag } from 'antd'

/** The day since which a row applies, or from which it will. */
export function EffectiveOn({ isCurrent, effectiveOn }: { isCurrent: boolean; effectiveOn: string }) {
  return isCurrent ? <Tag color="success">今天生效</Tag> : <Tag color="processing">{effectiveOn} 起</Tag>
}
