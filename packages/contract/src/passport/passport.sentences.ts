// Texts that the server writes: lines of the book, notices, the file that an owner exports.
import { countText } from '../text/count-text.ts'
import { nameOf } from '../staff/staff-names.ts'
import { extensionText } from '../product/product.words.ts'
import type { Warranty } from '../product/product.shapes.ts'
import { gearEventKinds, gearServiceNames, passportLevelNames } from './passport.words.ts'

/** A level with its name: `2 级（照片佐证）`. */
export const levelText = (level: number): string => `${level} 级（${nameOf(passportLevelNames, level)}）`

interface TextOfEvent {
  kind: number
  service: number | null
  level: number | null
}

/** A line of the book as a sentence. */
export function gearEventText({ kind, service, level }: TextOfEvent): string {
  switch (kind) {
    case gearEventKinds.registered:
      return '注册'
    case gearEventKinds.level:
      return `护照升到 ${levelText(level ?? 0)}`
    case gearEventKinds.service:
      return nameOf(gearServiceNames, service ?? 0)
    case gearEventKinds.transferred:
      return '过户给新主人'
    case gearEventKinds.lost:
      return '挂失'
    default:
      return '解除挂失'
  }
}

/** Follows the sentence of the notice that the shutter count reached a chosen figure. */
export const shutterReachedText = (reached: number): string => `${countText(reached)} 次，可以安排一次保养`

/** Follows the sentence of a notice about a service that a shop recorded. */
export const visitText = (visit: { shop: string; product: string; day: string; service: number }): string =>
  `${visit.shop}，${visit.product} ${visit.day} ${nameOf(gearServiceNames, visit.service)}`

/** Follows the sentence of the notice that a warranty ends. */
export const warrantyEndingText = (product: string, until: string, days: number): string =>
  `${product} 保修到 ${until}，${days === 0 ? '今天到期' : `还有 ${days} 天`}`

export const shutterText = (value: number): string => `${countText(value)} 次`

/** Shown where the shutter count is unknown. */
export const noShutterText = (countsShutter: boolean): string =>
  countsShutter ? '还没有照片记录' : '该机型照片不含快门数'

export const warrantyText = (warranty: Warranty | null): string =>
  warranty === null
    ? '未生效'
    : [`${warranty.from} 至 ${warranty.until}`, ...warranty.extensions.map(extensionText)].join('\n')

/** Columns of the exported file. */
export const passportSheet = {
  title: '器材护照',
  serialEnd: '产品编号后三位',
  level: '护照等级',
  warranty: '保修',
  shutter: '快门数',
  registeredOn: '注册日期',
  owners: '历任主人',
  code: '公开护照码',
  book: '保养与履历',
  empty: '还没有记录',
  byStaff: '官方服务记录',
  byShop: '门店记录',
} as const

/** Which member of staff recorded a line, and where; empty for lines of members or the program. */
export const recorderText = (line: { byStaff: boolean; byShop: boolean; place: string }): string =>
  line.byStaff ? `${line.byShop ? passportSheet.byShop : passportSheet.byStaff} ${line.place}`.trim() : ''

export const ownersText = (owners: number): string => `${owners} 位`

export const sheetFoot = (madeAt: string, note: string): string =>
  `${madeAt} 导出。等级和保修以导出时为准，保修${note}。`

export const transferRoles = { seller: '转出', buyer: '接收' } as const
