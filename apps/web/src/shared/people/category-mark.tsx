import { SealCheckIcon } from '@guangquan/ui/icons'

const names: Readonly<Record<string, string>> = {
  photographer: '认证摄影师',
  official: '官方账号',
  lecturer: '认证讲师',
  store: '门店账号',
  judge: '影赛评委',
  'circle-owner': '圈主',
}

/** Verification badge of a member, with its label on wide screens; nothing for unverified ones. */
export function CategoryMark({ icon, worded = false }: { icon: string | null; worded?: boolean }) {
  const name = icon === null ? undefined : names[icon]
  if (name === undefined) return null
  return (
    <span className="inline-flex items-center gap-1 text-small text-info" title={worded ? undefined : name}>
      <SealCheckIcon weight="fill" size={18} className="flex-none" />
      <span className={worded ? undefined : 'sr-only'}>{name}</span>
    </span>
  )
}
